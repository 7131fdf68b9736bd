/** The choices after which the game looked most different for somebody: where it turned. */
export interface Turn { step: number; seat: number; from: number; to: number }

const FAR = 0.12; // of 2 from lost to won: less is no turn
const APART = 3; // steps between two turns

/** At most so many, in the order of the game. The last step is left out: there everybody has seen it. */
export function turningPoints(judgements: number[][], most = 4): Turn[] {
  const all = judgements.slice(1, -1).flatMap((after, k) =>
    after.map((to, seat) => ({ step: k + 1, seat, from: judgements[k]![seat]!, to })).filter(({ from, to }) => Math.abs(to - from) >= FAR),
  );
  const chosen: Turn[] = [];
  for (const turn of all.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))) {
    if (chosen.length < most && chosen.every((other) => Math.abs(other.step - turn.step) >= APART)) chosen.push(turn);
  }
  return chosen.sort((a, b) => a.step - b.step);
}
