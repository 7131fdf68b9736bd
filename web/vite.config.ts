import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

const GAMES = ["die_patin", "ratland", "ankh_morpork", "target_rats", "ratcatcher"];

/** The sections of a game's content.toml that its board draws from; the rest stays out of the bundle. */
const SECTIONS: Record<string, string[]> = {
  die_patin: ["board", "area", "manhole", "district", "clan", "enterprise", "intrigue", "mission", "figure", "bonus"],
  ratland: ["place", "cheese", "food_card", "food", "event", "clan", "canal_targets"],
  ankh_morpork: ["areas", "edges", "layout", "cards", "city_cards", "personalities", "events"],
  target_rats: ["space", "link", "faction", "quadrant", "corridor", "item", "card"],
  ratcatcher: ["template", "township", "layout", "rat_colour", "ratcatcher", "nemesis", "peculiar", "question_token"],
};

const folder = (game: string) =>
  (process.env.UNDERCITY_GAMES ?? resolve(import.meta.dirname, "../src/undercity/games")) + `/${game}/content.toml`;

/** `virtual:layout/<game>` is that game's layout as data; null for a game that is not in the house yet. */
function layouts(): Plugin {
  const prefix = "virtual:layout/";
  return {
    name: "undercity-layouts",
    resolveId: (id) => (id.startsWith(prefix) || id === "virtual:layouts" ? "\0" + id : undefined),
    load(id) {
      if (id === "\0virtual:layouts") return `export default ${JSON.stringify(GAMES.filter((g) => existsSync(folder(g))))}`;
      if (!id.startsWith("\0" + prefix)) return undefined;
      const game = id.slice(prefix.length + 1);
      if (!existsSync(folder(game))) return "export default null";
      this.addWatchFile(folder(game));
      const content = parse(readFileSync(folder(game), "utf8"));
      const wanted = Object.fromEntries((SECTIONS[game] ?? []).map((key) => [key, content[key] ?? null]));
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
