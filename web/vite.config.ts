import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

const GAMES = ["die_patin", "ratland", "ankh_morpork", "target_rats", "ratcatcher"];

/** The sections of a game's content.toml that its board draws from; the rest stays out of the bundle. */
const SECTIONS: Record<string, string[]> = {
  die_patin: ["area", "manhole", "district", "clan", "enterprise", "intrigue", "mission"],
  ratland: ["place", "cheese", "food_card", "food", "event", "clan", "canal_targets"],
  ankh_morpork: ["areas", "layout", "cards", "city_cards", "personalities", "events"],
  target_rats: ["space", "link", "faction", "quadrant"],
  ratcatcher: ["template", "township", "ratcatcher", "nemesis"],
};

const games = process.env.UNDERCITY_GAMES ?? resolve(import.meta.dirname, "../src/undercity/games");
const fileOf = (game: string, name: string) => `${games}/${game}/${name}.toml`;

type Names = Record<string, string>;

/** The names that the chronicle uses, by id: of the things that content.toml names in English alone. */
function namesOf(prose: Record<string, unknown>): Map<string, Names> {
  const found = new Map<string, Names>();
  const walk = (tree: object, id: string) => {
    if ("en" in tree) found.set(id, tree as Names);
    else for (const [key, branch] of Object.entries(tree)) walk(branch as object, key);
  };
  walk((prose.name as object | undefined) ?? {}, "");
  return found;
}

/** A thing of content.toml with its names in all languages; cards with two faces ("t00_normal") have one name. */
function withNames(thing: unknown, names: Map<string, Names>): unknown {
  if (typeof thing !== "object" || thing === null || !("id" in thing)) return thing;
  const id = String(thing.id);
  const own = names.get(id) ?? ("side" in thing ? names.get(id.split("_")[0]!) : undefined);
  return own ? { ...Object.fromEntries(Object.entries(own).map(([language, name]) => [`name_${language}`, name])), ...thing } : thing;
}

type Layout = Record<string, Record<string, object>>;

/** Where things are drawn, by section and id: layout.toml, for games that have one. */
const layoutOf = (game: string): Layout => (existsSync(fileOf(game, "layout")) ? (parse(readFileSync(fileOf(game, "layout"), "utf8")) as Layout) : {});

/** A thing of content.toml with its place. */
const placed = (thing: object, places?: Record<string, object>): object => ("id" in thing ? { ...thing, ...places?.[String(thing.id)] } : thing);

/** `virtual:layout/<game>` is that game's layout as data; null for a game that is not in the house yet. */
function layouts(): Plugin {
  const prefix = "virtual:layout/";
  return {
    name: "undercity-layouts",
    resolveId: (id) => (id.startsWith(prefix) || id === "virtual:layouts" ? "\0" + id : undefined),
    load(id) {
      if (id === "\0virtual:layouts") return `export default ${JSON.stringify(GAMES.filter((g) => existsSync(fileOf(g, "content"))))}`;
      if (!id.startsWith("\0" + prefix)) return undefined;
      const game = id.slice(prefix.length + 1);
      const [contents, proses] = [fileOf(game, "content"), fileOf(game, "prose")];
      if (!existsSync(contents)) return "export default null";
      this.addWatchFile(contents);
      this.addWatchFile(proses);
      this.addWatchFile(fileOf(game, "layout"));
      const content = parse(readFileSync(contents, "utf8"));
      const names = namesOf(parse(readFileSync(proses, "utf8")));
      const layout = layoutOf(game);
      const told = (key: string) => {
        const section = content[key] ?? layout[key] ?? null;
        return Array.isArray(section) ? section.map((thing) => placed(withNames(thing, names) as object, layout[key])) : section;
      };
      const wanted = Object.fromEntries((SECTIONS[game] ?? []).map((key) => [key, told(key)]));
      const json = JSON.stringify(wanted, (key, value) => (key.includes("source") ? undefined : value));
      return `export default JSON.parse(${JSON.stringify(json)})`;
    },
  };
}

export default defineConfig({
  plugins: [svelte({ compilerOptions: { fragments: "tree" } }), layouts()],
  base: "/",
  build: {
    outDir: resolve(import.meta.dirname, "../src/undercity/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": { target: process.env.UNDERCITY_SERVER ?? "http://127.0.0.1:8000", ws: true } } },
});
