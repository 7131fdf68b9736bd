/** What is seen in the city when the chronicle tells of it: desk/stage.ts. */
import type { Component } from "svelte";
import type { Beat, Stage, Told } from "../../desk/stage";
import type { AnkhMorporkTable } from "../../lib/faces";
import { named } from "../../words/index.svelte";
import { told as textOf } from "../told";
import { AREAS, CARDS, EVENTS, PERSONALITIES, POWERS } from "./city";
import { flights } from "./flights";
import Portrait from "./Portrait.svelte";
import { SAY, type Say } from "./words.svelte";

type Heard = Told<AnkhMorporkTable>;

/** A large portrait, as the stage wants it: a component without properties. */
const art = (id: string): Component => ((internals: never) => Portrait(internals, { id, size: "6.5rem", alone: true })) as unknown as Component;

/** Whoever plays a card from a hand that one sees has just chosen it, and need not be shown it. */
const isOwn = ({ things, before }: Heard): boolean => before.players[things.player!]!.hand.some((held) => held !== null) && before.players.some(({ hand }) => hand.includes(null));

function card(say: Say, lasts: number) {
  return (told: Heard): Beat => {
    const { things, label } = told;
    if (isOwn(told)) return {};
    const id = label("card", things.card!);
    const one = CARDS.get(id);
    return { card: { name: named(one ?? { id }), text: textOf(one), kind: SAY(say), seat: things.player, clause: one?.clause, art: art(id) }, lasts };
  };
}

function event({ things }: Heard): Beat {
  const one = [...EVENTS.values()][things.event!]!;
  return { card: { name: named(one), text: textOf(one), kind: SAY("draws_event"), seat: things.player, clause: one.clause, art: art(one.id) }, lasts: 3600 };
}

function power(told: Heard): Beat {
  if (isOwn(told)) return {};
  const { things } = told;
  const plan = AREAS[things.area!]!;
  return { card: { name: named(plan), text: named(POWERS.get(plan.id)!), kind: SAY("uses"), seat: things.player, clause: POWERS.get(plan.id)!.clause }, lasts: 1500 };
}

const rolled = ({ things }: Heard): Beat => ({ dice: { faces: [things.roll!], text: named(AREAS[things.area!]!), seat: things.player }, lasts: 1900 });
const luck = ({ things }: Heard): Beat => ({ dice: { faces: [things.roll!], text: things.needed ? SAY("needs", { n: things.needed }) : undefined, seat: things.player } });
const banner = ({ text, things }: Heard): Beat => ({ banner: { text, seat: things.player }, lasts: 2400 });

function revealed({ things }: Heard): Beat {
  const one = PERSONALITIES[things.personality!]!;
  return { card: { name: named(one), kind: SAY("was"), seat: things.player, clause: one.clause, art: art(one.id) }, lasts: 1700 };
}

export const stage: Stage = {
  flights,
  beats: {
    turn_begins: ({ text, things }: Heard) => ({ banner: { text, seat: things.player }, lasts: 800 }),
    card_played: card("plays", 2000),
    interrupt_played: card("interrupts", 2600),
    event_drawn: event,
    power_used: power,
    die_rolled: rolled,
    first_roll: luck,
    roll_high: luck,
    roll_one: luck,
    roll_low: luck,
    riots_end: banner,
    pile_exhausted: banner,
    won_by_infiltration: banner,
    won_by_control: banner,
    won_by_trouble: banner,
    won_by_worth: banner,
    won_by_draw_pile: banner,
    won_by_points: banner,
    won_by_area: banner,
    won_together: banner,
    personality_revealed: revealed,
    // what the next line says as well
    hand_full: () => ({ lasts: 0 }),
    card_left_out: () => ({ lasts: 0 }),
    personality_left_out: () => ({ lasts: 0 }),
    personality_unused: () => ({ lasts: 0 }),
    symbol_idle: () => ({ lasts: 300 }),
    symbol_skipped: () => ({ lasts: 300 }),
  },
};
