/** What the places and things of the city tell about themselves: desk/tells.ts. */
import type { Telling } from "../../desk/tells";
import type { RatcatcherTable, RatcatcherTownship, RatcatcherZone } from "../../lib/faces";
import { named } from "../../words/index.svelte";
import { RAT_COLOURS } from "./art";
import { nameOf, textOf } from "./named";
import { EATERS } from "./things";
import { township } from "./townships";
import { SAY, saying } from "./words.svelte";

const several = (name: string, count: number) => (count > 1 ? `${count} × ${name}` : name);

/** Who and what is in a zone, each with what it does. */
function* factsOf(zone: RatcatcherZone, table: RatcatcherTable): Generator<[string, string]> {
  if (zone.ratcatcher) yield [nameOf("catcher", table.ratcatcher.id), SAY("you_are_here")];
  if (zone.nemesis) yield [nameOf("nemesis", table.nemesis.id), textOf("nemesis", table.nemesis.id)];
  if (zone.cheese) yield [several(SAY("cheese_one"), zone.cheese), zone.appetite ? saying(zone.appetite >= EATERS ? "will_eat" : "eaters", { n: zone.appetite }) : SAY("cheese_free")];
  for (const id of zone.peculiars) yield [nameOf("peculiar", id), textOf("peculiar", id)];
  for (const colour in RAT_COLOURS) if (zone.rats[colour]) yield [several(nameOf("rat", colour), zone.rats[colour]!), textOf("rat", colour)];
  if (zone.trap) yield [SAY("trap_one"), saying("trap_text", { n: table.ratcatcher.trap.dice })];
  for (const [id, count] of Object.entries(zone.tokens)) if (count) yield [several(nameOf("token", id), count), textOf("token", id)];
  for (const id of zone.placed) yield [nameOf("ability", id), textOf("ability", id)];
  if (zone.nests) yield [several(SAY("nest"), zone.nests), SAY("nest_text")];
}

export const zoneName = (id: string, mode: string): string => `${named(township(id.split(".")[0]!, mode))} ${id.split(".")[1]!.toUpperCase()}`;

export function zoneTelling(zone: RatcatcherZone, table: RatcatcherTable): Telling {
  const facts = [...factsOf(zone, table)];
  return { name: zoneName(zone.id, table.mode), text: facts.length ? undefined : SAY("zone_empty"), facts };
}

export function cardTelling(card: RatcatcherTownship, mode: string): Telling {
  const { number, expansion } = township(card.id, mode);
  return {
    name: `${named(township(card.id, mode))} (#${String(number).padStart(2, "0")})`,
    text: `${saying("grows", { n: Number(expansion) })} ${card.active ? SAY("active") : SAY("inactive")}`,
    clause: card.active ? "RC-13.3" : "RC-5.5",
  };
}
