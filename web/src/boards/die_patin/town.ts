/** Beasty Town: what content.toml and layout.toml say of it, and how its blocks are drawn. */
import layout from "virtual:layout/die_patin";
import { chance } from "../../draw/marks";

export type Point = [number, number];
export interface AreaPlan {
  id: string; index: number; name: string; district: string; manholes: string[]; centre: Point;
  tile_anchors: Point[]; back_room_anchor: Point; figure_anchor: Point;
}
export interface Named { id: string; index: number; name: string; [key: string]: unknown }

const inOrder = <T extends { index: number }>(things: T[]): T[] => [...things].sort((a, b) => a.index - b.index);

export const AREAS: AreaPlan[] = inOrder(layout.area);
export const MANHOLES: { id: string; index: number; xy: Point }[] = inOrder(layout.manhole);
export const DISTRICTS: (Named & { rgb: string; loot_anchors: Point[] })[] = inOrder(layout.district);
export const ENTERPRISES: (Named & { bonus: { op: string } })[] = inOrder(layout.enterprise);
export const MISSIONS: Named[] = inOrder(layout.mission);
export const CARDS: Named[] = inOrder(layout.intrigue);
export const CLANS: Named[] = inOrder(layout.clan);

const xy = new Map(MANHOLES.map((manhole) => [manhole.id, manhole.xy]));
export const corners = (area: AreaPlan): Point[] => area.manholes.map((id) => xy.get(id)!);

export const path = (points: Point[]): string => `M${points.map((p) => p.join(" ")).join("L")}Z`;
const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The corners drawn in towards the centre, so that streets run between the blocks. */
export const inset = (area: AreaPlan, share: number): Point[] => corners(area).map((point) => mix(point, area.centre, share));

/** A rhombus lies flat like a roof, or stands as the left or the right wall of a block. */
export function facing(area: AreaPlan): "roof" | "left" | "right" {
  const points = corners(area);
  const xs = points.map((p) => p[0]);
  if (Math.max(...xs) - Math.min(...xs) > 200) return "roof";
  const left = points.filter((p) => p[0] === Math.min(...xs));
  const right = points.filter((p) => p[0] === Math.max(...xs));
  const high = (side: Point[]) => Math.min(...side.map((p) => p[1]));
  return high(left) < high(right) ? "left" : "right";
}

/** How steeply a line along the top of a wall runs, in degrees. */
export const SLOPES = { roof: 0, left: 30, right: -30 } as const;

/** A name over two lines of about the same length. */
export function twoLines(name: string): string[] {
  const words = name.split(" ");
  const cuts = words.map((_, k) => [words.slice(0, k).join(" "), words.slice(k).join(" ")]).slice(1);
  if (!cuts.length) return [name];
  return cuts.reduce((best, cut) => (Math.max(...cut.map((s) => s.length)) < Math.max(...best.map((s) => s.length)) ? cut : best));
}

/** The size at which so many letters fill this width, at most `most`. */
export const fitting = (letters: number, width: number, most: number): number => Math.min(most, width / (letters * 0.53));

/** Windows of a wall or slabs of a roof: small rhombi in the block's own grid, some of them lit. */
export function windows(area: AreaPlan): { d: string; lit: boolean }[] {
  const [a, b, c, d] = inset(area, 0.13) as [Point, Point, Point, Point];
  const at = (u: number, v: number) => mix(mix(a, b, u), mix(d, c, u), v);
  const luck = chance(area.index + 3);
  const found = [];
  const count = 6;
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++) {
      const edge = i === 0 || j === 0 || i === count - 1 || j === count - 1;
      const lit = luck() < 0.34;
      if (!edge) continue;
      const [u, v, w] = [(i + 0.22) / count, (j + 0.22) / count, 0.56 / count];
      found.push({ d: path([at(u, v), at(u + w, v), at(u + w, v + w), at(u, v + w)]), lit });
    }
  return found;
}

export interface Frame { x: number; y: number; width: number; height: number }

/** The part of the board that is in play, with room for the manholes at its rim. */
export function frame(areas: number): Frame {
  const points = AREAS.filter((area) => area.index < areas).flatMap(corners);
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const pad = 34;
  const [x, y] = [Math.min(...xs) - pad, Math.min(...ys) - pad];
  return { x, y, width: Math.max(...xs) + pad - x, height: Math.max(...ys) + pad - y };
}

/** Signs of the enterprises, drawn within 16 units around 0, 0. */
export const SIGNS: Record<string, string> = {
  claw_studio: "M-9 -9C-8 -2 -8 3 -10 9M-3 -10C-2 -3 -2 4 -4 10M4 -10C5 -3 5 4 3 10M10 -8C11 -2 11 2 9 7",
  hat_shop: "M-12 6H12M-7 6V-4C-7 -8 7 -8 7 -4V6M-7 1H7",
  fur_salon: "M-9 -8H3M3 -10V-6M-9 -8C-12 -4 -12 0 -9 2L8 10M-8 -4V0M-4 -4V-1M0 -4V-1",
  pawn_shop: "M-7 4A4 4 0 1 0 -7 4.1M7 4A4 4 0 1 0 7 4.1M0 9A4 4 0 1 0 0 9.1M0 -11V-3M-7 -4H7",
  fish_counter: "M-11 0C-6 -8 4 -8 8 0C4 8 -6 8 -11 0ZM8 0L13 -5V5ZM-6 -1H-5",
  cheese_cellar: "M-11 7V0L7 -8C10 -5 11 -2 11 0V7ZM-11 0H11M-4 4H-3M4 3H5",
  ringtail_locksmith: "M-4 -5A5 5 0 1 0 -4 5A5 5 0 1 0 -4 -5ZM1 0H12M8 0V5M12 0V4",
  pest_control: "M-9 -9L9 9M9 -9L-9 9M-11 0A11 11 0 1 0 11 0A11 11 0 1 0 -11 0Z",
  night_watch: "M-5 -5H5L7 9H-7ZM-3 -5V-9H3V-5M0 -1V5M-9 9H9",
};

/** What a tile brings, as a small sign in its corner. */
export const BONUSES: Record<string, string> = { extra_points: "★", gain_loot: "●", place_rats: "+", remove_rats: "−" };

/** The faces of the clans' bosses, by index of the clan: strokes within 12 units around 0, 0. */
export const FACES: Record<string, string> = {
  raccoon: "M-10 -9L-6 -4M10 -9L6 -4M-9 0C-6 -4 -2 -3 0 0C2 -3 6 -4 9 0C6 4 2 3 0 1C-2 3 -6 4 -9 0ZM0 5V7",
  owl: "M-9 -9L-3 -6M9 -9L3 -6M-5 -1A4 4 0 1 0 -5 -0.9M5 -1A4 4 0 1 0 5 -0.9M-1.5 3L0 7L1.5 3Z",
  cat: "M-9 -10V-3M-9 -10L-4 -6M9 -10V-3M9 -10L4 -6M-5 -1V1M5 -1V1M-2 4H2L0 6ZM-4 5H-11M4 5H11",
  otter: "M-9 -7A2 2 0 1 1 -6 -8M9 -7A2 2 0 1 0 6 -8M-4 -2V-1M4 -2V-1M-3 3C-1 1 1 1 3 3C2 6 -2 6 -3 3ZM-4 4L-10 2M4 4L10 2",
  fox: "M-10 -10L-8 -1L0 8L8 -1L10 -10L4 -5H-4ZM-4 -1V0M4 -1V0M0 6V8",
};
