/** The order of choices in the list: what one does at home first, then what costs something. */
import type { Desk } from "../../desk/desk.svelte";
import type { DiePatinTable } from "../../lib/faces";
import type { Choice } from "../../lib/types";
import { SAY } from "./words.svelte";

const KINDS = ["loot", "tile", "manhole"];

/** Whether the choice is an area of one's own. */
const isHome = (choice: Choice, desk: Desk): boolean => desk.face<DiePatinTable>().areas.some(({ id, owner }) => owner === desk.seat && choice.notation === `area:${id}`);

export function rank(choice: Choice, desk: Desk): number {
  if (choice.kind === "area") return isHome(choice, desk) ? 0 : 1;
  return Math.max(0, KINDS.indexOf(choice.kind));
}

export function group(choice: Choice, desk: Desk): string | undefined {
  const { decision } = desk.view!;
  if (decision === "area" || decision === "last_area") return choice.kind === "area" ? SAY(isHome(choice, desk) ? "inside" : "outside") : undefined;
  if (decision !== "inside_action") return undefined;
  return choice.kind === "manhole" ? SAY("bribe_here") : KINDS.includes(choice.kind) ? SAY("actions_here") : undefined;
}
