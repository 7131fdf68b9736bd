/** What is seen when the chronicle tells of it: desk/stage.ts. */
import type { Component } from "svelte";
import type { Stage, Told } from "../../desk/stage";
import type { RatcatcherTable } from "../../lib/faces";
import Art from "./Art.svelte";
import { flights } from "./flights";
import { nameOf, textOf } from "./named";
import Run from "./Run.svelte";
import { SAY, saying } from "./words.svelte";

type Heard = Told<RatcatcherTable>;
type Kind = "catcher" | "nemesis" | "peculiar" | "thing";

/** A drawing for a card that is shown large. */
const art = (kind: Kind, id: string): Component => ((anchor: never) => (Art as unknown as (anchor: never, props: object) => unknown)(anchor, { kind, id, size: "8.5rem" })) as unknown as Component;

/** Rolled dice come as two numbers with a digit for each face: how many show it (telling.py). */
const BASE = 11;
const HALF = 3;
function facesOf(low: number, high: number): number[] {
  const of = (number: number, first: number) => Array.from({ length: HALF }, (_, k) => Array<number>(Math.floor(number / BASE ** k) % BASE).fill(first + k)).flat();
  return [...of(low, 1), ...of(high % BASE ** HALF, 1 + HALF)];
}

const bitten = (title: string, number: number, defence: number, name: string, who: string) => ({
  fight: {
    title, winner: number > defence ? 0 : 1, verdict: number > defence ? SAY("wound") : SAY("no_wound"),
    sides: [{ name, number, note: SAY("bite_name") }, { name: who, number: defence, note: SAY("defence"), seat: 0 }],
  },
});
const boss = (told: Heard) => nameOf("nemesis", told.before.nemesis.id);

export const stage: Stage = {
  flights,
  first: ["card_attached"],
  beats: {
    round_begins: ({ text }: Heard) => ({ banner: { text } }),
    rats_turn: () => ({ banner: { text: SAY("rats_turn") } }),
    attacked: ({ things }: Heard) => ({ dice: { faces: facesOf(things.low!, things.high!), text: saying("attack_roll", { n: things.accuracy! }), seat: 0 } }),
    nemesis_bit: (told: Heard) => ({ dice: { faces: facesOf(told.things.low!, told.things.high!), text: saying("nemesis_roll", { nemesis: boss(told), n: told.things.accuracy! }) } }),
    nemesis_rolled: (told: Heard) => ({ dice: { faces: [told.things.pips!], text: saying("move_roll", { nemesis: boss(told) }) }, lasts: 1300 }),
    common_bit: ({ things, nameOf: who }: Heard) => bitten(SAY("rats_bite"), things.total!, things.defence!, SAY("common_rats"), who(0)),
    left_brown: ({ things, nameOf: who }: Heard) => bitten(SAY("leave_bite"), things.total!, things.defence!, nameOf("rat", "brown"), who(0)),
    peculiar_bit: ({ things, label, nameOf: who }: Heard) => ({ ...bitten("", things.bite!, things.defence!, nameOf("peculiar", label("peculiar", things.rat!)), who(0)), lasts: 1600 }),
    pounced: ({ things, label, nameOf: who }: Heard) => bitten("", things.bite!, things.defence!, nameOf("peculiar", label("peculiar", things.rat!)), who(0)),
    peculiar_spawned: ({ things, label }: Heard) => peculiarCard(label("peculiar", things.rat!), SAY("peculiar_kind")),
    peculiar_caught: ({ things, label }: Heard) => ({ ...peculiarCard(label("peculiar", things.rat!), SAY("caught_kind")), lasts: 1800 }),
    nemesis_spawned: (told: Heard) => ({ card: { name: boss(told), text: textOf("nemesis", told.before.nemesis.id), kind: SAY("nemesis_kind"), clause: "RC-21.5", art: art("nemesis", told.before.nemesis.id) }, lasts: 3200 }),
    cheese_eaten: ({ text }: Heard) => ({ banner: { text } }),
    ability_used: ({ things, label }: Heard) => {
      const id = label("ability", things.ability!);
      return { card: { name: nameOf("ability", id), text: textOf("ability", id), kind: SAY("ability_kind"), seat: 0 }, lasts: 1500 };
    },
    // the Rats' Turn answers one's own choice, and is to be seen all the same
    nemesis_moved: () => ({ component: Run, aside: true, lasts: 900 }), peculiar_moved: () => ({ component: Run, aside: true, lasts: 800 }), rats_moved: () => ({ component: Run, aside: true, lasts: 700 }),
    trap_sprung: () => ({ component: Run, aside: true, lasts: 700 }), rats_spawned: () => ({ component: Run, aside: true, lasts: 420 }),
    nemesis_mutated: ({ text }: Heard) => ({ banner: { text } }),
    // told by the ones before or after them
    hits_scored: () => ({ lasts: 350 }), refreshed: () => ({ lasts: 0 }), turn_ended: () => ({ lasts: 0 }), tracker_quiet: () => ({ lasts: 0 }), nemesis_scored: () => ({ lasts: 700 }),
    traps_returned: () => ({ lasts: 0 }), placed_returned: () => ({ lasts: 0 }), card_inactive: () => ({ lasts: 0 }),
  },
};

function peculiarCard(id: string, kind: string) {
  return { card: { name: nameOf("peculiar", id), text: textOf("peculiar", id), kind, clause: "RC-20.4", art: art("peculiar", id) } };
}
