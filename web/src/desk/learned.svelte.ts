/** What this person has learned: lessons solved, kept with her at the server and in this browser; what the coach has said. */
import { api } from "../lib/api";
import { keep, kept, keptJson } from "../lib/storage";

type Solved = Record<string, string[]>;

class Learned {
  solved = $state.raw<Solved>(keptJson<Solved>("lessons", {}));
  /** Whether the coach speaks; null: nobody has said so yet. */
  coach = $state(kept("coach"));
  #seen = new Map<string, Set<string>>(); // by game: decisions and events that the coach has told of

  /** What the server knows of it. */
  async load() {
    const found = await api.progress().catch((): Solved => ({}));
    const games = new Set([...Object.keys(found), ...Object.keys(this.solved)]);
    this.solved = Object.fromEntries([...games].map((game) => [game, [...new Set([...(this.solved[game] ?? []), ...(found[game] ?? [])])]]));
  }

  solve(game: string, lesson: string) {
    const before = this.solved[game] ?? [];
    if (before.includes(lesson)) return;
    this.solved = { ...this.solved, [game]: [...before, lesson] };
    keep("lessons", JSON.stringify(this.solved));
  }

  setCoach(on: boolean) {
    this.coach = on ? "on" : "off";
    keep("coach", this.coach);
  }

  #of(game: string): Set<string> {
    if (!this.#seen.has(game)) this.#seen.set(game, new Set(keptJson<string[]>(`coach.${game}`, [])));
    return this.#seen.get(game)!;
  }

  hasSeen(game: string, what: string): boolean {
    return this.#of(game).has(what);
  }

  see(game: string, what: string) {
    this.#of(game).add(what);
    keep(`coach.${game}`, JSON.stringify([...this.#of(game)]));
  }
}

export const learned = new Learned();
