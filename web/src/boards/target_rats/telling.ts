/** What a space tells about itself: desk/tells.ts. */
import type { Telling } from "../../desk/tells";
import type { TargetRatsTable } from "../../lib/faces";
import { named } from "../../words/index.svelte";
import { factionOf, type Space } from "./rings";
import { KIND, SAY } from "./words.svelte";

const CLAUSES: Record<string, string> = { corridor: "TR-2.4", sewer_cover: "TR-2.8", drain: "TR-2.9", rat_city: "TR-14.2", home: "TR-2.13", plain: "TR-7.1" };

export function tellingOf(table: TargetRatsTable, place: Space): Telling {
  const state = table.spaces[place.index]!;
  const facts: [string, string | number][] = [];
  for (const rats of state.rats) {
    const ways = [[rats.unfed, SAY("unfed_rats")], [rats.fed, SAY("fed_rats")]].filter(([count]) => count);
    facts.push([named(factionOf(rats.faction)), ways.map(([count, word]) => `${word} ${count}`).join(", ") + (rats.big_cheese ? ` · ${SAY("throne")}` : "")]);
  }
  const token = state.token;
  if (token) facts.push([SAY("token"), token.faction ? `${SAY("nest_here")}, ${named(factionOf(token.faction))}` : SAY(token.kind === "food" ? "food_here" : "sewer_here")]);
  if (table.exterminator === place.id) facts.push([SAY("exterminator"), "✕"]);
  return { name: named(place), text: KIND(place.ring, place.kind), facts, clause: CLAUSES[place.kind] ?? CLAUSES[place.ring] };
}
