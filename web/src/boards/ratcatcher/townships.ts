/** The growing patchwork: townships are square cards of zones, laid edge to edge and turned. */
import layout from "virtual:layout/ratcatcher";
import { chance } from "../../draw/marks";
import { Crowd, rows, type Rect } from "./things";

interface Template { id: string; zones: string[]; rects: Record<string, Rect> }
interface Township { id: string; number: number; template: string; connectors: string[]; side?: string; [key: string]: unknown }

const TEMPLATES = new Map<string, Template>(layout.template.map((template: Template) => [template.id, template]));
const TOWNSHIPS = new Map<string, Township>(layout.township.map((card: Township) => [card.id, card]));

const countOf = (colour: string): number => layout.rat_colour.find((one: { id: string }) => one.id === colour).count;
/** In numbers that tell rats of several colours, a digit goes up to this. */
export const [BLACKS, WHITES] = [countOf("black") + 1, countOf("white") + 1];

export const CARD = 1000;
const GAP = 50;
export const PITCH = CARD + GAP;

export function township(id: string, mode: string): Township {
  return TOWNSHIPS.get(id) ?? TOWNSHIPS.get(`${id}_${mode}`)!; // the first card has two faces
}

/** A rectangle of a card turned clockwise by quarters. */
function turned([x0, y0, x1, y1]: Rect, quarters: number): Rect {
  let box: Rect = [x0, y0, x1, y1];
  for (let k = 0; k < quarters; k++) box = [CARD - box[3], box[0], CARD - box[1], box[2]];
  return box;
}

/** Where a card lies, and how often it is turned by a quarter. */
export interface Laid { id: string; x: number; y: number; rotation: number }

/** The rectangles of a card's zones on the table, in the order of the view. */
function zones(card: Laid, mode: string): { letter: string; rect: Rect }[] {
  const template = TEMPLATES.get(township(card.id, mode).template)!;
  const [dx, dy] = [card.x * PITCH, card.y * PITCH];
  return template.zones.map((letter) => {
    const [x0, y0, x1, y1] = turned(template.rects[letter]!, card.rotation);
    return { letter, rect: [x0 + dx, y0 + dy, x1 + dx, y1 + dy] };
  });
}

/** The outline of a zone within its rectangle. */
const rounded = ([x0, y0, x1, y1]: Rect, inset = 12, r = 26): string =>
  `M${x0 + inset + r} ${y0 + inset}H${x1 - inset - r}a${r} ${r} 0 0 1 ${r} ${r}V${y1 - inset - r}a${r} ${r} 0 0 1 ${-r} ${r}H${x0 + inset + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${y0 + inset + r}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const EDGES = ["n", "e", "s", "w"] as const;

/** Where the bridges of a card lead out, on the table. */
function doors(card: Laid, mode: string): { edge: string; x: number; y: number }[] {
  const [cx, cy, reach] = [card.x * PITCH + CARD / 2, card.y * PITCH + CARD / 2, PITCH / 2];
  return township(card.id, mode).connectors.map((edge) => {
    const world = (EDGES.indexOf(edge as "n") + card.rotation) % 4;
    return { edge: EDGES[world]!, x: cx + [0, reach, 0, -reach][world]!, y: cy + [-reach, 0, reach, 0][world]! };
  });
}

/** Things that stand about in the streets: barrel, crate, tree, well, lamp, tub. Drawn from where they stand. */
const PROPS = [
  "m-19.2 -26.4h38.4c7.2 16.8 7.2 36 0 52.8h-38.4c-7.2 -16.8 -7.2 -36 0 -52.8zm-3.6 16.8h45.6m-45.6 19.2h45.6",
  "m-26.4 -26.4h52.8v52.8h-52.8zl52.8 52.8m0 -52.8l-52.8 52.8",
  "m0 -33.6a20.4 20.4 0 0 1 26.4 24a19.2 19.2 0 0 1 -9.6 28.8a21.6 21.6 0 0 1 -36 0a19.2 19.2 0 0 1 -9.6 -26.4a20.4 20.4 0 0 1 28.8 -26.4zm-7.2 28.8a9.6 9.6 0 0 1 16.8 7.2",
  "m-28.8 0a28.8 28.8 0 1 0 57.6 0a28.8 28.8 0 1 0 -57.6 0zm12 0a16.8 16.8 0 1 0 33.6 0a16.8 16.8 0 1 0 -33.6 0z",
  "m0 31.2v-38.4m-14.4 0h28.8l-4.8 -26.4h-19.2zm0 38.4h28.8",
  "m-31.2 -12h62.4l-9.6 36h-43.2zc7.2 -14.4 55.2 -14.4 62.4 0m-40.8 -9.6v-9.6m19.2 9.6v-9.6",
];

/** What stands in the corners of a zone; the same zone always has the same. */
function clutter([x0, y0, x1, y1]: Rect, seed: number): string {
  if (x1 - x0 < 260 || y1 - y0 < 200) return "";
  const luck = chance(seed);
  const corners = [[x0 + 62, y1 - 62, 0.8], [x1 - 130, y1 - 62, 0.35], [x1 - 62, y0 + 62, 0.5], [x0 + 62, y0 + 92, 0.3]] as const;
  return corners.map(([x, y, often]) => {
    const [there, which] = [luck() < often, Math.floor(luck() * PROPS.length)];
    return there ? `M${x} ${y}${PROPS[which]!}` : "";
  }).join("");
}

/** One text for the letters of all zones: each has a place of its own in the lists. */
interface Letters { text: string; x: string; y: string }
function lettersOf(all: { letter: string; rect: Rect }[], place: (rect: Rect) => [number, number]): Letters {
  const places = all.map(({ rect }) => place(rect));
  return { text: all.map(({ letter }) => letter.toUpperCase()).join(""), x: places.map(([x]) => x).join(" "), y: places.map(([, y]) => y).join(" ") };
}

/** What is drawn of a card and never changes: in few long paths, since a township is drawn within one update. */
export interface Plan {
  zones: { id: string; outline: string; crowd: Crowd }[];
  /** A path for all zones that look the same. */
  grounds: string[];
  doors: string; decks: string; clutter: string; letters: Letters; patch: string;
}

/** Of a township that is not laid yet. */
export const NO_PLAN: Plan = { zones: [], grounds: [], doors: "", decks: "", clutter: "", letters: { text: "", x: "", y: "" }, patch: "" };
export const MOST_ZONES = Math.max(...[...TEMPLATES.values()].map((template) => template.zones.length));

export function planOf(card: Laid, mode: string): Plan {
  const of = township(card.id, mode).number;
  const [all, out] = [zones(card, mode), doors(card, mode)];
  const outlines = all.map(({ rect }) => rounded(rect));
  return {
    zones: all.map(({ letter, rect }, k) => ({ id: `${card.id}.${letter}`, outline: outlines[k]!, crowd: new Crowd(letter, rect) })),
    grounds: PAVINGS.map((_, look) => outlines.filter((_, number) => number % PAVINGS.length === look).join("")),
    doors: out.map(({ x, y }) => rounded([x - 62, y - 62, x + 62, y + 62], 0, 16)).join(""),
    decks: out.map(({ edge, x, y }) => (edge === "n" || edge === "s" ? `M${x - 50} ${y - 32}h100m-100 32h100m-100 32h100` : `M${x - 32} ${y - 50}v100m32 -100v100m32 -100v100`)).join(""),
    clutter: all.map(({ rect }, k) => clutter(rect, of * 7 + k)).join(""),
    letters: lettersOf(all, ([, , x1, y1]) => [x1 - 42, y1 - 36]),
    patch: PATCHES[(card.x + 3 * card.y) & 7]!, // neighbours differ
  };
}

/** A card that is not in the city yet, from 0, 0 to 1000, 1000. */
export interface Sketch { zones: string; doors: string; letters: Letters; icons: { look: string; place: string }[] }

export const NO_SKETCH: Sketch = { zones: "", doors: "", letters: { text: "", x: "", y: "" }, icons: [] };

/** What is printed in a zone of a card, as looks. */
function printedIn(card: Township, letter: string): string[] {
  const times = (what: string, look: string) => (card[what] as string[]).filter((zone) => zone === letter).map(() => look);
  const special = (card.special as { zone: string; colour: string }[]).filter(({ zone }) => zone === letter).map(({ colour }) => colour);
  return [...times("cheese", "cheese"), ...times("nests", "nest"), ...times("spawns", "spawn"), ...times("questions", "question"), ...special];
}

export function sketchOf(id: string, rotation: number, mode: string): Sketch {
  const card = { id, x: 0, y: 0, rotation };
  const all = zones(card, mode);
  return {
    zones: all.map(({ rect }) => rounded(rect, 14, 30)).join(""),
    doors: doors(card, mode).map(({ x, y }) => rounded([x - 75, y - 75, x + 75, y + 75], 0, 20)).join(""),
    letters: lettersOf(all, ([, , x1, y1]) => [x1 - 60, y1 - 45]),
    icons: all.flatMap(({ letter, rect }) => {
      const looks = printedIn(township(id, mode), letter);
      return rows(rect, looks.length).map((place, k) => ({ look: looks[k]!, place }));
    }),
  };
}

/** The patchwork: eight cloths for the townships, a paving for each zone. */
const PATCHES = ["#a08653", "#7f8d5f", "#a3735a", "#6f8890", "#b09a62", "#8a7a94", "#94805f", "#6f9079"];
export const PAVINGS: { size: [number, number]; d: string }[] = [
  { size: [90, 60], d: "M0 30H90M0 0H90M20 0V30M65 0V30M0 30V60M45 30V60" },
  { size: [80, 80], d: "M0 40L40 0L80 40L40 80Z" },
  { size: [70, 70], d: "M0 0H70M0 0V70" },
  { size: [90, 48], d: "M0 48q22 -40 45 0t45 0" },
];
