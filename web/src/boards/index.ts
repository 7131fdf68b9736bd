/** The boards of the house, each loaded when its table is opened. A game without one gets the plain board. */
import type { Component } from "svelte";
import present from "virtual:layouts";
import type { Desk } from "../desk/desk.svelte";
import type { Flights } from "../desk/flights";

export type BoardProps = { desk: Desk };
export type PlayerProps = { desk: Desk; seat: number };
export interface Boards { Board: Component<BoardProps>; Player?: Component<PlayerProps>; flights?: Flights }

const BOARDS: Record<string, () => Promise<Boards>> = {
  die_patin: () => import("./die_patin"),
  ratland: () => import("./ratland"),
  ankh_morpork: () => import("./ankh_morpork"),
  target_rats: () => import("./target_rats"),
  ratcatcher: () => import("./ratcatcher"),
};

export async function boardsOf(game: string): Promise<Boards> {
  const load = present.includes(game) ? BOARDS[game] : undefined;
  return load ? load() : import("./plain");
}
