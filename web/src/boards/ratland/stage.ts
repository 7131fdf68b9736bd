/** What is seen when the chronicle tells of it: the round after the screens as a scene, events as cards. */
import type { Stage, Told } from "../../desk/stage";
import type { RatlandTable } from "../../lib/faces";
import { named } from "../../words/index.svelte";
import { artOf } from "./art";
import { flights } from "./flights";
import Round from "./Round.svelte";
import { endsRound, isOfRound, phaseOf } from "./round";
import { EVENTS } from "./sewer";
import { printed, SAY } from "./words.svelte";

type Heard = Told<RatlandTable>;

function turned({ line, things }: Heard) {
  const event = EVENTS[things.event!]!;
  return { card: { kind: SAY("event"), name: named(event), text: printed(event, "text"), clause: line.clause, art: artOf(event.id) } };
}

const QUIET = { lasts: 0 };

export const stage: Stage = {
  flights,
  beats: {
    event_turned: turned,
    manhole_opened: ({ text }) => ({ banner: { text }, lasts: 2000 }),
    round_begins: ({ text }) => ({ banner: { text } }),
    game_over: ({ text }) => ({ banner: { text }, lasts: 2000 }),
    // what the food card shows lies on the areas
    food_turned: () => QUIET,
    food_shown: () => QUIET,
  },
  scenes: [{ begins: isOfRound, ends: endsRound, component: Round }],
  phaseOf: (line) => (isOfRound(line) ? SAY(phaseOf(line)) : undefined),
};
