/** Buttons that choose: a click chooses at once; a first touch only points, so that the words can be read before. */
import type { Desk } from "../desk/desk.svelte";
import type { Choice } from "../lib/types";

export class Pressing {
  /** Whether the last press was a touch. */
  touch = false;

  /** To be told of every press, before the click that follows it. */
  down = (event: PointerEvent): void => {
    this.touch = event.pointerType === "touch";
  };

  take(desk: Desk, choice: Choice): void {
    if (desk.pending) return;
    if (this.touch && desk.pointed?.code !== choice.code) desk.point(choice);
    else desk.choose(choice);
  }
}
