/** How long each seat has been deciding: the server's count up to now, continued in the browser. */
import { api } from "../lib/api";

export class Clocks {
  /** Moves on every second while somebody looks; milliseconds of this page. */
  now = $state(performance.now());
  /** By seat: milliseconds of the turns that are over, and when the present one began. */
  #seats = $state<{ used: number; began: number | null }[]>([]);
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
    this.#seats = counted.used.map((seconds, seat) => ({ used: seconds * 1000, began: counted.deciders.includes(seat) ? began : null }));
  }

  /** Whether the server has told what it counted; until then there is nothing to show. */
  get known(): boolean {
    return this.#seats.length > 0;
  }

  /** From now on these decide. */
  turn(deciders: number[]) {
    const now = performance.now();
    this.#seats.forEach((clock, seat) => {
      if (deciders.includes(seat)) clock.began ??= now;
      else if (clock.began !== null) {
        clock.used += now - clock.began;
        clock.began = null;
      }
    });
  }

  /** Milliseconds of the present turn; 0 for who does not decide. */
  turnOf(seat: number): number {
    const began = this.#seats[seat]?.began ?? null;
    return began === null ? 0 : Math.max(0, this.now - began);
  }

  /** Milliseconds of all turns together. */
  totalOf(seat: number): number {
    return (this.#seats[seat]?.used ?? 0) + this.turnOf(seat);
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
