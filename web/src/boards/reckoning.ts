/** Where points come from, by seat: what a finished game's view tells, in words. */
import type { AnkhMorporkTable, DiePatinTable, Face, RatlandTable, TargetRatsTable } from "../lib/faces";
import { speech, type Language } from "../words/index.svelte";

export interface Source { name: string; points: number[] }
type Text = Record<Language, string>;
type Reckoned = [Text, number[]][];

const NAMES = {
  missions: { en: "Missions", de: "Missionen", fr: "Missions" },
  trophies: { en: "Trophies", de: "Trophäen", fr: "Trophées" },
  chains: { en: "Chains", de: "Ketten", fr: "Chaînes" },
  symbols: { en: "Symbols", de: "Symbole", fr: "Symboles" },
  minions: { en: "Minions", de: "Handlanger", fr: "Agents" },
  buildings: { en: "Buildings", de: "Gebäude", fr: "Bâtiments" },
  cash: { en: "Money, loans", de: "Geld, Kredite", fr: "Argent, emprunts" },
  living: { en: "Living rats", de: "Lebende Ratten", fr: "Rats vivants" },
  graveyard: { en: "Graveyard", de: "Friedhof", fr: "Cimetière" },
  nests: { en: "Nests", de: "Nester", fr: "Nids" },
  fed: { en: "Fed rats", de: "Satte Ratten", fr: "Rats repus" },
} satisfies Record<string, Text>;

/** Every kind of points that the players have, but for their total. */
function kinds(points: Record<string, number>[]): Reckoned {
  const known = Object.keys(points[0] ?? {}).filter((kind) => kind in NAMES) as (keyof typeof NAMES)[];
  return known.map((kind) => [NAMES[kind], points.map((own) => own[kind]!)]);
}

const RECKONINGS: Record<string, (table: Face) => Reckoned> = {
  die_patin: (table) => kinds((table as DiePatinTable).players.map(({ points }) => ({ ...points }))),
  ankh_morpork: (table) => kinds((table as AnkhMorporkTable).players.map(({ points }) => ({ ...points }))),
  ratland: (table) => kinds((table as RatlandTable).players.map(({ clan_size, dead }) => ({ living: clan_size, graveyard: -dead }))),
  target_rats: (table) => kinds((table as TargetRatsTable).players.map(({ nests, fed }) => ({ nests, fed }))),
};

export const sourcesOf = (game: string, table: Face): Source[] =>
  (RECKONINGS[game]?.(table) ?? []).map(([name, points]) => ({ name: name[speech.language], points }));
