/** Streets, tunnels and Rat City as a target: two rings of sixteen fields around the middle, a home nest in every corner. */
import layout from "virtual:layout/target_rats";

export interface Space { id: string; index: number; ring: "surface" | "underground" | "rat_city" | "home"; kind: string; [key: string]: unknown }
export interface Faction { id: string; index: number; colour: string; home: string; [key: string]: unknown }
export type Worded = { id: string; text?: string; [key: string]: unknown };

const numbered = <Thing extends { index: number }>(things: Thing[]): Thing[] => [...things].sort((a, b) => a.index - b.index);
export const SPACES: Space[] = numbered(layout.space);
export const FACTIONS: Faction[] = numbered(layout.faction);
export const QUADRANTS: { id: string; index: number; [key: string]: unknown }[] = numbered(layout.quadrant);
/** Cards and items with their words, by id. */
export const CARDS = new Map<string, Worded>(layout.card.map((card: Worded) => [card.id, card]));
export const ITEMS = new Map<string, Worded>(layout.item.map((item: Worded) => [item.id, item]));
const FIELDS = 16;
const DEGREES = 360 / FIELDS;

export const factionOf = (id: string): Faction => FACTIONS.find((faction) => faction.id === id)!;
export const homeOf = (place: Space): Faction | undefined => FACTIONS.find((faction) => faction.home === place.id);

/** Fur, and the line around it that shows on any ground. */
export const FUR: Record<string, { fur: string; edge: string; belly: string }> = {
  white: { fur: "#f7f3e6", edge: "#3a3129", belly: "#ffffff" },
  brown: { fur: "#a5622f", edge: "#2b1608", belly: "#d99a63" },
  black: { fur: "#34323a", edge: "#f0eae0", belly: "#66626e" },
  grey: { fur: "#9aa3ad", edge: "#23272c", belly: "#cfd6dc" },
};

// ------------------------------------------------------------------ the drawing

/** Where the rings begin and end, in units around the middle at 500, 500. */
export const RADII = { surface: [332, 490], underground: [156, 320], rat_city: [0, 146] } as const;
export const HOME_RADIUS = 66;
/** A home nest lies so far from its corner. */
const CORNER = 74;

/** How far the drawing is pulled in width and height, so that it fills its room. */
export interface Stretch { x: number; y: number }
export interface Point { x: number; y: number }

export function stretchFor(width: number, height: number): Stretch {
  const ratio = width / Math.max(1, height);
  return { x: Math.min(1.5, Math.max(1, ratio)), y: Math.min(1.4, Math.max(1, 1 / Math.max(0.1, ratio))) };
}

/** A point at so many degrees (0 is east, clockwise) and units from the middle. */
export function polar(degrees: number, radius: number, { x, y }: Stretch): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: (500 + radius * Math.cos(angle)) * x, y: (500 + radius * Math.sin(angle)) * y };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A piece of a ring. */
export function sector(from: number, to: number, [inner, outer]: readonly [number, number] | readonly number[], s: Stretch): string {
  const arc = (radius: number, sweep: number) => `A${(radius * s.x).toFixed(1)} ${(radius * s.y).toFixed(1)} 0 0 ${sweep}`;
  return `M${at(polar(from, inner!, s))}L${at(polar(from, outer!, s))}${arc(outer!, 1)} ${at(polar(to, outer!, s))}L${at(polar(to, inner!, s))}${arc(inner!, 0)} ${at(polar(from, inner!, s))}Z`;
}

export const ellipse = (radius: number, { x, y }: Stretch): string => {
  const [a, b] = [(radius * x).toFixed(1), (radius * y).toFixed(1)];
  return `M${500 * x - radius * x} ${500 * y}a${a} ${b} 0 1 1 ${2 * radius * x} 0a${a} ${b} 0 1 1 ${-2 * radius * x} 0Z`;
};

/** The first field of a ring lies in the north, the others follow clockwise. */
export const degreesOf = (index: number): number => -90 + DEGREES * (index % FIELDS);

/** In which corner a home nest lies, and a quadrant: west is -1, north is -1. */
export const SIDES: Record<string, [number, number]> = { nw: [-1, -1], ne: [1, -1], se: [1, 1], sw: [-1, 1] };
export const corner = (id: string, s: Stretch): Point => {
  const [x, y] = SIDES[id.slice(-2)]!;
  return { x: x < 0 ? CORNER : 1000 * s.x - CORNER, y: y < 0 ? CORNER : 1000 * s.y - CORNER };
};

export function outlineOf(place: Space, s: Stretch): string {
  if (place.ring === "rat_city") return ellipse(RADII.rat_city[1], s);
  if (place.ring === "home") {
    const { x, y } = corner(place.id, s);
    return `M${x - HOME_RADIUS} ${y}a${HOME_RADIUS} ${HOME_RADIUS} 0 1 1 ${2 * HOME_RADIUS} 0a${HOME_RADIUS} ${HOME_RADIUS} 0 1 1 ${-2 * HOME_RADIUS} 0Z`;
  }
  const middle = degreesOf(place.index);
  const gap = place.ring === "surface" ? 0.35 : 0.6;
  return sector(middle - DEGREES / 2 + gap, middle + DEGREES / 2 - gap, RADII[place.ring], s);
}

/** A quarter of both rings. */
export function quarter(id: string, s: Stretch): string {
  const start = { ne: -90, se: 0, sw: 90, nw: 180 }[id] ?? 0;
  return sector(start, start + 90, [RADII.underground[0], RADII.surface[1] + 4], s);
}

/** Where on a space its name, its rats, its token and the Exterminator have their places. */
export interface Places { name: Point; rats: Point; token: Point; sight: Point; exterminator: Point; room: number; width: number }

const shifted = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

function onStreet(middle: Point): Places {
  return {
    name: shifted(middle, 0, -48), rats: shifted(middle, -8, 8), token: shifted(middle, 46, 42), sight: shifted(middle, 0, 10),
    exterminator: shifted(middle, 0, 12), room: 100, width: 128,
  };
}

/** Tunnels are narrow: what lies in them follows their direction. */
function inTunnel(index: number, s: Stretch): Places {
  const degrees = degreesOf(index);
  const along = (radius: number) => polar(degrees, radius, s);
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const flat = Math.abs(x) > 0.8;
  if (flat) {
    const out = along(277);
    return { name: shifted(out, 0, -27), token: shifted(out, 4, 19), rats: shifted(along(208), 0, 9), sight: shifted(along(212), 0, 8), exterminator: along(240), room: 82, width: 86 };
  }
  const steep = Math.abs(y) > 0.8;
  const name = along(steep ? 290 : 289);
  return { name, rats: along(steep ? 236 : 234), token: along(steep ? 183 : 184), sight: along(238), exterminator: along(238), room: steep ? 80 : 72, width: steep ? 98 : 76 };
}

export function placesOf(place: Space, s: Stretch): Places {
  if (place.ring === "rat_city") {
    const middle = { x: 500 * s.x, y: 500 * s.y };
    return { name: shifted(middle, 0, -112), rats: shifted(middle, 0, 66), token: middle, sight: middle, exterminator: middle, room: 130, width: 190 };
  }
  if (place.ring === "home") {
    const middle = corner(place.id, s);
    return { name: shifted(middle, 0, 52), rats: shifted(middle, 0, -8), token: middle, sight: middle, exterminator: middle, room: 104, width: 104 };
  }
  return place.ring === "surface" ? onStreet(polar(degreesOf(place.index), 411, s)) : inTunnel(place.index, s);
}

// ------------------------------------------------------------------ rats

export interface Pawn { x: number; y: number; fed: boolean; moved: boolean; size: number }

/** Rats in rows that fit a square of this room, the unfed first. */
export function crowd(unfed: number, fed: number, room: number, moved: { unfed: number; fed: number } = { unfed: 0, fed: 0 }): Pawn[] {
  const count = unfed + fed;
  const columns = count <= 4 ? Math.min(2, count) : Math.ceil(Math.sqrt(count * 1.3));
  const rows = Math.ceil(count / Math.max(1, columns));
  const size = Math.min(1.75, room / (columns * 35), room / (rows * 29));
  return Array.from({ length: count }, (_, k) => {
    const [row, column] = [Math.floor(k / columns), k % columns];
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: (column - (inRow - 1) / 2) * 35 * size, y: (row - (rows - 1) / 2) * 28 * size, size,
      fed: k >= unfed, moved: k < unfed ? k < moved.unfed : k - unfed < moved.fed,
    };
  });
}

// ------------------------------------------------------------------ signs

/** What lies on a space, within 16 units around 0, 0. */
export const TOKENS: Record<string, string> = {
  food: "M-13 -4H13L10 13H-10ZM-13 -4L-9 -10H9L13 -4M-4 0V9M4 0V9",
  sewer: "M0 -13A13 13 0 1 0 0.1 -13ZM-8 -4H8M-10 1H10M-8 6H8",
  nest: "M-14 2C-10 12 10 12 14 2C8 6 -8 6 -14 2ZM-12 1C-8 -6 8 -6 12 1",
};
export const CROWN = "M-11 7L-13 -6L-6 0L0 -9L6 0L13 -6L11 7Z";
export const SWORDS = "M-12 -12L8 8M12 -12L-8 8M4 10L10 4M-4 10L-10 4M9 9L13 13M-9 9L-13 13";
export const TARGET = "M-14 0H-6M14 0H6M0 -14V-6M0 14V6M-10 0A10 10 0 1 0 10 0A10 10 0 1 0 -10 0M-3 0A3 3 0 1 0 3 0A3 3 0 1 0 -3 0";
export const PAW = "M-4 4C-6 -1 6 -1 4 4C3 7 -3 7 -4 4ZM-6 -2A2 2.600 0 1 0 -6 -2.100ZM-2 -5A2 2.600 0 1 0 -2 -5.100ZM3 -5A2 2.600 0 1 0 3 -5.100ZM7 -2A2 2.600 0 1 0 7 -2.100Z";

/** Signs of the kinds of spaces, within 20 units around 0, 0; sights.ts has what one sees on the board. */
export const SIGHTS: Record<string, string> = {
  sewer_cover: "M0 -16A16 16 0 1 0 0.1 -16ZM-11 -6H11M-14 0H14M-11 6H11",
  drain: "M0 -17A17 17 0 1 0 0.1 -17ZM-8 -14V14M0 -17V17M8 -14V14",
  corridor: "M-9 -18V18M9 -18V18M-9 -11H9M-9 -2H9M-9 7H9M-9 15H9",
};
