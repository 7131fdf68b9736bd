/** What stands in a zone, and where. How it looks is drawn once, in Looks.svelte. */

import type { RatcatcherZone } from "../../lib/faces";

export type Rect = [number, number, number, number];

/** By its name one thing is told from the others of its zone; words, mostly a number, are written so low on its look. */
interface Thing { name: string; look: string; words: string; low: number; ink: string }
export interface Placed extends Thing { key: string; place: string }

const TOKENS: Record<string, string> = { health: "♥", purple: "P", yellow: "Y" };
const [LIGHT, DARK] = ["#fff", "#14121a"];
const several = (count: number) => (count > 1 ? String(count) : "");

function* thingsIn(zone: RatcatcherZone): Generator<Thing> {
  const plain = (name: string, look = name): Thing => ({ name, look, words: "", low: 0, ink: LIGHT });
  if (zone.nemesis) yield plain("nemesis");
  if (zone.ratcatcher) yield plain("catcher");
  for (const id of zone.peculiars) yield plain(id, "peculiar");
  for (const colour in RAT_COLOURS) if (zone.rats[colour]) yield { name: colour, look: colour, words: String(zone.rats[colour]), low: 34, ink: RAT_COLOURS[colour]!.ink };
  if (zone.cheese) yield { name: "cheese", look: "cheese", words: String(zone.cheese), low: 26, ink: DARK };
  if (zone.trap) yield plain("trap");
  for (const id in TOKENS) if (zone.tokens[id]) yield { name: id, look: id, words: TOKENS[id] + several(zone.tokens[id]), low: 18, ink: LIGHT };
  for (const id of zone.placed) yield plain(id, "placed");
  if (zone.nests) yield { name: "nest", look: "nest", words: several(zone.nests), low: -8, ink: LIGHT };
}

/** Where so many things stand in a zone, in rows around its middle, as large as fits; as transforms. */
function rows([x0, y0, x1, y1]: Rect, count: number): string[] {
  const [w, h] = [x1 - x0 - 50, y1 - y0 - 96];
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const size = Math.min(w / columns, h / Math.ceil(count / columns), 235);
    if (size > best.size) best = { columns, size };
  }
  const { columns, size } = best;
  const last = Math.ceil(count / columns) - 1;
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2 + 22];
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / columns);
    const inRow = Math.min(columns, count - row * columns);
    return `translate(${cx + ((k % columns) - (inRow - 1) / 2) * size} ${cy + (row - last / 2) * size}) scale(${size / 122})`;
  });
}

/** All that stands in a zone. What stands where it stood stays the same object, so that it is left alone: rats of half the city move at once. */
export class Crowd {
  #now = new Map<string, Placed>();
  #rows: string[][] = []; // by the number of things
  constructor(readonly zone: string, readonly rect: Rect) {}

  of(view: RatcatcherZone): Placed[] {
    const things = [...thingsIn(view)];
    const places = (this.#rows[things.length] ??= rows(this.rect, things.length));
    const now = things.map((thing, k): Placed => {
      const [old, place] = [this.#now.get(thing.name), places[k]!];
      return old?.words === thing.words && old.place === place ? old : { ...thing, key: `${this.zone} ${thing.name}`, place };
    });
    this.#now = new Map(now.map((thing) => [thing.name, thing]));
    return now;
  }
}

export const RAT_COLOURS: Record<string, { fill: string; ink: string; shape: number }> = {
  brown: { fill: "#7a4c28", ink: "#fff", shape: 0 }, black: { fill: "#26231f", ink: "#fff", shape: 1 }, white: { fill: "#f2f0e6", ink: "#14121a", shape: 4 },
};
