/**
 * Elements that stay in the page for things that come and go: what is new takes the place of something that has gone, and
 * a place that nothing takes is `undefined`, to be hidden. To make and remove elements costs far more than to change them.
 */
export class Slots<T> {
  #taken = new Map<string, number>(); // by key
  #count: number;

  /** So many places are made at once, because what comes later must cost little. */
  constructor(readonly keyOf: (thing: T) => string, least = 0) {
    this.#count = least;
  }

  fill(things: T[]): (T | undefined)[] {
    const before = this.#taken;
    const keys = things.map(this.keyOf);
    this.#taken = new Map(keys.filter((key) => before.has(key)).map((key) => [key, before.get(key)!]));
    const used = new Set(this.#taken.values());
    let free = 0;
    for (const key of keys) {
      if (this.#taken.has(key)) continue;
      while (used.has(free)) free++;
      this.#taken.set(key, free++);
    }
    this.#count = Math.max(this.#count, things.length);
    const slots = Array<T | undefined>(this.#count).fill(undefined);
    things.forEach((thing, k) => (slots[this.#taken.get(keys[k]!)!] = thing));
    return slots;
  }
}
