/**
 * Why not? On a board, `use:asks={desk}`: what is pointed at, touched or focused there and cannot be chosen says why. One set of
 * listeners for the whole board; a place names itself by `data-at` ("area 3"), and the decision at hand says which kinds of
 * choice answer it. Nothing is asked while it is somebody else's turn, and nothing twice of one position.
 */
import type { Desk } from "../desk/desk.svelte";
import type { Reason } from "../lib/types";

/** The pointer rests this long on a place before anybody is asked. */
const REST = 250;

/** The code of the choice that a place stands for in the decision at hand; `ever`: or else in any other decision. */
export function codeAt(desk: Desk, at: string, ever = false): number | null {
  const [kind, number] = at.split(" ");
  const decision = desk.game?.decisions.find((one) => one.name === desk.view?.decision);
  if (!decision || number === undefined) return null;
  const label = desk.label(kind!, Number(number)) || number;
  const kinds = desk.game!.kinds.filter((one) => decision.kinds.includes(one.name));
  const answers = kinds.find((one) => one.name === kind) ?? kinds.find((one) => one.labels.includes(label));
  const found = answers ?? (ever ? desk.game!.kinds.find((one) => one.name === kind) : undefined);
  const arg = found?.name === kind ? Number(number) : (found?.labels.indexOf(label) ?? -1);
  return found && arg >= 0 && arg < found.labels.length ? found.first + arg : null;
}

class Asking {
  #known = new Map<string, Promise<Reason | null>>();
  #stamp = "";
  #at = "";
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(public desk: Desk) {}

  /** The place that an event is about, if it cannot be chosen. */
  #placeOf(event: Event): string | null {
    const element = (event.target as Element).closest<SVGElement | HTMLElement>("[data-at]");
    return element && !element.matches(".can") && !element.querySelector(":scope .can:hover") ? (element.dataset.at ?? null) : null;
  }

  over = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    this.#wish(this.#placeOf(event), REST);
  };
  // who touches, clicks or focuses a place asks for an answer, even if it is about something else that is decided now
  down = (event: PointerEvent) => {
    if (event.pointerType === "touch") this.#wish(this.#placeOf(event), 0, true);
  };
  click = (event: MouseEvent) => this.#wish(this.#placeOf(event), 0, true);
  focus = (event: FocusEvent) => this.#wish(this.#placeOf(event), 0, true);
  leave = () => this.#wish(null, 0);

  #wish(at: string | null, rest: number, ever = false) {
    if (at === this.#at && this.desk.why?.at === at) return;
    this.#at = at ?? "";
    if (this.#timer) clearTimeout(this.#timer);
    if (this.desk.why) this.desk.why = null;
    if (at) this.#timer = setTimeout(() => void this.#ask(at, ever), rest);
  }

  async #ask(at: string, ever: boolean) {
    const { desk } = this;
    // where all is decided in one form, as behind RatLand's screen, a place is no answer to a single question
    const code = desk.mayChoose && !desk.form ? codeAt(desk, at, ever) : null;
    if (code === null || desk.choices.some((choice) => choice.code === code)) return;
    const stamp = `${desk.view!.clock} ${desk.view!.decision} ${desk.choices.length}`;
    if (stamp !== this.#stamp) this.#known.clear();
    this.#stamp = stamp;
    const key = `${code}`;
    if (!this.#known.has(key)) this.#known.set(key, desk.whyNot(code));
    const reason = await this.#known.get(key)!.catch(() => null);
    if (reason && this.#at === at && stamp === this.#stamp) desk.why = { ...reason, at };
  }

  stop() {
    if (this.#timer) clearTimeout(this.#timer);
  }
}

export function asks(board: HTMLElement, desk: Desk) {
  const asking = new Asking(desk);
  board.addEventListener("pointerover", asking.over);
  board.addEventListener("pointerdown", asking.down);
  board.addEventListener("click", asking.click);
  board.addEventListener("focusin", asking.focus);
  board.addEventListener("pointerleave", asking.leave);
  return { destroy: () => asking.stop() };
}

/** For keyboards: places that cannot be chosen take the focus too, until they can or `off` is called. */
export function openUp(board: HTMLElement): () => void {
  const places = [...board.querySelectorAll<SVGElement>("[data-at]:not(.can):not([tabindex])")];
  for (const place of places) {
    place.setAttribute("tabindex", "0");
    place.setAttribute("role", "img");
    if (!place.getAttribute("aria-label")) place.setAttribute("aria-label", nameOf(place));
  }
  return () => {
    for (const place of places) for (const name of ["tabindex", "role", "aria-label"]) place.removeAttribute(name);
  };
}

const nameOf = (place: Element): string => {
  const title = [...place.querySelectorAll("title")].map((one) => one.textContent?.trim()).find(Boolean);
  const words = title ?? place.textContent?.replace(/\s+/g, " ").trim();
  return words || (place as SVGElement).dataset.at || "";
};
