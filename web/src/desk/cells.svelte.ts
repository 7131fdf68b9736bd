/** Values by key, each watched on its own: who reads one hears only when that one changes, not when any other does. */

/** Keeps a value from being watched in depth. */
class Cell<T> {
  constructor(readonly value: T) {}
}

export class Cells<T> {
  #now = new Map<string, T>();
  #cells = $state<Record<string, Cell<T> | undefined>>({});

  get(key: string): T | undefined {
    return this.#cells[key]?.value;
  }

  /** Replace all values. */
  set(now: Map<string, T>) {
    for (const key of this.#now.keys()) if (!now.has(key)) this.#cells[key] = undefined;
    for (const [key, value] of now) if (this.#now.get(key) !== value) this.#cells[key] = new Cell(value);
    this.#now = now;
  }
}
