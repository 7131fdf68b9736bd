/**
 * Everything on the table tells what it is. `use:tells={telling}` on any element, of SVG or HTML, says what: its name, its
 * text, a few facts, the clause. A mouse that rests there, a touch, or the keyboard (`i`, then arrows) shows it in one
 * common box (`table/Tip.svelte`). There is nothing to listen to on the element itself, so dozens cost nothing.
 *
 *     <g use:tells={{ name: named(card), text: told(card), clause: "AM-7.2" }}>...</g>
 *     <g use:tells={() => ({ name: ..., facts: [[SAY("power"), area.power[0]]] })}>   asked when it is shown
 */
export interface Telling {
  name: string;
  text?: string;
  /** Pairs of what and how much. */
  facts?: [string, string | number][];
  clause?: string;
}
/** Said at once, or asked when it is shown; nothing: the element tells nothing. */
export type Tells = Telling | (() => Telling | null) | null | undefined;

const known = new WeakMap<Element, Tells>();

export function tells(element: HTMLElement | SVGElement, telling: Tells) {
  const update = (fresh: Tells) => {
    known.set(element, fresh);
    if (fresh) {
      element.dataset.tells = "";
      if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    } else delete element.dataset.tells;
  };
  if (telling) update(telling);
  return { update };
}

/** What the element, or what it lies in, tells. */
export function tellingAt(target: EventTarget | null): { element: Element; telling: Telling } | null {
  for (let at = (target as Element | null)?.closest?.("[data-tells]"); at; at = at.parentElement?.closest("[data-tells]")) {
    const said = known.get(at);
    const telling = typeof said === "function" ? said() : said;
    if (telling) return { element: at, telling };
  }
  return null;
}
