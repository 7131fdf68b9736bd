/** How a game ended, in a few words. */
import type { Desk } from "../desk/desk.svelte";
import type { Line } from "../lib/types";
import { t } from "../words/index.svelte";

/** Whose victory it is; alone one wins or loses: the second rank of one player is a loss. */
export function winnersOf(desk: Desk): number[] {
  const ranks = desk.view?.ranks ?? desk.table?.result?.ranks ?? [];
  return desk.seats.map((_, seat) => seat).filter((seat) => ranks[seat] === 1);
}

export function headlineOf(desk: Desk): string {
  if (desk.table?.state === "abandoned") return t("abandoned");
  if (!(desk.view?.ranks ?? desk.table?.result)) return t("finished_banner");
  const winners = winnersOf(desk);
  if (desk.seats.length === 1) return winners.length ? t("won_solo") : t("lost_solo");
  const names = winners.map((seat) => desk.nameOf(seat)).join(", ");
  return winners.length > 1 ? t("won_shared", { name: names }) : t("won", { name: names });
}

/** Events that say why the game is over and who has won, then those that lift a secret; points have a table of their own. */
const VERDICTS = [/^(game_won|game_capped|won_|lost_by|victory_|cap_won|riots_end|pile_exhausted)/, /^personality_revealed/];

/** What the game itself says about its end: of the lines of the last choice those that matter, or the last ones. */
export function verdictOf(lines: Line[]): Line[] {
  const last = lines.filter((line) => line.clock === lines.at(-1)?.clock);
  const found = VERDICTS.flatMap((some) => last.filter((line) => some.test(line.event)));
  return found.length ? found : last.slice(-2);
}
