/** How far each personality's condition is met, from what everybody can see. */
import type { AnkhMorporkPlayer, AnkhMorporkTable } from "../../lib/faces";
import { PERSONALITIES } from "./city";
import { knows, SAY } from "./words.svelte";

type Persona = (typeof PERSONALITIES)[number];
const FULL = 101; // cards with three players or more

export const personaOf = (id: string | null): Persona | undefined => PERSONALITIES.find((one) => one.id === id);

/** What is needed, by players. */
export const neededBy = (persona: Persona, seats: number): number => persona.threshold_by_players[seats - 2] ?? 0;

/** The aim in words. */
export const aimOf = (persona: Persona, seats: number): string => (knows(persona.condition) ? SAY(persona.condition, { n: neededBy(persona, seats) }) : "");

function held(persona: Persona, table: AnkhMorporkTable, player: AnkhMorporkPlayer): number {
  if (persona.condition === "infiltrated_areas") return player.infiltrated;
  if (persona.condition === "controlled_areas") return player.controlled;
  if (persona.condition === "net_worth") return player.net_worth;
  return table.trouble_markers;
}

export interface Progress { has: number; needs: number; share: number; seat: number | null }

/** How far a player is on the way of a personality; Commander Vimes waits for the draw pile. */
export function progressOf(persona: Persona, table: AnkhMorporkTable, seat: number): Progress {
  if (persona.condition === "draw_pile_empty") return { has: table.draw_pile, needs: 0, share: 1 - table.draw_pile / FULL, seat: null };
  const [has, needs] = [held(persona, table, table.players[seat]!), neededBy(persona, table.players.length)];
  return { has, needs, share: Math.min(1, Math.max(0, has / Math.max(1, needs))), seat };
}

/** The one among these seats who is the nearest. */
export function nearest(persona: Persona, table: AnkhMorporkTable, seats: number[]): Progress | null {
  const all = seats.map((seat) => progressOf(persona, table, seat)).sort((a, b) => b.share - a.share);
  return all[0] ?? null;
}

/** "5 / 8", or the cards that are left. */
export const score = ({ has, needs }: Progress): string => (needs ? `${has} / ${needs}` : String(has));
