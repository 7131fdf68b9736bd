/** The name plates of the areas: as large as they can be read, each on its own ground, and none over another. */
import { fit, widthOf } from "../../draw/fit.svelte";
import { named } from "../../words/index.svelte";
import { slots, spanAt, type AreaPlan } from "./city";

export interface NamePlate {
  left: number;
  /** Its middle. */
  y: number;
  wide: number;
  high: number;
  size: number;
  lines: string[];
  /** The radius of the number's circle. */
  badge: number;
}

/** What never changes of an area: where its name belongs, and how much room there is. */
const known = new Map<string, { label: [number, number]; span: [number, number] }>();
function placeOf(area: AreaPlan) {
  let found = known.get(area.id);
  if (!found) {
    const { label } = slots(area);
    known.set(area.id, (found = { label, span: spanAt(area, label) }));
  }
  return found;
}

function plateOf(area: AreaPlan, letters: number): NamePlate {
  const { label, span } = placeOf(area);
  const badge = letters * 0.6;
  const edges = badge * 2.6 + letters * 0.5;
  const room = { width: Math.max(165, Math.min(span[1] - span[0], 330) - edges), size: letters, least: letters * 0.7, weight: 600 };
  const inOne = fit(named(area), { ...room, lines: 1 });
  const { size, lines } = inOne.size >= letters * 0.72 ? inOne : fit(named(area), { ...room, lines: 2 });
  const wide = Math.max(...lines.map((line) => widthOf(line, size))) + edges;
  const high = Math.max(letters * 1.3, lines.length * size * 1.02 + letters * 0.3);
  // a long name near the wall or the river stays on its own ground
  const wall = Math.sqrt(Math.max(0, 482 ** 2 - (label[1] - 500) ** 2));
  const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);
  const middle =
    wide <= span[1] - span[0] ? between(span[0] + wide / 2, label[0], span[1] - wide / 2) : between(500 - wall + wide / 2, (span[0] + span[1]) / 2, 500 + wall - wide / 2);
  // a name of two lines grows upwards, away from what stands below it
  return { left: middle - wide / 2, y: label[1] - (high - letters * 1.3) / 2, wide, high, size, lines, badge };
}

const GAP = 3;
/** Two plates that lie over each other move apart, on the shorter way. */
function part(a: NamePlate, b: NamePlate): boolean {
  const x = Math.min(a.left + a.wide, b.left + b.wide) - Math.max(a.left, b.left) + GAP;
  const y = Math.min(a.y + a.high / 2, b.y + b.high / 2) - Math.max(a.y - a.high / 2, b.y - b.high / 2) + GAP;
  if (x <= 0.01 || y <= 0.01) return false;
  const [first, second] = x < y ? (a.left < b.left ? [a, b] : [b, a]) : a.y < b.y ? [a, b] : [b, a];
  if (x < y) [first.left, second.left] = [first.left - x / 2, second.left + x / 2];
  else [first.y, second.y] = [first.y - y / 2, second.y + y / 2];
  return true;
}

export function platesOf(areas: AreaPlan[], letters: number): NamePlate[] {
  const plates = areas.map((area) => plateOf(area, letters));
  for (let round = 0; round < 6; round++) {
    const moved = plates.map((one, k) => plates.slice(k + 1).filter((other) => part(one, other)).length);
    if (!moved.some(Boolean)) break;
  }
  return plates;
}
