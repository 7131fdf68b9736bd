/** What a claim would come to: from the powers that the view tells, before the rules say it (DP-2.13, DP-7.3). */
import type { DiePatinArea, DiePatinManhole, DiePatinTable } from "../../lib/faces";

/** The claimant's power against the strongest of the others. */
export interface Claim { own: number; most: number; rivals: number[] }

const POWER: Record<string, number> = { henchman: 1, boss: 2 };
const INVADERS = 2;

function claimOf(powers: number[], seat: number): Claim {
  const most = Math.max(...powers.filter((_, other) => other !== seat));
  return { own: powers[seat]!, most, rivals: powers.flatMap((power, other) => (other !== seat && most > 0 && power === most ? [other] : [])) };
}

/** With the figure that is being placed there, before any bribe. */
export const withFigure = (area: DiePatinArea, seat: number, figure: string): Claim =>
  claimOf(area.power.map((power, other) => (other === seat ? power + (POWER[figure] ?? 0) : power)), seat);

/** After a bribe or an invasion at this manhole of the area where the figure acts; null where nothing is claimed. */
export function atManhole(table: DiePatinTable, decision: string | null, manhole: DiePatinManhole, seat: number): Claim | null {
  const area = table.areas.find(({ id }) => id === table.acting?.area);
  if (!area || !["outside_bribe", "card_bribe", "invasion_manhole"].includes(decision ?? "")) return null;
  const powers = [...area.power];
  const rival = manhole.owner !== null && manhole.owner !== seat ? manhole.owner : null;
  if (decision === "invasion_manhole") {
    if (rival !== null) powers[rival]! -= manhole.rats;
    powers[seat]! += INVADERS;
  } else if (rival !== null) powers[rival]! -= 1;
  else powers[seat]! += 1;
  return claimOf(powers, seat);
}

export const isWon = ({ own, most }: Claim): boolean => own > most;
