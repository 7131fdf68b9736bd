/** Pieces that fly over the board from where the chronicle says they were to where they went. They never wait for anybody. */
import { CHEESE, RAT, shapeOf, colourOf } from "../draw/marks";
import type { Face, Line } from "./types";

/** How a piece in flight looks: a path within 12 units around 0, 0, and its colour. */
export interface Token { d: string; fill: string }
/** From one place to another, each a `data-at` of the page; what comes from or goes nowhere appears or vanishes. */
export interface Flight { from?: string; to?: string; token: Token }
export type Label = (kind: string, number: number) => string;
/** By event: what flies when it happens. */
export type Flights = Record<string, (things: Record<string, number>, label: Label, table: Face) => Flight | Flight[]>;

export const seatToken = (seat: number): Token => ({ d: shapeOf(seat), fill: colourOf(seat) });
export const ratToken = (fill: string): Token => ({ d: RAT, fill });
export const CHEESE_TOKEN: Token = { d: CHEESE, fill: "#f3cf3a" };
export const COIN: Token = { d: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM0 -5V5M-3 -3H2M-2 3H3", fill: "#e8b93c" };
export const CARD: Token = { d: "M-8 -11H8V11H-8ZM-4 -6H4M-4 0H4M-4 6H4", fill: "#f2e6c9" };
export const HOUSE: Token = { d: "M-10 10V-3L0 -11L10 -3V10Z", fill: "#d9a441" };

const SIZE = 34; // as in app.css
const LASTS = 340;
const BETWEEN = 70;
const MOST = 10; // after one change; a whole round of RatLand would be a swarm

interface Point { x: number; y: number }

/** Where every place of the page is; they are looked for once for all that flies. */
class Places {
  #found = new Map([...document.querySelectorAll<HTMLElement | SVGElement>("[data-at]")].reverse().map((element) => [element.dataset.at!, element]));

  /** The middle of a place on the screen; a seat that is not on this tab is behind the tab of the players. */
  locate(at: string | undefined): Point | null {
    if (!at) return null;
    const element = this.#found.get(at) ?? (at.startsWith("seat ") ? this.#found.get("people") : undefined);
    const box = element?.getBoundingClientRect();
    return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }
}

/** Tokens as they were drawn once, to be copied; app.css says how they lie over the page. */
const drawn = new Map<string, SVGSVGElement>();

function draw({ d, fill }: Token): SVGSVGElement {
  const game = document.getElementById("main")?.dataset.game ?? ""; // for the colours of its seats
  const key = `${game} ${fill} ${d}`;
  let token = drawn.get(key);
  if (!token) drawn.set(key, (token = drawnAnew(d, fill, game)));
  return token.cloneNode(true) as SVGSVGElement;
}

function drawnAnew(d: string, fill: string, game: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "-13 -13 26 26");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "flight");
  svg.dataset.game = game;
  path.setAttribute("d", d);
  path.style.fill = fill;
  svg.append(path);
  return svg;
}

interface Leg { token: Token; from: Point | null; to: Point | null }

/** The token, where it begins, and how it moves. */
function launch({ token, from, to }: Leg): { svg: SVGSVGElement; frames: Keyframe[] } {
  const put = (point: Point, scale: number, opacity: number): Keyframe => ({
    transform: `translate(${point.x - SIZE / 2}px, ${point.y - SIZE / 2}px) scale(${scale})`, opacity,
  });
  const [begin, end] = [from ?? to!, to ?? from!];
  const middle = { x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 };
  return { svg: draw(token), frames: [put(begin, from ? 0.8 : 2, from ? 1 : 0), put(middle, 1.25, 1), put(end, to ? 0.8 : 2, to ? 1 : 0)] };
}

/** A card that is played is gone when the change is drawn, so where it was must be seen before; all else can wait. */
const isFleeting = (at: string | undefined) => at?.startsWith("card ") ?? false;

/** Let fly what these lines tell of. Called before the change is drawn; places are looked up when the browser has laid it out. */
export function letFly(flights: Flights, lines: Line[], label: Label, table: Face) {
  const all = lines.flatMap((line) => flights[line.event]?.(line.things, label, table) ?? []);
  if (!all.length) return;
  // what goes from one place to another comes first, when there is too much
  const first = [...all].sort((a, b) => Number(!a.from || !a.to) - Number(!b.from || !b.to)).slice(0, MOST);
  const before = first.some((flight) => isFleeting(flight.from)) ? new Places() : null;
  const chosen = all.filter((flight) => first.includes(flight)).map((flight) => ({ ...flight, seen: isFleeting(flight.from) ? before!.locate(flight.from) : null }));
  requestAnimationFrame(() => setTimeout(() => {
    const places = new Places();
    const legs = chosen.map(({ from, to, token, seen }) => ({ token, from: seen ?? places.locate(from), to: places.locate(to) }));
    const launched = legs.filter((leg) => leg.from ?? leg.to).map(launch);
    document.body.append(...launched.map(({ svg }) => svg));
    launched.forEach(({ svg, frames }, k) => {
      svg.animate(frames, { duration: LASTS, delay: k * BETWEEN, easing: "ease-in-out" }).onfinish = () => svg.remove();
    });
  }));
}
