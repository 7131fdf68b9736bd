/** The points over a finished game: read step by step when somebody wants to see them. */
import { api } from "../lib/api";
import type { Line } from "../lib/types";

const MOST = 14;

/** Where to look: when rounds begin, where the game has them; at most so many steps, the first and the last among them. */
export function stepsOf(lines: Line[], steps: number): number[] {
  const rounds = [...new Set(lines.filter((line) => line.event === "round_begins").map((line) => line.clock))];
  const all = rounds.length > 2 ? [0, ...rounds, steps] : Array.from({ length: steps + 1 }, (_, k) => k);
  const thinned = Array.from({ length: Math.min(MOST, all.length) }, (_, k) => all[Math.round((k * (all.length - 1)) / Math.max(1, Math.min(MOST, all.length) - 1))]!);
  return [...new Set(thinned)].sort((a, b) => a - b);
}

export const pointsAt = (id: string, steps: number[], language: string): Promise<number[][]> =>
  Promise.all(steps.map((step) => api.replayStep(id, step, language, "all").then(({ view }) => view.points)));
