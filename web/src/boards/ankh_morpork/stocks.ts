/** The piles and the bank: what each is called, what it tells, and where pieces fly to. */
import type { Telling } from "../../desk/tells";
import type { AnkhMorporkTable } from "../../lib/faces";
import { named } from "../../words/index.svelte";
import { CARDS } from "./city";
import { money, SAY } from "./words.svelte";

export interface Stock { at: string; name: string; count: string; back: string; telling: () => Telling }
const SHOWN = 8; // cards of the discard pile that are named, the newest first

export function stocks(table: AnkhMorporkTable): Stock[] {
  const newest = () => table.discard_pile.slice(-SHOWN).reverse().map((id) => named(CARDS.get(id) ?? { id })).join(", ");
  return [
    { at: "pile draw", name: SAY("draw_pile"), count: String(table.draw_pile), back: "#7a3d33", telling: () => ({ name: SAY("draw_pile"), text: SAY("draw_pile_text"), clause: "AM-19.2" }) },
    {
      at: "pile discard", name: SAY("discard_pile"), count: String(table.discard_pile.length), back: "#cdbb8c",
      telling: () => ({ name: SAY("discard_pile"), text: SAY("discard_text", { cards: newest() || SAY("none") }), clause: "AM-2.15" }),
    },
    { at: "pile events", name: SAY("events"), count: String(table.event_deck), back: "#5d3a78", telling: () => ({ name: SAY("events"), text: SAY("events_text"), clause: "AM-4.14" }) },
    { at: "bank", name: SAY("bank"), count: money(table.bank), back: "", telling: () => ({ name: SAY("bank"), text: SAY("bank_text"), clause: "AM-11.3" }) },
  ];
}
