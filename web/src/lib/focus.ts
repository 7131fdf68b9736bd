/**
 * The focus, while choices come and go. To remove what has it, or to set it, makes the browser lay out the page at
 * once: so it is let go before anything is drawn, and comes back when the browser has laid out what is new; after a click
 * only when a key is pressed. Until then the list of choices hears the keys as if it had it.
 */
const TAKES = ".choices button.take";

export class Focus {
  #left: { element: HTMLElement; notation: string; byPointer: boolean } | null = null;

  /** The focus leaves a choice that can no longer be made. */
  leaveUnless(stays: (notation: string) => boolean) {
    const focused = document.activeElement as HTMLElement | null;
    const holder = focused?.closest<HTMLElement>("[data-choice], .choices li");
    const element = holder?.matches("li") ? holder.querySelector<HTMLElement>("[data-choice]") : holder;
    const notation = element?.dataset.choice;
    if (!element || notation === undefined || stays(notation)) return;
    this.#left = { element, notation, byPointer: !focused!.matches(":focus-visible") };
    focused!.blur();
  }

  /**
   * Back to the choice it left; in the list, to the first one when that choice has gone. It waits for the next turn, and
   * after a click until a key is pressed: nobody would see it before.
   */
  comeBack(isThere: () => boolean) {
    if (this.#left && !this.#left.byPointer) requestAnimationFrame(() => setTimeout(() => this.#left && isThere() && this.#return()));
  }

  #return() {
    const { element, notation, byPointer } = this.#left!;
    const buttons = [...document.querySelectorAll<HTMLElement>(TAKES)];
    const isListed = element.closest(".choices") || !element.isConnected;
    const same = isListed ? (buttons.find((button) => button.dataset.choice === notation) ?? buttons[0]) : element;
    this.#left = null;
    // a list that scrolls by itself would move under the pointer
    if (same?.dataset.choice && document.activeElement === document.body) same.focus({ preventScroll: byPointer });
  }

  /** A key pressed before the focus has come back; whether it was one for the list. */
  hearsEarly(event: KeyboardEvent): boolean {
    if (!this.#left || document.activeElement !== document.body) return false;
    this.#return();
    const at = document.activeElement as HTMLElement;
    if (event.key === "Enter" || event.key === " ") at.click();
    else if (!arrows(event)) return false;
    event.preventDefault();
    return true;
  }
}

/** Arrows walk from choice to choice; whether it was an arrow. */
export function arrows(event: KeyboardEvent): boolean {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (!step) return false;
  const buttons = [...document.querySelectorAll<HTMLElement>(TAKES)];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
  return true;
}
