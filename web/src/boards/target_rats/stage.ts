/** What is seen in streets and tunnels when the chronicle tells of it: desk/stage.ts. */
import type { Component } from "svelte";
import type { Beat, Stage, Told } from "../../desk/stage";
import type { TargetRatsTable } from "../../lib/faces";
import { named } from "../../words/index.svelte";
import { told as textOf } from "../told";
import Art from "./Art.svelte";
import { flights } from "./flights";
import { CARDS, ITEMS, SPACES } from "./rings";
import TwoCards from "./TwoCards.svelte";
import { SAY } from "./words.svelte";

type Heard = Told<TargetRatsTable>;

const FACES = 3; // of a die, whose counts are one number of an event
const BASE = 15; // more than dice can show one face

/** The dice of an event, one by one: how many show each face is told in two numbers. */
function diceOf({ low = 0, high = 0 }: Record<string, number>): number[] {
  const counts = [low, high].flatMap((number) => [Math.floor(number / BASE ** 2), Math.floor(number / BASE) % BASE, number % BASE]);
  return counts.flatMap((count, k) => Array<number>(count).fill((k % FACES) + 1 + FACES * Math.floor(k / FACES)));
}

/** The drawing of a card as a component without properties, as the stage wants it. */
const artOf = (id: string): Component => ((anchor: never, _: object) => (Art as unknown as (anchor: never, properties: object) => object)(anchor, { id, size: 120 })) as unknown as Component;

const cardShown = (id: string, seat: number, kind: string): Beat => ({ card: { name: named(CARDS.get(id)!), text: textOf(CARDS.get(id)), kind, seat, art: artOf(id) } });
const itemShown = (id: string, seat: number): Beat => ({ card: { name: named(ITEMS.get(id)!), text: textOf(ITEMS.get(id)), kind: SAY("item"), seat, art: artOf(id) }, lasts: 2000 });
const deckOf = (space: number): string => SAY(space < 16 ? "surface" : "underground");

/** What each side rolled in the fight that is being told. */
let rolled = new Map<number, { dice: number[]; total: number }>();

function noted({ things }: Heard): Beat {
  rolled.set(things.player!, { dice: diceOf(things), total: things.total! });
  return { lasts: 0 };
}

/** Both sides with their dice, and who wins and why. */
function fought({ things, text, nameOf }: Heard): Beat {
  const winner = things.player!;
  if (!rolled.has(winner)) rolled = new Map([[winner, { dice: [], total: things.total! }]]);
  const sides = [...rolled].map(([seat, { dice, total }]) => ({ seat, name: nameOf(seat), number: total, dice }));
  const title = `${SAY("fight")} · ${named(SPACES[things.space!]!)}`;
  return { fight: { title, sides, winner: [...rolled.keys()].indexOf(winner), verdict: text }, lasts: 3000 };
}

const banner = ({ text, things }: Heard): Beat => ({ banner: { text, seat: things.player } });
const warned = (heard: Heard): Beat => ({ ...banner(heard), lasts: 1700 });

export const stage: Stage = {
  flights,
  beats: {
    turn_begins: (heard: Heard) => ({ ...banner(heard), lasts: 900 }),
    card_drawn: ({ things, label }: Heard) => cardShown(label("card", things.card!), things.player!, deckOf(things.space!)),
    cards_drawn: () => ({ component: TwoCards, lasts: 3200 }),
    item_played: ({ things, label }: Heard) => itemShown(label("item", things.item!), things.player!),
    fight_begins: () => {
      rolled = new Map();
      return {};
    },
    dice_rolled: noted,
    dice_rerolled: noted,
    fight_won: fought,
    tie_by_title: fought,
    tie_by_fed: fought,
    tie_by_arrival: fought,
    card_dice: ({ things }: Heard) => ({ dice: { faces: diceOf(things), seat: things.player } }),
    claim_rolled: ({ things }: Heard) => ({ dice: { faces: diceOf(things), seat: things.player, text: SAY("claims") } }),
    claim_succeeds: warned,
    claim_fails: (heard: Heard) => ({ ...banner(heard), lasts: 1300 }),
    crowned: warned,
    infested: warned,
    exterminator_die: ({ things }: Heard) => ({ dice: { faces: [things.face!], seat: things.player, text: things.face === 1 ? SAY("target") : SAY("exterminator_die") }, lasts: 1100 }),
    exterminator_called: warned,
    exterminator_sent: warned,
    exterminator_by_card: warned,
    conditions_met: (heard: Heard) => ({ ...banner(heard), lasts: 2200 }),
    conditions_lost: warned,
    game_won: (heard: Heard) => ({ ...banner(heard), lasts: 2600 }),
    won_at_once: (heard: Heard) => ({ ...banner(heard), lasts: 2600 }),
    moves_ended: () => ({ lasts: 0 }),
    item_ready: () => ({ lasts: 0 }),
    item_declined: () => ({ lasts: 0 }),
  },
};
