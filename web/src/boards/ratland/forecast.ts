/** What a placement means for the end of the round, as far as it can be known: births, those who return, and what all of them eat. */
import type { RatlandTable } from "../../lib/faces";
import { CLANS, FEEDING } from "./sewer";

/** Cheese that so many rats eat (RL-11.2). */
export function eaten(rats: number): number {
  const row = FEEDING.rows.find(({ up_to }) => rats <= up_to);
  const top = FEEDING.rows.at(-1)!;
  return row ? row.cheese : top.cheese + (rats - top.up_to) * FEEDING.per_extra_rat;
}

type Ability = { op: string; n?: number; only_if_empty?: boolean };
/** Rats born from so many in the nursery; the Family has more (RL-15.10). */
function births(nursery: number, clan: string | null, level: number): number {
  const abilities = CLANS.find((one) => one.id === clan)?.[level === 2 ? "open" : "closed"] as Ability[] | undefined;
  const bonus = abilities?.find(({ op }) => op === "nursery_bonus");
  return nursery + (bonus && (!bonus.only_if_empty || nursery === 0) ? bonus.n! : 0);
}

export interface Forecast { born: number; rats: number; need: number; cheese: number }

/** As if nothing were stolen and nothing drawn: what is sure. */
export function forecast(table: RatlandTable, seat: number, counts: Record<string, number>): Forecast {
  const { healthy, sick, lost, cheese, clan } = table.players[seat]!;
  const born = Math.min(births((counts.nursery ?? 0) + (counts.both ?? 0), clan, table.clan_level), table.rat_supply);
  const rats = healthy + sick + lost + born;
  return { born, rats, need: eaten(rats), cheese };
}
