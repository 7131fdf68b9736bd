/**
 * Texts that fit their plates. SVG neither wraps nor shrinks, and no script may force layout, so widths are measured on a canvas
 * with the fonts of the page; when these have been loaded, everything that was measured before is measured again.
 *
 *     const fitted = $derived(fit(name, { width: 138, size: 19, lines: 2 }));
 *     <g data-fit><rect ... /><text style:font-size="{fitted.size}px">{#each fitted.lines as line, k (k)}<tspan x="0" dy={k ? fitted.size : 0}>{line}</tspan>{/each}</text></g>
 *
 * `data-fit` on a group: its texts lie within its first shape, and a test measures that (tests/web/test_fit.py).
 */
export interface Plate {
  /** Units of the drawing that the text may be wide. */
  width: number;
  /** The size of the letters where there is room, and the least one can read. */
  size: number;
  least?: number;
  /** So many lines at most. */
  lines?: number;
  weight?: number;
  family?: "serif" | "sans";
}
export interface Fitted { size: number; lines: string[] }

const FAMILIES = { serif: "Vollkorn, Georgia, serif", sans: '"Source Sans", system-ui, sans-serif' };
const AT = 100; // measured at this size, and scaled
let pen: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

class Fonts {
  /** Counts up when fonts have come. */
  came = $state(0);
  constructor() {
    document.fonts?.addEventListener("loadingdone", () => {
      widths.clear();
      this.came++;
    });
  }
}
const fonts = new Fonts();

/** Pixels that the page's letters are high where nothing else is said: whoever wants larger letters gets them. */
export const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** How wide a text is, in units of which its letters are `size` high. */
export function widthOf(text: string, size: number, weight = 600, family: Plate["family"] = "serif"): number {
  void fonts.came;
  const key = `${weight} ${family} ${text}`;
  let known = widths.get(key);
  if (known === undefined) {
    pen ??= document.createElement("canvas").getContext("2d");
    if (!pen) return text.length * size * 0.55;
    pen.font = `${weight} ${AT}px ${FAMILIES[family]}`;
    known = pen.measureText(text).width / AT;
    widths.set(key, known);
  }
  return known * size;
}

/** How many lines a text takes that is broken wherever the width asks for it. */
function linesOf(text: string, size: number, width: number, weight: number, family: Plate["family"]): number {
  const space = widthOf(" ", size, weight, family);
  let [lines, at] = [1, 0];
  for (const word of text.split(/(?<=-)| /)) {
    const wide = widthOf(word, size, weight, family);
    if (at && at + space + wide > width) [lines, at] = [lines + 1, wide];
    else at += (at ? space : 0) + wide;
    if (wide > width) return Infinity; // a word that does not fit would be broken
  }
  return lines;
}

/** The largest letters in which a text, broken by the browser, stays within a box; in the units of the box. */
export function fill(text: string, { width, height, size, least, leading = 1.15, weight = 400, family = "sans" }: Omit<Plate, "lines"> & { height: number; least: number; leading?: number }): number {
  let found = size;
  while (found > least && linesOf(text, found, width, weight, family) * found * leading > height) found *= 0.96;
  return Math.max(found, least);
}

/** As many words of a text as find room in letters of this size; what is left out shows as an ellipsis. */
export function shorten(text: string, { width, height, size, leading = 1.15, weight = 400, family = "sans" }: Omit<Plate, "lines" | "least"> & { height: number; leading?: number }): string {
  const isRoom = (some: string) => linesOf(some, size, width, weight, family) * size * leading <= height;
  if (isRoom(text)) return text;
  const words = text.split(" ");
  let count = words.length - 1;
  while (count > 1 && !isRoom(`${words.slice(0, count).join(" ")}…`)) count--;
  return `${words.slice(0, count).join(" ").replace(/[.,;:]$/, "")}…`;
}

/** All ways to break words into so many lines, each as its lines; a soft break may follow a hyphen. */
function* broken(words: string[], lines: number): Generator<string[]> {
  if (lines === 1 || words.length === 1) {
    yield [words.join(" ")];
    return;
  }
  for (let k = 1; k <= words.length - lines + 1; k++) for (const rest of broken(words.slice(k), lines - 1)) yield [words.slice(0, k).join(" "), ...rest];
}

/** The text in the largest letters that fit, in as few lines as that takes. */
export function fit(text: string, { width, size, least = size * 0.5, lines = 1, weight = 600, family = "serif" }: Plate): Fitted {
  const words = text.split(" ");
  let best: Fitted = { size: 0, lines: [text] };
  for (let count = 1; count <= Math.min(lines, words.length); count++) {
    for (const way of broken(words, count)) {
      const widest = Math.max(...way.map((line) => widthOf(line, 1, weight, family)));
      const fits = Math.min(size, width / Math.max(widest, 0.01));
      if (fits > best.size + 0.01) best = { size: fits, lines: way };
    }
  }
  return { ...best, size: Math.max(best.size, least) };
}
