/** What things on the table of RatLand are, for who points at them: desk/tells.ts. */
import type { Telling } from "../../desk/tells";
import type { RatlandTable } from "../../lib/faces";
import { capital, named } from "../../words/index.svelte";
import { CHEESE, CLANS, EVENTS, placeOf, type Named } from "./sewer";
import { printed, SAY } from "./words.svelte";

type Key = Parameters<typeof SAY>[0];
const CLAUSES: Record<string, string> = {
  dump: "RL-10.4", city: "RL-10.4", fields: "RL-10.4", left_canal: "RL-7.1", right_canal: "RL-7.1", nursery: "RL-8.1", pantry: "RL-7.4", both: "RL-13.13",
  infirmary: "RL-9.1", lost: "RL-9.1", graveyard: "RL-12.2", white: "RL-10.10", black: "RL-10.11", yellow: "RL-10.8", orange: "RL-10.9", purple: "RL-10.12", blue: "RL-10.13",
};
const nameOf = (thing: Named) => capital(named(thing));

/** A place of a board, with how many rats are there; `goal` is whom a canal leads to. */
export function ofPlace(id: string, count: number, goal: string, table: RatlandTable): Telling {
  const area = table.areas.find((one) => one.id === id);
  const about = `${SAY(`at_${goal ? (table.players.length === 2 ? "tunnel" : "canal") : id}` as Key, { name: goal })}${area ? ` ${SAY("at_area")}` : ""}`;
  const pieces = area ? CHEESE.filter((cheese) => area.pieces[cheese.id]).map((cheese): [string, number] => [nameOf(cheese), area.pieces[cheese.id]!]) : [];
  return { name: nameOf(placeOf(id)), text: about, facts: [[SAY("rats"), count], ...pieces], clause: goal && table.players.length === 2 ? "RL-16.2" : CLAUSES[id] };
}

export const ofCheese = (id: string): Telling => ({ name: nameOf(CHEESE.find((one) => one.id === id)!), text: SAY(`is_${id}` as Key), clause: CLAUSES[id] });

export function ofEvent(id: string | null): Telling | null {
  const event = EVENTS.find((one) => one.id === id);
  return event ? { name: named(event), text: printed(event, "text"), clause: "RL-5.4" } : null;
}

export function ofClan(id: string | null): Telling | null {
  const clan = CLANS.find((one) => one.id === id);
  return clan ? { name: named(clan), facts: [[SAY("closed"), printed(clan, "closed")], [SAY("open"), printed(clan, "open")]], clause: clan.clause } : null;
}

/** What a clan eats: the whole table, and what it comes to now. */
export const ofNeed = (rats: number, need: number): Telling => ({
  name: SAY("need"), text: SAY("feeding_about"), facts: [[SAY("rats"), rats], [SAY("need"), need]], clause: "RL-11.2",
});

export const ofSide = (): Telling => ({ name: SAY("aggressive"), text: SAY("aggressive_about"), clause: "RL-14.1" });
export const ofActive = (): Telling => ({ name: SAY("active_name"), text: SAY("active_about"), clause: "RL-4.4" });

/** The piles of cards: what was turned over, and how much is left. */
export const ofPiles = (table: RatlandTable): Telling => ({
  name: SAY("left", { n: table.events_left }), text: SAY("piles_about"), clause: "RL-3.6",
  facts: [
    [SAY("turned"), table.events.map((id) => named(EVENTS.find((one) => one.id === id)!)).join(", ")],
    [SAY("food_card"), table.food.map((id) => id.replace("food_", "")).join(", ")],
    ...(table.food_to_come.length ? [[SAY("to_come"), table.food_to_come.map((id) => id.replace("food_", "")).join(", ")] as [string, string]] : []),
  ],
});

export const ofSupply = (table: RatlandTable): Telling => ({
  name: SAY("supply_name"), text: SAY("supply_about"), clause: "RL-18.1",
  facts: [[SAY("rats"), table.rat_supply], ...CHEESE.map((cheese): [string, number] => [nameOf(cheese), table.cheese_supply[cheese.id]!])],
});
