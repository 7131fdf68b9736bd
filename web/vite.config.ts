import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { Message, parse as parseWords, type Pattern, TextElement } from "@fluent/syntax";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";
import { type Fields, laidOut, type Names } from "./src/lib/layout";

const GAMES = ["die_patin", "ratland", "ankh_morpork", "target_rats", "ratcatcher"];

/** Options whose values are things of the game: the kind under which words/*.ftl name them. */
const OPTION_KINDS: Record<string, string> = {
  "die_patin removed": "enterprise", "target_rats factions": "faction", "ratcatcher ratcatcher": "ratcatcher", "ratcatcher nemesis": "nemesis",
};
const LANGUAGES = ["en", "de", "fr"];
const GRAMMAR = new Set(["gender", "the", "in", "nom", "akk", "dat", "gen", "le", "de", "a"]);

const games = process.env.UNDERCITY_GAMES ?? resolve(import.meta.dirname, "../src/undercity/games");
const fileOf = (game: string, name: string) => `${games}/${game}/${name}`;

/** The names of a game's things, and the texts printed on them, by message: `{ name_de, text_de, ... }`. */
function namesOf(game: string): Names {
  const found: Names = {};
  for (const language of LANGUAGES) {
    for (const entry of parseWords(readFileSync(fileOf(game, `words/${language}.ftl`), "utf8"), {}).body) {
      if (!(entry instanceof Message) || !entry.value) continue;
      const fields = (found[entry.id.name] ??= {});
      fields[`name_${language}`] = plain(entry.value);
      for (const form of entry.attributes) if (!GRAMMAR.has(form.id.name)) fields[`${form.id.name}_${language}`] = plain(form.value);
    }
  }
  return found;
}

/** A text without variables. */
const plain = (pattern: Pattern): string => pattern.elements.map((part) => (part instanceof TextElement ? part.value : "")).join("");

/** The values of an option in every language: `{ rat_king: { en: "Rat King", ... } }`. */
function valuesOf(option: string, kind: string): Record<string, Fields> {
  const game = option.split(" ")[0]!;
  if (!existsSync(fileOf(game, "words/en.ftl"))) return {};
  const things = Object.entries(namesOf(game)).filter(([message]) => message.startsWith(`${kind}-`));
  const inWords = (fields: Fields) => Object.fromEntries(LANGUAGES.map((language) => [language, fields[`name_${language}`]]));
  return Object.fromEntries(things.map(([message, fields]) => [message.slice(kind.length + 1), inWords(fields)]));
}

/** `virtual:layout/<game>` is that game's layout as data, or that of the edition which the page draws; null for a game that is not in the house yet.
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
      const content: Fields = parse(readFileSync(contents, "utf8"));
      const layout: Fields = existsSync(places) ? parse(readFileSync(places, "utf8")) : {};
            const json = JSON.stringify(laidOut(game, content, layout, namesOf(game)), (key, value) => (key.includes("source") ? undefined : value));
      const editions = JSON.stringify(resolve(import.meta.dirname, "src/boards/editions.ts"));
      return `import { layoutOf } from ${editions}; export default await layoutOf("${game}", JSON.parse(${JSON.stringify(json)}))`;
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
