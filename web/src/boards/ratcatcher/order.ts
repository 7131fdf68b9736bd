/** The list of choices in the order of use, under headings. */
import type { Choice } from "../../lib/types";
import { SAY } from "./words.svelte";

const RANKS = ["collect", "attack", "hit", "mortal", "move", "zone", "claim", "purple", "yellow", "trap", "reward"];
export const rank = (choice: Choice): number => {
  const at = RANKS.indexOf(choice.kind);
  return at < 0 ? RANKS.length : at;
};
const GROUPS: Record<string, Parameters<typeof SAY>[0]> = {
  collect: "group_here", attack: "group_here", move: "group_move", trap: "group_trap", purple: "abilities", yellow: "abilities", reward: "tallyman", claim: "caught",
};
export const group = (choice: Choice): string | undefined => (GROUPS[choice.kind] ? SAY(GROUPS[choice.kind]!) : undefined);
