/** What is seen in Beasty Town when the chronicle tells of it: desk/stage.ts. */
import type { Component } from "svelte";
import type { Beat, Stage, Told } from "../../desk/stage";
import type { DiePatinTable } from "../../lib/faces";
import { named, t } from "../../words/index.svelte";
import { told as printed } from "../told";
import { type Drawing, GOALS, PLOTS, shopOf } from "./art";
import { flights } from "./flights";
import Shown from "./Shown.svelte";
import { AREAS, CARDS, ENTERPRISES, MISSIONS, type Named } from "./town";
import { SAY } from "./words.svelte";

type Heard = Told<DiePatinTable>;

/** A component without properties that draws this. */
const art = (drawing: Drawing | undefined, box: string, ground: string): Component => (anchor) => Shown(anchor, { drawing, box, ground });
const SMALL = "-20 -16 40 32";

const card = (thing: Named | undefined, kind: string, seat: number, drawing: Component): Beat => ({
  card: { name: thing ? named(thing) : "", text: printed(thing as never), kind, seat, art: drawing },
});

/** The intrigue card of a boss lady, turned over. */
function plot({ things }: Heard): Beat {
  const thing = CARDS[things.card!];
  return card(thing, SAY("card_word"), things.player!, art(PLOTS[thing?.id ?? ""], "-36 -28 72 56", "linear-gradient(#6d2233, #3d1220)"));
}

function enterprise({ things }: Heard): Beat {
  const thing = ENTERPRISES[things.enterprise!];
  return { ...card(thing, SAY("enterprise_word"), things.player!, art(shopOf(thing?.id ?? ""), SMALL, "#e9dfc6")), lasts: 1900 };
}

function mission({ things, text }: Heard): Beat {
  const thing = MISSIONS[things.mission!];
  const shown = card(thing, SAY("mission_word"), things.player!, art(GOALS[thing?.id ?? ""], SMALL, "#e9dfc6"));
  return { card: { ...shown.card!, text }, lasts: 2200 };
}

/** The seats whose bits are set: the rivals with the most power. */
const seatsOf = (bits: number, seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);

/** A claim succeeds if its power beats every other's singly; a tie is not enough (DP-7.2 to DP-7.5). */
function claim({ things, nameOf, before }: Heard): Beat {
  const { player, power, rivals = 0, most = 0 } = things;
  const against = seatsOf(rivals, before.players.length);
  const sides = [player!, ...against].map((seat, k) => ({ seat, name: nameOf(seat), number: k ? most : power! }));
  const won = power! > most;
  const area = AREAS.find(({ id }) => id === before.acting?.area);
  return { fight: { title: area ? `${SAY("claim_of")}${t("colon")}${named(area)}` : SAY("claim"), sides, winner: won ? 0 : null, verdict: won ? SAY("claim_won") : power === most ? SAY("claim_tied") : SAY("claim_lost") } };
}

const banner = ({ text, things }: Heard): Beat => ({ banner: { text, seat: things.player } });
const passing = (): Beat => ({ lasts: 0 });

export const stage: Stage = {
  flights,
  beats: {
    round_begins: banner,
    card_laid: passing,
    card_revealed: plot,
    turn_skipped: plot,
    actions_left: passing,
    loot_paid: passing,
    back_room: enterprise,
    claim_opposed: claim,
    claim_unopposed: (told: Heard) => ({ ...claim(told), lasts: 1600 }),
    trophy_taken: (told: Heard) => ({ ...banner(told), lasts: 1500 }),
    mission_scored: mission,
    final_score: (told: Heard) => ({ ...banner(told), lasts: 1700 }),
    game_won: banner,
    game_won_by_missions: banner,
    victory_shared: banner,
  },
};
