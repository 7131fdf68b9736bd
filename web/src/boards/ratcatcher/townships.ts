/** The growing patchwork: townships are square cards of zones, laid edge to edge and turned. */
import layout from "virtual:layout/ratcatcher";
import { chance } from "../../draw/marks";

export type Rect = [number, number, number, number];
interface Template { id: string; rects: Record<string, Rect>; adjacency: [string, string][]; edge_zone: Record<string, string> }
interface Township { id: string; name: string; template: string; connectors: string[]; side?: string; [key: string]: unknown }

const TEMPLATES = new Map<string, Template>(layout.template.map((template: Template) => [template.id, template]));
const TOWNSHIPS: Township[] = layout.township;
export const PECULIARS = new Map<string, { id: string; name: string }>(layout.peculiar.map((rat: { id: string }) => [rat.id, rat]));
export const CATCHERS = new Map<string, { id: string; name: string }>(layout.ratcatcher.map((one: { id: string }) => [one.id, one]));
export const NEMESES = new Map<string, { id: string; name: string }>(layout.nemesis.map((one: { id: string }) => [one.id, one]));

export const CARD = 1000;
const GAP = 50;
export const PITCH = CARD + GAP;

export function township(id: string, mode: string): Township {
  return TOWNSHIPS.find((card) => card.id === id) ?? TOWNSHIPS.find((card) => card.id.startsWith(id) && card.side === mode)!;
}

/** A rectangle of a card turned clockwise by quarters. */
function turned([x0, y0, x1, y1]: Rect, quarters: number): Rect {
  let box: Rect = [x0, y0, x1, y1];
  for (let k = 0; k < quarters; k++) box = [CARD - box[3], box[0], CARD - box[1], box[2]];
  return box;
}

/** The rectangle of each zone on the table. */
export function zones(card: { id: string; x: number; y: number; rotation: number }, mode: string): Record<string, Rect> {
  const rects = TEMPLATES.get(township(card.id, mode).template)!.rects;
  const [dx, dy] = [card.x * PITCH, card.y * PITCH];
  return Object.fromEntries(
    Object.entries(rects).map(([zone, rect]) => {
      const [x0, y0, x1, y1] = turned(rect, card.rotation);
      return [`${card.id}.${zone}`, [x0 + dx, y0 + dy, x1 + dx, y1 + dy] as Rect];
    }),
  );
}

/** The outline of a zone within its rectangle. */
export const rounded = ([x0, y0, x1, y1]: Rect, inset = 12, r = 26): string =>
  `M${x0 + inset + r} ${y0 + inset}H${x1 - inset - r}a${r} ${r} 0 0 1 ${r} ${r}V${y1 - inset - r}a${r} ${r} 0 0 1 ${-r} ${r}H${x0 + inset + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${y0 + inset + r}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const EDGES = ["n", "e", "s", "w"] as const;

/** Where the bridges of a card lead out, on the table. */
export function doors(card: { id: string; x: number; y: number; rotation: number }, mode: string): { edge: string; x: number; y: number }[] {
  return township(card.id, mode).connectors.map((edge) => {
    const world = (EDGES.indexOf(edge as "n") + card.rotation) % 4;
    const [cx, cy] = [card.x * PITCH + CARD / 2, card.y * PITCH + CARD / 2];
    const reach = PITCH / 2;
    return { edge: EDGES[world]!, x: cx + [0, reach, 0, -reach][world]!, y: cy + [-reach, 0, reach, 0][world]! };
  });
}

export interface ZoneView {
  id: string; ratcatcher: boolean; nemesis: boolean; peculiars: string[]; rats: Record<string, number>; cheese: number;
  tokens: Record<string, number>; placed: string[]; trap: boolean; nests: number; appetite: number;
}

/** Where so many things stand in a zone, in rows around its middle, as large as fits. */
export function cells([x0, y0, x1, y1]: Rect, count: number): { x: number; y: number; scale: number }[] {
  const [w, h] = [x1 - x0 - 50, y1 - y0 - 96];
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const size = Math.min(w / columns, h / Math.ceil(count / columns), 235);
    if (size > best.size) best = { columns, size };
  }
  const { columns, size } = best;
  const rows = Math.ceil(count / columns);
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2 + 22];
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: cx + ((k % columns) - (inRow - 1) / 2) * size, y: cy + (row - (rows - 1) / 2) * size, scale: size / 122 };
  });
}

/** Things that stand about in the streets, within 30 units around 0, 0: barrel, crate, tree, well, lamp, tub. */
const PROPS = [
  "M-16 -22H16C22 -8 22 8 16 22H-16C-22 8 -22 -8 -16 -22ZM-19 -8H19M-19 8H19",
  "M-22 -22H22V22H-22ZM-22 -22L22 22M22 -22L-22 22",
  "M0 -28A17 17 0 0 1 22 -8A16 16 0 0 1 14 16A18 18 0 0 1 -16 16A16 16 0 0 1 -24 -6A17 17 0 0 1 0 -28ZM-6 -4A8 8 0 0 1 8 2",
  "M-24 0A24 24 0 1 0 24 0A24 24 0 1 0 -24 0ZM-14 0A14 14 0 1 0 14 0A14 14 0 1 0 -14 0Z",
  "M0 26V-6M-12 -6H12L8 -28H-8ZM-12 26H12",
  "M-26 -10H26L18 20H-18ZM-26 -10C-20 -22 20 -22 26 -10M-8 -18V-26M8 -18V-26",
];

/** What stands in the corners of a zone; the same zone always has the same. */
export function clutter([x0, y0, x1, y1]: Rect, seed: number): { d: string; at: string }[] {
  if (x1 - x0 < 260 || y1 - y0 < 200) return [];
  const luck = chance(seed);
  const corners = [[x0 + 62, y1 - 62, 0.8], [x1 - 130, y1 - 62, 0.35], [x1 - 62, y0 + 62, 0.5], [x0 + 62, y0 + 92, 0.3]] as const;
  return corners.flatMap(([x, y, often]) => {
    const [there, which] = [luck() < often, Math.floor(luck() * PROPS.length)];
    return there ? [{ d: PROPS[which]!, at: `translate(${x} ${y}) scale(1.2)` }] : [];
  });
}

/** The patchwork: a cloth for each township, a paving for each zone. */
export const PATCHES = ["#a08653", "#7f8d5f", "#a3735a", "#6f8890", "#b09a62", "#8a7a94", "#94805f", "#6f9079"];
export const PAVINGS: { size: [number, number]; d: string }[] = [
  { size: [90, 60], d: "M0 30H90M0 0H90M20 0V30M65 0V30M0 30V60M45 30V60" },
  { size: [80, 80], d: "M0 40L40 0L80 40L40 80Z" },
  { size: [70, 70], d: "M0 0H70M0 0V70" },
  { size: [90, 48], d: "M0 48q22 -40 45 0t45 0" },
];
export const RAT_COLOURS: Record<string, { fill: string; ink: string; shape: number }> = {
  brown: { fill: "#7a4c28", ink: "#fff", shape: 0 }, black: { fill: "#26231f", ink: "#fff", shape: 1 }, white: { fill: "#f2f0e6", ink: "#14121a", shape: 4 },
};
