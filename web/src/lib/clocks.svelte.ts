/** How long each seat has been deciding: the server's count up to now, continued in the browser. */
import { api } from "./api";

export class Clocks {
  /** Moves on every second while somebody looks; milliseconds of this page. */
  now = $state(performance.now());
  #used = $state.raw<number[]>([]);
  #since = $state.raw(new Map<number, number>());
  #timer: ReturnType<typeof setInterval>;

  constructor(readonly id: string) {
    this.#timer = setInterval(() => (this.now = performance.now()), 1000);
  }

  close() {
    clearInterval(this.#timer);
  }

  /** Begin with what the server has counted; also after the connection was lost. */
  async load() {
    const counted = await api.clocks(this.id);
    this.now = performance.now();
    const began = this.now - Math.max(0, counted.now - counted.at) * 1000;
    this.#used = counted.used.map((seconds) => seconds * 1000);
    this.#since = new Map(counted.deciders.map((seat) => [seat, began]));
  }

  /** From now on these decide. */
  turn(deciders: number[]) {
    const now = performance.now();
    const left = [...this.#since].filter(([seat]) => !deciders.includes(seat));
    if (!left.length && deciders.every((seat) => this.#since.has(seat))) return;
    const used = [...this.#used];
    for (const [seat, began] of left) used[seat] = (used[seat] ?? 0) + now - began;
    this.#used = used;
    this.#since = new Map(deciders.map((seat) => [seat, this.#since.get(seat) ?? now]));
    this.now = now;
  }

  /** Milliseconds of the present turn; 0 for who does not decide. */
  turnOf(seat: number): number {
    const began = this.#since.get(seat);
    return began === undefined ? 0 : Math.max(0, this.now - began);
  }

  /** Milliseconds of all turns together. */
  totalOf(seat: number): number {
    return (this.#used[seat] ?? 0) + this.turnOf(seat);
  }
}

/** 0:42, 1:02:03, or days and hours for games at leisure. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
