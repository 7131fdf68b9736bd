/** The growing patchwork: townships are square cards of zones, laid edge to edge and turned. */
import layout from "virtual:layout/ratcatcher";

export type Rect = [number, number, number, number];
interface Template { id: string; rects: Record<string, Rect>; adjacency: [string, string][]; edge_zone: Record<string, string> }
interface Township { id: string; name: string; template: string; connectors: string[]; side?: string; [key: string]: unknown }

const TEMPLATES = new Map<string, Template>(layout.template.map((template: Template) => [template.id, template]));
const TOWNSHIPS: Township[] = layout.township;
export const ANCHORS: Record<string, [number, number]> = layout.layout.zone_anchors;
/** Other anchors for zones too narrow for a row of everything. */
export const NARROW: Record<string, [number, number]> = {
  cheese: [0.22, 0.12], nest: [0.76, 0.12], brown: [0.2, 0.34], black: [0.5, 0.34], white: [0.8, 0.34], ratcatcher: [0.3, 0.6], peculiar: [0.55, 0.58],
  nemesis: [0.74, 0.6], health: [0.16, 0.86], purple: [0.38, 0.86], yellow: [0.6, 0.86], trap: [0.8, 0.86], placed_token: [0.8, 0.74], question: [0.5, 0.74],
};
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

export const GROUNDS = ["#8d7a55", "#7a7f56", "#86694a", "#6f7a62", "#91825f", "#7b6a55"];
export const RAT_COLOURS: Record<string, { fill: string; ink: string }> = {
  brown: { fill: "#8a5a33", ink: "#fff" }, black: { fill: "#26231f", ink: "#fff" }, white: { fill: "#f2f0e6", ink: "#14121a" },
};
