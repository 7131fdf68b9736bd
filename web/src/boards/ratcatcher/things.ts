/** What stands in a zone, and where. How it looks is drawn once, in Looks.svelte. */

import type { RatcatcherZone } from "../../lib/faces";
import { RAT_COLOURS } from "./art";

export type Rect = [number, number, number, number];

/** By its name one thing is told from the others of its zone; a badge, mostly a number, lies on its lower edge. */
interface Thing { name: string; look: string; badge: string; tone: string }
export interface Placed extends Thing { key: string; place: string }

const TOKENS = ["health", "purple", "yellow"];
/** So many rats eat a cheese (RC-17.3). */
export const EATERS = 5;
const several = (count: number) => (count > 1 ? `×${count}` : "");

/** How many rats count beside a cheese, of the five that eat it. */
function* cheeseIn(zone: RatcatcherZone): Generator<Thing> {
  if (!zone.cheese) return;
  const tone = zone.appetite >= EATERS ? "eaten" : zone.appetite >= EATERS - 1 ? "near" : "calm";
  yield { name: "cheese", look: "cheese", badge: zone.appetite ? `${zone.appetite}/${EATERS}` : several(zone.cheese), tone };
}

/** Which Ratcatcher is in the city, and which Nemesis. */
export interface Cast { catcher: string; nemesis: string }

function* thingsIn(zone: RatcatcherZone, cast: Cast): Generator<Thing> {
  const plain = (name: string, look = name, badge = ""): Thing => ({ name, look, badge, tone: "count" });
  if (zone.nemesis) yield plain("nemesis", `nemesis-${cast.nemesis}`);
  if (zone.ratcatcher) yield plain("catcher", `catcher-${cast.catcher}`);
  yield* cheeseIn(zone);
  for (const id of zone.peculiars) yield plain(id, `peculiar-${id}`);
  for (const colour in RAT_COLOURS) if (zone.rats[colour]) yield plain(colour, colour, String(zone.rats[colour]));
  if (zone.trap) yield plain("trap");
  for (const id of TOKENS) if (zone.tokens[id]) yield plain(id, id, several(zone.tokens[id]!));
  for (const id of zone.placed) yield plain(id);
  if (zone.nests) yield plain("nest", "nest", several(zone.nests));
}

/** Where so many things stand in a zone, in rows around its middle, as large as fits; as transforms. */
export function rows([x0, y0, x1, y1]: Rect, count: number): string[] {
  const [w, h] = [x1 - x0 - 44, y1 - y0 - 66];
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const size = Math.min(w / columns, h / Math.ceil(count / columns), 250);
    if (size > best.size) best = { columns, size };
  }
  const { columns, size } = best;
  const last = Math.ceil(count / columns) - 1;
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2 + 6];
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / columns);
    const inRow = Math.min(columns, count - row * columns);
    return `translate(${cx + ((k % columns) - (inRow - 1) / 2) * size} ${cy + (row - last / 2) * size}) scale(${size / 118})`;
  });
}

/** All that stands in a zone. What stands where it stood stays the same object, so that it is left alone: rats of half the city move at once. */
export class Crowd {
  #now = new Map<string, Placed>();
  #rows: string[][] = []; // by the number of things
  constructor(readonly zone: string, readonly rect: Rect) {}

  of(view: RatcatcherZone, cast: Cast): Placed[] {
    const things = [...thingsIn(view, cast)];
    const places = (this.#rows[things.length] ??= rows(this.rect, things.length));
    const now = things.map((thing, k): Placed => {
      const [old, place] = [this.#now.get(thing.name), places[k]!];
      return old?.badge === thing.badge && old.tone === thing.tone && old.place === place ? old : { ...thing, key: `${this.zone} ${thing.name}`, place };
    });
    this.#now = new Map(now.map((thing) => [thing.name, thing]));
    return now;
  }
}
