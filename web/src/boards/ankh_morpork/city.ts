/** The city on the river, from content.toml and layout.toml. */
import layout from "virtual:layout/ankh_morpork";
import { chance } from "../../draw/marks";

export type Point = [number, number];
export interface AreaPlan {
  id: string; num: number; cost: number; river: boolean; polygon: Point[]; label: Point; slot_seats: Point[];
  slot_building: Point; slot_trouble: Point; slot_troll: Point; slot_demon: Point; [key: string]: unknown;
}
export interface Card { id: string; border: string; symbols: string[]; text?: string; clause?: string; [key: string]: unknown }

export const AREAS: AreaPlan[] = layout.areas;
export const CARDS = new Map<string, Card>(layout.cards.map((card: Card) => [card.id, card]));
/** What each City Area card says, by its area; its name in every language is its text. */
export const POWERS = new Map<string, { id: string; clause: string; [key: string]: unknown }>(layout.city_cards.map((card: { id: string }) => [card.id, card]));
export const EVENTS = new Map<string, { id: string; clause?: string; text?: string; [key: string]: unknown }>(layout.events.map((event: { id: string }) => [event.id, event]));
export const PERSONALITIES: { id: string; condition: string; threshold_by_players: number[]; clause: string; [key: string]: unknown }[] = layout.personalities;
export const BRIDGES: Point[][] = layout.layout.bridges;
/** The river's arms; where it comes through the wall it goes on beyond the map. */
export const RIVER: Point[][] = (layout.layout.river as Point[][]).map((arm) => [
  ...(arm[0]![1] < 40 ? [[arm[0]![0] - 30, -500] as Point] : []), ...arm, ...(arm.at(-1)![1] > 960 ? [[arm.at(-1)![0] + 20, 1500] as Point] : []),
]);
export const PILES: Record<"draw" | "discard" | "events" | "bank" | "trouble", Point> = {
  draw: layout.layout.pile_draw, discard: layout.layout.pile_discard, events: layout.layout.pile_events,
  bank: [layout.layout.pile_draw[0] + 24, layout.layout.pile_draw[1] + 108], trouble: [layout.layout.pile_events_done[0], layout.layout.pile_events_done[1] - 12],
};
export const TINTS = ["#dcc88f", "#cfba86", "#d9c39a", "#c9b27f", "#e2cf9f", "#d0b888"];
export const TOWERS: Point[] = Array.from({ length: 16 }, (_, k) => {
  const angle = ((k + 0.5) * Math.PI) / 8;
  return [500 + 494 * Math.cos(angle), 500 + 494 * Math.sin(angle)];
});

export const outline = (points: Point[]): string => `M${points.map((p) => p.join(" ")).join("L")}Z`;

/** A smooth line through points. */
export function flow(points: Point[]): string {
  let d = `M${points[0]!.join(" ")}`;
  for (let k = 0; k < points.length - 1; k++) {
    const [a, b, c, e] = [points[Math.max(0, k - 1)]!, points[k]!, points[k + 1]!, points[Math.min(points.length - 1, k + 2)]!];
    d += `C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6} ${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6} ${c[0]} ${c[1]}`;
  }
  return d;
}

/** Where things lie in an area: its name plate, and eight slots below it, as far apart as the area has room for. */
export interface Slots { label: Point; seats: Point[]; building: Point; trouble: Point; troll: Point; demon: Point; pitch: number }
const PITCHES = [52, 50, 48, 46, 44, 42, 40, 38];
const [PLATE, RISE] = [34, 1.02];

/** Two rows of four, or three of three, around a middle; the first place of each is its left upper one. */
function grid([x, y]: Point, pitch: number, columns: number): Point[] {
  const rows = Math.ceil(8 / columns);
  return Array.from({ length: 8 }, (_, k) => [
    x + ((k % columns) - (columns - 1) / 2) * pitch, y + (Math.floor(k / columns) - (rows - 1) / 2) * pitch,
  ]);
}

const named8 = (label: Point, at: Point[], pitch: number): Slots => ({
  label, seats: at.slice(0, 4), building: at[4]!, trouble: at[5]!, troll: at[6]!, demon: at[7]!, pitch,
});

export function slots(area: AreaPlan): Slots {
  const box = boxOf(area);
  for (const pitch of PITCHES)
    for (const columns of [4, 3]) {
      const rows = Math.ceil(8 / columns);
      const fits = (at: Point): Slots | null => {
        const label: Point = [at[0], at[1] - ((rows - 1) / 2 + RISE) * pitch];
        const places = grid(at, pitch, columns);
        const corners = places.flatMap(([x, y]): Point[] => [[x - pitch / 2, y - pitch / 2], [x + pitch / 2, y + pitch / 2]]);
        const plate: Point[] = [[label[0] - PLATE, label[1] - 16], [label[0] + PLATE, label[1] - 16]];
        return [...corners, ...plate].every((point) => inside(point, area.polygon)) ? named8(label, places, pitch) : null;
      };
      const middle: Point = [area.label[0], area.label[1] + pitch * 1.5];
      const near = (a: Point, b: Point) => Math.hypot(a[0] - middle[0], a[1] - middle[1]) - Math.hypot(b[0] - middle[0], b[1] - middle[1]);
      for (const at of raster(box, 9).sort(near)) {
        const found = fits(at);
        if (found) return found;
      }
    }
  return named8(area.label, [...area.slot_seats, area.slot_building, area.slot_trouble, area.slot_troll, area.slot_demon], 36);
}

/** How far an area reaches to the left and right of a point in it. */
export function spanAt({ polygon }: AreaPlan, [x, y]: Point): [number, number] {
  let [left, right] = [-Infinity, Infinity];
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i]!, polygon[j]!];
    if (a[1] > y === b[1] > y) continue;
    const at = ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0];
    if (at <= x) left = Math.max(left, at);
    else right = Math.min(right, at);
  }
  return [Math.max(left, 12), Math.min(right, 988)];
}

interface Box { left: number; right: number; top: number; bottom: number }
function boxOf({ polygon }: AreaPlan): Box {
  const [xs, ys] = [polygon.map((p) => p[0]), polygon.map((p) => p[1])];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
function raster({ left, right, top, bottom }: Box, step: number): Point[] {
  const found: Point[] = [];
  for (let x = left; x <= right; x += step) for (let y = top; y <= bottom; y += step) found.push([x, y]);
  return found;
}

export const TONES = ["tile", "slate", "thatch"] as const;
export type Roofs = Record<(typeof TONES)[number], { light: string; dark: string }> & { shade: string };
const [LOT, ROW, LANE] = [25, 16, 11];

/** Rows of houses along the lanes of an area, back to back and clear of what lies there most of the time: each roof has a light and a dark side. */
export function roofs(area: AreaPlan, { seats, building, trouble, label, pitch }: Slots): Roofs {
  const luck = chance(area.num * 13 + 1);
  const box = boxOf(area);
  const [cx, cy, reach] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2, Math.hypot(box.right - box.left, box.bottom - box.top) / 2];
  const angle = ((luck() * 50 - 25) * Math.PI) / 180;
  const at = (u: number, v: number): Point => [cx + u * Math.cos(angle) - v * Math.sin(angle), cy + u * Math.sin(angle) + v * Math.cos(angle)];
  const clear = ([x, y]: Point) =>
    [...seats, building, trouble].every((slot) => Math.hypot(slot[0] - x, slot[1] - y) > pitch * 0.62) && (Math.abs(x - label[0]) > 92 || Math.abs(y - label[1]) > 27);
  const found: Roofs = { tile: { light: "", dark: "" }, slate: { light: "", dark: "" }, thatch: { light: "", dark: "" }, shade: "" };
  for (let v = -reach, row = 0; v < reach; v += row++ % 2 ? ROW + LANE : ROW)
    for (let u = -reach + luck() * LOT; u < reach; u += LOT + (luck() < 0.16 ? LANE : 0)) {
      const [w, h, tone, gap] = [LOT - 3 - luck() * 7, ROW - 2 - luck() * 4, TONES[Math.floor(luck() ** 1.4 * 3)]!, luck()];
      const corners = [at(u, v), at(u + w, v), at(u + w, v + h), at(u, v + h)];
      if (gap < 0.1 || !corners.every((point) => inside(point, area.polygon)) || !clear(at(u + w / 2, v + h / 2))) continue;
      const [left, right] = [at(u, v + h / 2), at(u + w, v + h / 2)];
      found[tone].light += shape([corners[0]!, corners[1]!, right, left]);
      found[tone].dark += shape([left, right, corners[2]!, corners[3]!]);
      found.shade += shape(corners.map(([x, y]): Point => [x + 3, y + 4]));
    }
  return found;
}
const shape = (points: Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

function inside([x, y]: Point, polygon: Point[]): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i]!, polygon[j]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
  }
  return within;
}

export const FOG = Array.from({ length: 16 }, (_, k) => {
  const luck = chance(k + 41);
  return { x: luck() * 1000, y: luck() * 1000, rx: 90 + luck() * 150, ry: 22 + luck() * 34 };
});

/** Things of the board as icons within 12 units around 0, 0: trolls, demons, houses, trouble. */
export const TOKENS: Record<string, { d: string; fill: string }[]> = {
  trouble: [
    { d: "M-10.5 0a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0Z", fill: "#1b1420" },
    { d: "M0 -8.5C5.6 -3 7 1 5.4 5C4 7.6 -4 7.6 -5.4 5C-7 1 -2.6 -2 0 -8.5Z", fill: "#ffb347" },
  ],
  building: [{ d: "M-9.5 10V-1L0 -9.5L9.5 -1V10Z", fill: "#d9a06a" }, { d: "M-2.4 10V4H2.4V10Z", fill: "#4a3522" }],
  site: [{ d: "M-9.5 10V-1L0 -9.5L9.5 -1V10Z", fill: "#fdf5df" }],
  troll: [
    { d: "M-9.5 10L-8.6 -4L-3 -9.6L5 -8.4L9 -2L9.5 10Z", fill: "#9aa49e" },
    { d: "M-5 -3H-2V-0.6H-5ZM2 -3H5V-0.6H2ZM-4 4.4H4V5.6H-4Z", fill: "#2b2f2c" },
  ],
  demon: [
    { d: "M-8 10V-2L-10.5 -10L-4.4 -5.6H4.4L10.5 -10L8 -2V10Z", fill: "#b06fd6" },
    { d: "M-4.6 -1L-1.4 1L-4.6 2.2ZM4.6 -1L1.4 1L4.6 2.2ZM-4 5.4H4L2.4 7.4H-2.4Z", fill: "#2a1236" },
  ],
  control: [{ d: "M-9 -9H9V9H-9Z", fill: "#f08f80" }, { d: "M-9 0L0 -9M-9 9L9 -9M0 9L9 0", fill: "none" }],
};

/** Symbols of the cards as icons within 10 units around 0, 0. */
export const SYMBOLS: Record<string, string> = {
  minion: "M-7 9C-7 2 -4 1 -3 -1A4.5 4.5 0 1 1 3 -1C4 1 7 2 7 9Z",
  build: "M-9 9V-2L0 -9L9 -2V9ZM-3 9V3H3V9",
  assassinate: "M-9 9L-5.6 5.6M-8.4 3.4L-3.4 8.4M-5.9 5.9L7 -9L9 -7L-4.6 7.2Z",
  remove_trouble: "M-8 -8L8 8M8 -8L-8 8",
  scroll: "M-7 -8H5C9 -8 9 -3 5 -3H-3V8H-9C-5 8 -7 4 -7 2ZM-3 8H7V-3M0 1H4M0 4H4",
  event: "M0 -9L3 -3L9 -3L4 1L6 8L0 4L-6 8L-4 1L-9 -3L-3 -3Z",
  play: "M-6 -9H6V9H-6ZM-2 0H4M1 -3L4 0L1 3",
  interrupt: "M2 -10L-6 2H-1L-3 10L6 -3H1Z",
};
