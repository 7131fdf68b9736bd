/** Values by key, each watched on its own: who reads one hears only when that one changes, not when any other does. */
import { untrack } from "svelte";

class Cell<T> {
  value = $state.raw() as T | undefined;
  constructor(value: T | undefined) {
    this.value = value;
  }
}

export class Cells<T> {
  #now = new Map<string, T>();
  #cells = new Map<string, Cell<T>>(); // of the keys that somebody has asked for

  get(key: string): T | undefined {
    let cell = this.#cells.get(key);
    if (!cell) {
      cell = untrack(() => new Cell(this.#now.get(key))); // what a reaction makes itself it would not watch
      this.#cells.set(key, cell);
    }
    return cell.value;
  }

  /** Replace all values. */
  set(now: Map<string, T>) {
    this.#now = now;
    for (const [key, cell] of this.#cells) cell.value = now.get(key);
  }
}
