/** What flies over the townships when the chronicle tells of it. */
import { CHEESE_TOKEN, ratToken, type Flights, type Label, type Token } from "../../desk/flights";
import { BLACKS, WHITES } from "./townships";
import { RAT_COLOURS } from "./art";

const CATCHER: Token = { d: "M-9 11C-9 0 9 0 9 11ZM-10 -5H10M-6 -5C-6 -13 6 -13 6 -5ZM-6 -3A6 6 0 0 0 6 -3", fill: "#4aa3f0" };
const TRAP: Token = { d: "M-11 5H11M-9 5L-7 -6L-4 3L0 -7L4 3L7 -6L9 5Z", fill: "#e6ebee" };
const TOKEN: Token = { d: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0", fill: "#b3261e" };
/** The ratcatcher's own things and the cage are shown with the player. */
const HOME = "seat 0";
const PECULIAR = ratToken("#6fe0a8");
const NEMESIS = ratToken("#d2281c");
const zone = (number: number | undefined, label: Label) => `zone ${label("zone", number!)}`;
const common = (number: number, label: Label) => ratToken(RAT_COLOURS[label("rat", number)]?.fill ?? "#8a623d");
/** Rats of one colour come as count * colours + colour, of several as digits by colour (telling.py). */
const COLOURS = Object.keys(RAT_COLOURS).length;
const [BROWN, BLACK, WHITE] = [0, 1, 2];
const most = (rats: number) => (rats % WHITES ? WHITE : rats % (WHITES * BLACKS) ? BLACK : BROWN);

export const flights: Flights = {
  moved: (things, label) => ({ from: zone(things.start, label), to: zone(things.zone, label), token: CATCHER }),
  rats_moved: (things, label) => ({ from: zone(things.start, label), to: zone(things.zone, label), token: common(things.rats! % COLOURS, label) }),
  peculiar_moved: (things, label) => ({ from: zone(things.start, label), to: zone(things.zone, label), token: PECULIAR }),
  nemesis_moved: (things, label) => ({ from: zone(things.start, label), to: zone(things.zone, label), token: NEMESIS }),
  nemesis_spawned: (things, label) => ({ to: zone(things.zone, label), token: NEMESIS }),
  rats_spawned: (things, label) => ({ to: zone(things.zone, label), token: common(most(things.rats!), label) }),
  peculiar_spawned: (things, label) => ({ to: zone(things.zone, label), token: PECULIAR }),
  common_caught: (things, label) => ({ from: zone(things.zone, label), to: HOME, token: common(things.rat!, label) }),
  peculiar_caught: (things, label) => ({ from: zone(things.zone, label), to: HOME, token: PECULIAR }),
  health_picked_up: (things, label) => ({ from: zone(things.zone, label), to: HOME, token: TOKEN }),
  picked_up: (things, label) => ({ from: zone(things.zone, label), to: HOME, token: TOKEN }),
  cheese_laid: (things, label) => ({ to: zone(things.zone, label), token: CHEESE_TOKEN }),
  cheese_eaten: (things, label) => ({ from: zone(things.zone, label), token: CHEESE_TOKEN }),
  cheese_collected: (things, label) => ({ from: zone(things.zone, label), to: HOME, token: CHEESE_TOKEN }),
  cheese_gained: () => ({ to: HOME, token: CHEESE_TOKEN }),
  trap_set: (things, label) => ({ from: HOME, to: zone(things.zone, label), token: TRAP }),
  trap_gnawed: (things, label) => ({ from: zone(things.zone, label), token: TRAP }),
  trap_sprung: (things, label) => ({ from: zone(things.zone, label), token: TRAP }),
};
