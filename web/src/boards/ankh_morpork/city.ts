/** The city on the river, from the layout in content.toml. */
import layout from "virtual:layout/ankh_morpork";
import { chance } from "../../draw/marks";

export type Point = [number, number];
export interface AreaPlan {
  id: string; num: number; cost: number; polygon: Point[]; label: Point; slot_seats: Point[];
  slot_building: Point; slot_trouble: Point; slot_troll: Point; slot_demon: Point; [key: string]: unknown;
}
export interface Card { id: string; border: string; symbols: string[]; text?: string; clause?: string; [key: string]: unknown }

export const AREAS: AreaPlan[] = layout.areas;
export const CARDS = new Map<string, Card>(layout.cards.map((card: Card) => [card.id, card]));
export const POWERS = new Map<string, { text: string; clause: string; [key: string]: unknown }>(layout.city_cards.map((card: { area: string }) => [card.area, card]));
export const PERSONALITIES: { id: string; condition: string; threshold_by_players: number[]; clause: string; [key: string]: unknown }[] = layout.personalities;
export const EVENTS: { id: string; text: string; [key: string]: unknown }[] = layout.events;
export const BRIDGES: Point[][] = layout.edges.filter((edge: { kind: string; line?: Point[] }) => edge.kind === "bridge" && edge.line).map((edge: { line: Point[] }) => edge.line);
/** The river's arms; where it comes through the wall it goes on beyond the map. */
export const RIVER: Point[][] = (layout.layout.river as Point[][]).map((arm) => [
  ...(arm[0]![1] < 40 ? [[arm[0]![0] - 30, -500] as Point] : []), ...arm, ...(arm.at(-1)![1] > 960 ? [[arm.at(-1)![0] + 20, 1500] as Point] : []),
]);
export const PILES: Record<"draw" | "discard" | "events" | "bank" | "trouble", Point> = {
  draw: layout.layout.pile_draw, discard: layout.layout.pile_discard, events: layout.layout.pile_events,
  bank: layout.layout.stock_city_cards, trouble: [layout.layout.pile_events_done[0], layout.layout.pile_events_done[1] - 12],
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

/** Small roofs strewn inside an area, clear of its slots. */
export function roofs(area: AreaPlan): { x: number; y: number; size: number; turn: number; tone: string }[] {
  const luck = chance(area.num * 13 + 1);
  const taken = [...area.slot_seats, area.slot_building, area.slot_trouble, area.slot_troll, area.slot_demon];
  const xs = area.polygon.map((p) => p[0]);
  const ys = area.polygon.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const found = [];
  for (let k = 0; k < 260 && found.length < 34; k++) {
    const point: Point = [left + luck() * (right - left), top + luck() * (bottom - top)];
    const size = 8 + luck() * 8;
    const free = taken.every((slot) => Math.hypot(slot[0] - point[0], slot[1] - point[1]) > 27) &&
      (Math.abs(point[0] - area.label[0]) > 76 || Math.abs(point[1] - area.label[1]) > 22);
    if (free && inside(point, area.polygon) && inside([point[0] + 12, point[1] + 10], area.polygon) && inside([point[0] - 12, point[1] - 10], area.polygon))
      found.push({ x: point[0], y: point[1], size, turn: luck() * 60 - 30, tone: ["tile", "tile", "slate", "thatch"][Math.floor(luck() * 4)]! });
  }
  return found;
}

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

/** Symbols of the cards as icons within 10 units around 0, 0. */
export const SYMBOLS: Record<string, string> = {
  minion: "M-7 9C-7 2 -4 1 -3 -1A4.5 4.5 0 1 1 3 -1C4 1 7 2 7 9Z",
  build: "M-9 9V-2L0 -9L9 -2V9ZM-3 9V3H3V9",
  assassinate: "M-8 8L4 -4M4 -9L9 -4L4 1L-1 -4ZM-9 5L-5 9",
  remove_trouble: "M-8 -8L8 8M8 -8L-8 8",
  scroll: "M-7 -8H5C9 -8 9 -3 5 -3H-3V8H-9C-5 8 -7 4 -7 2ZM-3 8H7V-3M0 1H4M0 4H4",
  event: "M0 -9L3 -3L9 -3L4 1L6 8L0 4L-6 8L-4 1L-9 -3L-3 -3Z",
  play: "M-6 -9H6V9H-6ZM-2 0H4M1 -3L4 0L1 3",
  interrupt: "M2 -10L-6 2H-1L-3 10L6 -3H1Z",
};
