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

/** What stands in a block, around its centre; on a wall along its slope. A back room takes the place of a tile. */
export const SLOTS = {
  roof: { tiles: [[-22, -36], [22, -36]], tile: 38, name: 6, plate: 176, figures: 38, apart: 84, size: 0.86, claim: [54, 31] },
  left: { tiles: [[-24, -46], [24, -46]], tile: 42, name: 0, plate: 140, figures: 47, apart: 74, size: 1.12, claim: [0, 74] },
  right: { tiles: [[-24, -46], [24, -46]], tile: 42, name: 0, plate: 140, figures: 47, apart: 74, size: 1.12, claim: [0, 74] },
} as const;

/** Where a point along the slope of a wall lies. */
export const along = (area: AreaPlan, slope: number, x: number, y: number): Point => [area.centre[0] + x, area.centre[1] + y + x * Math.tan((slope * Math.PI) / 180)];

/** A district: its outline, its middle, and where its loot lies, on the street between two of its walls. */
export interface Quarter { outline: string; middle: Point; loot: Point }

export function quarterOf(district: string): Quarter {
  const areas = AREAS.filter((area) => area.district === district);
  const ids = [...new Set(areas.flatMap((area) => area.manholes))];
  const touching = (id: string) => areas.filter((area) => area.manholes.includes(id)).length;
  const middle = xy.get(ids.find((id) => touching(id) === areas.length)!)!;
  const turn = (id: string) => Math.atan2(xy.get(id)![1] - middle[1], xy.get(id)![0] - middle[0]);
  const rim = ids.filter((id) => touching(id) < areas.length).sort((p, q) => turn(p) - turn(q));
  // the street between its two walls leads up from the middle, or down
  const leadsUp = rim.some((id) => touching(id) === 2 && xy.get(id)![0] === middle[0] && xy.get(id)![1] < middle[1]);
  return { outline: path(rim.map((id) => xy.get(id)!)), middle, loot: [middle[0], leadsUp ? middle[1] - 136 : middle[1] + 44] };
}
