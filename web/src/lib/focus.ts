/** The focus, when what has it is about to change. To set it, or to remove what has it, makes the browser lay out the page at once. */

/** Called before anything is drawn: the focus leaves a choice that can no longer be made. */
export function leaveUnless(stays: (notation: string) => boolean) {
  const focused = document.activeElement as HTMLElement | SVGElement | null;
  const notation = focused?.closest<HTMLElement>("[data-choice]")?.dataset.choice;
  if (notation !== undefined && !stays(notation)) focused!.blur();
}

/** Whether nothing has the focus. */
export const isNowhere = () => document.activeElement === document.body;

/** When the browser has laid out what is drawn now. */
export const afterLayout = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
