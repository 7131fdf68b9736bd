import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { Message, parse as parseWords, type Pattern, TextElement } from "@fluent/syntax";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

const GAMES = ["die_patin", "ratland", "ankh_morpork", "target_rats", "ratcatcher"];

/** What each board draws from: sections of content.toml, each with the kind under which words/*.ftl name its things. */
const SECTIONS: Record<string, Record<string, string | null>> = {
  die_patin: { area: "area", manhole: null, district: "district", clan: "clan", enterprise: "enterprise", intrigue: "card", mission: "mission" },
  ratland: { place: "place", cheese: "colour", event: "event", clan: "clan", feeding: null },
  ankh_morpork: { areas: "area", layout: null, cards: "card", city_cards: "power", personalities: "personality", events: "event" },
  target_rats: { space: "space", link: null, faction: "faction", quadrant: "quadrant", card: "card", item: "item" },
  ratcatcher: {
    template: null, township: "card", ratcatcher: "ratcatcher", nemesis: "nemesis", rat_colour: "rat", peculiar: "peculiar", tallyman_reward: "tally",
    ability: "ability", trap: "trap", token: "token", upgrade: "upgrade",
  },
};
/** Options whose values are things of the game: the kind under which words/*.ftl name them. */
const OPTION_KINDS: Record<string, string> = {
  "die_patin removed": "enterprise", "target_rats factions": "faction", "ratcatcher ratcatcher": "ratcatcher", "ratcatcher nemesis": "nemesis",
};
const LANGUAGES = ["en", "de", "fr"];
const GRAMMAR = new Set(["gender", "the", "in", "nom", "akk", "dat", "gen", "le", "de", "a"]);

const games = process.env.UNDERCITY_GAMES ?? resolve(import.meta.dirname, "../src/undercity/games");
const fileOf = (game: string, name: string) => `${games}/${game}/${name}`;

type Fields = Record<string, unknown>;

/** The names of a game's things, and the texts printed on them, by message: `{ name_de, text_de, ... }`. */
function namesOf(game: string): Map<string, Fields> {
  const found = new Map<string, Fields>();
  for (const language of LANGUAGES) {
    for (const entry of parseWords(readFileSync(fileOf(game, `words/${language}.ftl`), "utf8"), {}).body) {
      if (!(entry instanceof Message) || !entry.value) continue;
      const fields = found.get(entry.id.name) ?? {};
      fields[`name_${language}`] = plain(entry.value);
      for (const form of entry.attributes) if (!GRAMMAR.has(form.id.name)) fields[`${form.id.name}_${language}`] = plain(form.value);
      found.set(entry.id.name, fields);
    }
  }
  return found;
}

/** A text without variables. */
const plain = (pattern: Pattern): string => pattern.elements.map((part) => (part instanceof TextElement ? part.value : "")).join("");

/** A thing of content.toml with its names and its place in layout.toml; cards with two faces ("t00_normal") have one name. */
function complete(thing: unknown, kind: string | null, names: Map<string, Fields>, places: Record<string, Fields>): unknown {
  if (typeof thing !== "object" || thing === null || !("id" in thing)) return thing;
  const id = String(thing.id);
  const own = kind ? (names.get(`${kind}-${id}`) ?? names.get(`${kind}-${id.split("_")[0]}`)) : undefined;
  return { ...thing, ...own, ...places[id] };
}

/** All things of a kind that only words/*.ftl know by themselves. */
const thingsOf = (kind: string, names: Map<string, Fields>): Fields[] =>
  [...names].filter(([message]) => message.startsWith(`${kind}-`)).map(([message, fields]) => ({ id: message.slice(kind.length + 1), ...fields }));

/** A section of content.toml, completed; what layout.toml alone has is taken from there, what words/*.ftl alone have from these. */
function section(content: Fields, layout: Fields, key: string, kind: string | null, names: Map<string, Fields>): unknown {
  const [things, places] = [content[key], (layout[key] ?? {}) as Record<string, Fields>];
  if (things === undefined && layout[key] === undefined && kind) return thingsOf(kind, names);
  if (Array.isArray(things)) return things.map((thing) => complete(thing, kind, names, places));
  return things === undefined ? (layout[key] ?? null) : { ...(things as Fields), ...places };
}

/** The values of an option in every language: `{ rat_king: { en: "Rat King", ... } }`. */
function valuesOf(option: string, kind: string): Record<string, Fields> {
  const game = option.split(" ")[0]!;
  if (!existsSync(fileOf(game, "words/en.ftl"))) return {};
  const things = [...namesOf(game)].filter(([message]) => message.startsWith(`${kind}-`));
  const inWords = (fields: Fields) => Object.fromEntries(LANGUAGES.map((language) => [language, fields[`name_${language}`]]));
  return Object.fromEntries(things.map(([message, fields]) => [message.slice(kind.length + 1), inWords(fields)]));
}

/** `virtual:layout/<game>` is that game's layout as data; null for a game that is not in the house yet.
 *  `virtual:values` has the names of the things that options choose from. */
function layouts(): Plugin {
  const prefix = "virtual:layout/";
  return {
    name: "undercity-layouts",
    resolveId: (id) => (id.startsWith(prefix) || id === "virtual:layouts" || id === "virtual:values" ? "\0" + id : undefined),
    load(id) {
      if (id === "\0virtual:layouts") return `export default ${JSON.stringify(GAMES.filter((g) => existsSync(fileOf(g, "content.toml"))))}`;
      if (id === "\0virtual:values") {
        const options = Object.entries(OPTION_KINDS).map(([option, kind]) => [option, valuesOf(option, kind)]);
        return `export default ${JSON.stringify(Object.fromEntries(options))}`;
      }
      if (!id.startsWith("\0" + prefix)) return undefined;
      const game = id.slice(prefix.length + 1);
      const [contents, places] = [fileOf(game, "content.toml"), fileOf(game, "layout.toml")];
      if (!existsSync(contents)) return "export default null";
      const files = [contents, ...LANGUAGES.map((language) => fileOf(game, `words/${language}.ftl`)), ...(existsSync(places) ? [places] : [])];
      files.forEach((file) => this.addWatchFile(file));
      const content = parse(readFileSync(contents, "utf8"));
      const layout = existsSync(places) ? parse(readFileSync(places, "utf8")) : {};
      const names = namesOf(game);
      const wanted = Object.entries(SECTIONS[game] ?? {}).map(([key, kind]) => [key, section(content, layout, key, kind, names)]);
      const json = JSON.stringify(Object.fromEntries(wanted), (key, value) => (key.includes("source") ? undefined : value));
      return `export default JSON.parse(${JSON.stringify(json)})`;
    },
  };
}

export default defineConfig({
  base: "./", // the server writes down where the house stands (pages.py)
  plugins: [svelte({ compilerOptions: { fragments: "tree" } }), layouts()],
  build: {
    outDir: resolve(import.meta.dirname, "../src/undercity/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": { target: process.env.UNDERCITY_SERVER ?? "http://127.0.0.1:8000", ws: true } } },
});
