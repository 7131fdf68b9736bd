/** Pieces that fly over the board from where the chronicle says they were to where they went. They never wait for anybody. */
import { CHEESE, RAT, shapeOf, colourOf } from "../draw/marks";
import type { Face } from "../lib/faces";
import type { Line } from "../lib/types";

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

const LASTS = 340; // as in app.css, which says how pieces fly
const BETWEEN = 70;
const MOST = 8; // after one change; a whole round of RatLand would be a swarm

interface Point { x: number; y: number }

/** The places of the page by name, as they were found last; most stay where they are. */
const places = new Map<string, HTMLElement | SVGElement>();

function placeAt(name: string): Element | null {
  const known = places.get(name);
  if (known?.isConnected && known.dataset.at === name) return known;
  const found = document.querySelector<HTMLElement>(`[data-at="${name}"]`);
  if (found) places.set(name, found);
  return found;
}

/** A seat that is not on this tab is behind the tab of the players. */
const find = (at: string | undefined): Element | null => (at ? (placeAt(at) ?? (at.startsWith("seat ") ? placeAt("people") : null)) : null);

const middle = ({ x, y, width, height }: DOMRectReadOnly): Point | null => (width > 0 ? { x: x + width / 2, y: y + height / 2 } : null);

/** Where elements lie in the next picture of the page: its observer is told when it is laid out, and forces nothing. */
function whenLaidOut(elements: Element[], then: (place: (element: Element | null) => Point | null) => void) {
  const seen = new Map<Element, Point | null>();
  const note = (entries: IntersectionObserverEntry[]) => entries.forEach((entry) => seen.set(entry.target, middle(entry.boundingClientRect)));
  const observer = new IntersectionObserver(note);
  for (const element of elements) observer.observe(element);
  setTimeout(() => {
    note(observer.takeRecords());
    observer.disconnect();
    then((element) => (element && seen.get(element)) ?? null);
  });
}

/** Where everything flies, and what has landed there, by its drawing: it waits out of sight until the next of its kind flies. */
let sky: HTMLElement | null = null;
const landed = new Map<Token["d"], SVGSVGElement[]>();

function draw(d: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "-13 -13 26 26");
  svg.setAttribute("class", "flight");
  path.setAttribute("d", d);
  svg.append(path);
  sky!.append(svg);
  return svg;
}

function land(d: string, svg: SVGSVGElement) {
  svg.setAttribute("style", "display:none");
  if (landed.has(d)) landed.get(d)!.push(svg);
  else landed.set(d, [svg]);
}

interface Leg { token: Token; from: Point | null; to: Point | null; stays: boolean }

/** A token that flies by itself: what appears or vanishes does so on the spot, large and faint. */
function launch({ token, from, to }: Leg, k: number, lasts: number): SVGSVGElement {
  const svg = landed.get(token.d)?.pop() ?? draw(token.d);
  const [begin, end] = [from ?? to!, to ?? from!];
  const ways = `--x:${begin.x}px;--y:${begin.y}px;--to-x:${end.x}px;--to-y:${end.y}px`;
  svg.setAttribute("style", `fill:${token.fill};${ways};--from:${from ? 1 : 0};--to:${to ? 1 : 0};animation-duration:${lasts}ms;animation-delay:${k * BETWEEN}ms`);
  return svg;
}

/** A card that is played is gone when the change is drawn, so where it was must be seen before; all else can wait. */
function fleeting(at: string | undefined): Point | null {
  const card = at?.startsWith("card ") && document.querySelector(`[data-at="${at}"]`);
  return card ? middle(card.getBoundingClientRect()) : null;
}

/** What flies when these lines are told; what goes from one place to another comes first, when there is too much. */
export function flightsOf(flights: Flights, lines: Line[], label: Label, table: Face): Flight[] {
  const all = lines.flatMap((line) => flights[line.event]?.(line.things, label, table) ?? []);
  const first = [...all].sort((a, b) => Number(!a.from || !a.to) - Number(!b.from || !b.to)).slice(0, MOST);
  return all.filter((flight) => first.includes(flight));
}

/** Pieces that have come to a place of the board before the position has them there wait in the air above it. */
let waiting: { d: string; svg: SVGSVGElement }[] = [];
let landings = 0;

/** The position has caught up: what waited in the air is on the board now. */
export function landAll() {
  landings++;
  if (!waiting.length) return;
  const there = waiting;
  waiting = [];
  there.forEach(({ d, svg }) => land(d, svg));
}

/**
 * Let these fly. Called before the change is drawn; places are looked up when the browser has laid it out. `waits`: the
 * position follows later, and what comes to a place of the board stays in sight until `landAll`.
 */
export function letFly(flights: Flight[], lasts = LASTS, waits = false) {
  if (!flights.length) return;
  const chosen = flights.map((flight) => ({ ...flight, seen: fleeting(flight.from), stays: waits && !!flight.to && !flight.to.startsWith("seat ") }));
  const before = landings;
  requestAnimationFrame(() => {
    const ways = chosen.map(({ from, to, ...rest }) => ({ ...rest, from: find(from), to: find(to) }));
    whenLaidOut(ways.flatMap(({ from, to }) => [from, to]).filter((element) => element !== null), (place) => {
      letGo(ways.map(({ token, seen, stays, from, to }) => ({ token, stays: stays && before === landings, from: seen ?? place(from), to: place(to) })), lasts);
    });
  });
}

function letGo(legs: Leg[], lasts: number) {
  if (!sky) {
    sky = document.createElement("div");
    sky.ariaHidden = "true";
    document.body.append(sky);
  }
  const game = document.getElementById("main")?.dataset.game ?? "";
  if (sky.dataset.game !== game) sky.dataset.game = game; // for the colours of its seats
  const flying = legs.filter((leg) => leg.from ?? leg.to).map((leg, k) => ({ d: leg.token.d, svg: launch(leg, k, lasts), stays: leg.stays }));
  waiting.push(...flying.filter(({ stays }) => stays));
  const passing = flying.filter(({ stays }) => !stays);
  setTimeout(() => passing.forEach(({ d, svg }) => land(d, svg)), lasts + flying.length * BETWEEN);
}
