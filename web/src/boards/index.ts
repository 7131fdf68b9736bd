/** The boards of the house, each loaded when its table is opened. A game without one gets the plain board. */
import type { Component } from "svelte";
import present from "virtual:layouts";
import type { Desk } from "../desk/desk.svelte";
import type { Stage } from "../desk/stage";
import type { AnkhMorporkTable, Face, TargetRatsTable } from "../lib/faces";
import type { Choice } from "../lib/types";
import { baseOf, draw } from "./editions";

export type BoardProps = { desk: Desk };
export type PlayerProps = { desk: Desk; seat: number };
export interface Boards {
  Board: Component<BoardProps>;
  /** The facts in the list of players. */
  Player?: Component<PlayerProps>;
  /** What one plays for and how far one is, in one line. */
  Aim?: Component<BoardProps>;
  /** A symbol of the player aid, by its id. */
  Sign?: Component<{ id: string }>;
  /** In the set-up: what the chosen value of an option looks like and means. */
  Preview?: Component<{ option: string; value: string }>;
  /** What the result tells beside points: secrets that are open now, what decided it. */
  Ending?: Component<BoardProps>;
  stage?: Stage;
  /** The order of use: what is asked for most has the least number. Endings come last in any case. */
  rank?: (choice: Choice, desk: Desk) => number;
  /** The heading under which a choice stands in the list; choices of one heading follow one another in `rank`. */
  group?: (choice: Choice, desk: Desk) => string | undefined;
}

/** Whose turn it is; who decides in somebody else's turn responds. Null where all decide, or where nobody's turn is told; RatLand has no turns. */
const TURNS: Record<string, (table: Face) => number | null> = {
  ankh_morpork: (table) => (table as AnkhMorporkTable).active,
  target_rats: (table) => {
    const { players, active } = table as TargetRatsTable;
    return players.find((player) => player.faction === active)?.seat ?? null;
  },
};
export const turnOf = (game: string, table: Face): number | null => TURNS[game]?.(table) ?? null;

const BOARDS: Record<string, () => Promise<Boards>> = {
  die_patin: () => import("./die_patin"),
  ratland: () => import("./ratland"),
  ankh_morpork: () => import("./ankh_morpork"),
  target_rats: () => import("./target_rats"),
  ratcatcher: () => import("./ratcatcher"),
};

/** The boards of a game, or of an edition of it. */
export async function boardsOf(edition: string): Promise<Boards> {
  const game = baseOf(edition);
  await draw(edition);
  const load = present.includes(game) ? BOARDS[game] : undefined;
  return load ? load() : import("./plain");
}
