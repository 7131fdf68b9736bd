/** A round after the screens are lifted, told by the chronicle: phase by phase what happens, and what it came to for each clan. */
import type { RatlandTable } from "../../lib/faces";
import type { Line } from "../../lib/types";
import { PLACES } from "./sewer";

export const PHASES = ["event", "rats", "attack", "nursery", "return", "search", "feeding"] as const;
export type Phase = (typeof PHASES)[number];

/** In which phase an event of the chronicle belongs; what is not here is no part of the round's play. */
const PHASE_OF: Record<string, Phase> = Object.fromEntries(
  Object.entries({
    rats: "board_shown rats_sent rats_in_canals rats_at_home no_rats_placed cheese_hidden rat_moved no_rat_moved",
    attack: "defence_raised attack_won attack_failed tunnel_won tunnel_failed ninjas_struck loot_shared cheese_stolen rats_killed",
    nursery: "rats_scarce rats_born",
    return: "rats_back cheese_brought",
    search:
      "area_searched bag_short area_deserted piece_added nothing_added rat_wounded more_drawn pieces_drawn harm_drawn all_sorts_drawn nothing_due bag_empty piece_put_back all_kept " +
      "whites_recycled whites_exchanged colour_changed colour_ignored cheese_found rats_to_supply rats_poisoned rats_lost nobody_hit late_drawn late_draw_declined nothing_left tactics_paid no_tactics",
    feeding: "rat_traded rat_not_traded no_more_trades clan_fed clan_hungry rats_starved cheese_transformed cheese_collected nothing_collected",
  }).flatMap(([phase, events]) => events.split(" ").map((event) => [event, phase as Phase])),
);

export const isOfRound = (line: Line): boolean => line.event in PHASE_OF;
export const phaseOf = (line: Line): Phase => PHASE_OF[line.event]!;
/** The last line of the round, or the first of what comes after it. */
export const endsRound = (line: Line): boolean => ["round_begins", "event_turned", "game_over"].includes(line.event);

// ------------------------------------------------------------------ what a clan has, and what became of it

export type Tally = Record<"stolen" | "robbed" | "born" | "found" | "eaten" | "starved" | "sick" | "lost" | "gone" | "other", number>;
export interface Clan { seat: number; places: Record<string, number>; sick: number; lost: number; dead: number; cheese: number; known: boolean; rats: number; tally: Tally }

const NOTHING: Tally = { stolen: 0, robbed: 0, born: 0, found: 0, eaten: 0, starved: 0, sick: 0, lost: 0, gone: 0, other: 0 };

export const clansOf = (table: RatlandTable): Clan[] =>
  table.players.map(({ rats, sick, lost, dead, cheese, clan_size }, seat) => ({
    seat, places: { ...rats }, sick, lost, dead, cheese, known: !table.screens, rats: clan_size, tally: { ...NOTHING },
  }));

const INNER = ["pantry", "nursery", "both", "left_canal", "right_canal"];
const AREAS = ["dump", "city", "fields"];
/** Healthy rats leave: from the area that is searched first, then from home, then from the other areas (RL-10.14). */
function leave(clan: Clan, count: number, area: number) {
  const order = [...AREAS.slice(Math.max(area, 0), area + 1), ...INNER, ...AREAS];
  for (const place of order)
    while (count > 0 && clan.places[place]! > 0) {
      clan.places[place]!--;
      count--;
    }
}

type Change = (clan: Clan, things: Record<string, number>, area: number, other: Clan | undefined) => void;

const stole: Change = (clan, { cheese }, _, victim) => {
  clan.cheese += cheese!;
  clan.tally.stolen += cheese!;
  if (!victim) return;
  victim.cheese -= cheese!;
  victim.tally.robbed += cheese!;
};
const gains = (key: "found" | "other"): Change => (clan, { cheese }) => {
  clan.cheese += cheese!;
  clan.tally[key] += cheese!;
};
const eats: Change = (clan, { need, paid }) => {
  clan.cheese -= paid ?? need!;
  clan.tally.eaten += paid ?? need!;
};
const places = (names: Record<string, string>): Change => (clan, things) => {
  clan.known = true;
  for (const [name, place] of Object.entries(names)) clan.places[place] = things[name]!;
};

/** What an event changes for the clan it tells of; `other` is its victim or giver. */
const CHANGES: Record<string, Change> = {
  rats_sent: places({ dump: "dump", city: "city", fields: "fields" }),
  rats_in_canals: places({ left: "left_canal", right: "right_canal" }),
  rats_at_home: places({ nursery: "nursery", pantry: "pantry", both: "both" }),
  no_rats_placed: places({}),
  rat_moved: (clan, { source, target }) => {
    clan.places[PLACES[source!]!.id]!--;
    clan.places[PLACES[target!]!.id]!++;
  },
  cheese_stolen: stole,
  rats_killed: (clan, { rats, place }) => {
    clan.places[PLACES[place!]!.id]! -= rats!;
    clan.rats -= rats!;
    clan.tally.gone += rats!;
  },
  rats_born: (clan, { rats }) => {
    clan.places.nursery! += rats!;
    clan.rats += rats!;
    clan.tally.born += rats!;
  },
  rats_back: (clan, { sick, lost }) => {
    clan.places.pantry! += sick! + lost!;
    clan.sick -= sick!;
    clan.lost -= lost!;
  },
  cheese_brought: gains("other"),
  rat_wounded: (_, __, area, victim) => {
    if (!victim) return;
    leave(victim, 1, area);
    victim.sick++;
    victim.tally.sick++;
  },
  cheese_found: gains("found"),
  rats_to_supply: (clan, { rats, sick, lost }, area) => {
    leave(clan, rats! - sick! - lost!, area);
    clan.sick -= sick!;
    clan.lost -= lost!;
    clan.rats -= rats!;
    clan.tally.gone += rats!;
  },
  rats_poisoned: (clan, { rats }, area) => {
    leave(clan, rats!, area);
    clan.sick += rats!;
    clan.tally.sick += rats!;
  },
  rats_lost: (clan, { rats }, area) => {
    leave(clan, rats!, area);
    clan.lost += rats!;
    clan.tally.lost += rats!;
  },
  tactics_paid: gains("other"),
  rat_traded: (clan, { rat }, area) => {
    if (rat === 0) leave(clan, 1, area);
    else if (rat === 1) clan.sick--;
    else clan.lost--;
    clan.rats--;
    clan.cheese++;
    clan.tally.gone++;
    clan.tally.other++;
  },
  clan_fed: eats,
  clan_hungry: eats,
  rats_starved: (clan, { rats, sick }, area) => {
    leave(clan, rats! - sick!, area);
    clan.sick -= sick!;
    clan.dead += rats!;
    clan.rats -= rats!;
    clan.tally.starved += rats!;
  },
  cheese_transformed: (clan, { rats }) => {
    clan.cheese -= rats!;
    clan.places.pantry! += rats!;
    clan.rats += rats!;
    clan.tally.born += rats!;
    clan.tally.other -= rats!;
  },
  cheese_collected: (clan, _, __, giver) => {
    clan.cheese++;
    clan.tally.other++;
    if (!giver) return;
    giver.cheese--;
    giver.tally.other--;
  },
};

/** The clans after a line; those it says nothing of stay the same objects. */
export function after(clans: Clan[], line: Line, area: number): Clan[] {
  const change = CHANGES[line.event];
  const { player, victim, giver } = line.things;
  if (!change || player === undefined) return clans;
  const touched = [player, victim ?? giver ?? -1];
  const next = clans.map((clan) => (touched.includes(clan.seat) ? { ...clan, places: { ...clan.places }, tally: { ...clan.tally } } : clan));
  change(next[player]!, line.things, area, next[victim ?? giver ?? -1]);
  return next;
}

// ------------------------------------------------------------------ moments

/** What is seen at a time: some lines of the chronicle, and how long one looks at normal speed. */
export interface Moment { phase: Phase; lines: Line[]; lasts: number; area: number; clans: Clan[] }

const DRAWS = ["pieces_drawn", "harm_drawn", "all_sorts_drawn", "nothing_due"];
/** What belongs to the moment before it, because it says what came of it. */
const FOLLOWS: Record<string, string[]> = {
  rats: ["board_shown", "rats_sent", "rats_in_canals", "rats_at_home", "no_rats_placed", "cheese_hidden"],
  attack: ["cheese_stolen", "ninjas_struck", "rats_killed"],
  nursery: ["rats_born"],
  return: ["rats_back", "cheese_brought"],
  search: ["bag_short", "area_deserted", "bag_empty", "whites_recycled", "whites_exchanged", "colour_changed", "colour_ignored", "cheese_found", "rats_to_supply", "rats_poisoned", "rats_lost", "nobody_hit", "tactics_paid"],
  feeding: ["clan_fed", "clan_hungry", "rats_starved"],
};

function joins({ phase, lines }: Moment, line: Line): boolean {
  if (PHASE_OF[line.event] !== phase) return false;
  const last = lines.at(-1)!.event;
  if (line.event === "cheese_stolen") return last === "cheese_stolen" || last === "loot_shared" || lines.at(-1)!.things.player === line.things.player;
  if (DRAWS.includes(line.event)) return last === "more_drawn" || last === "late_drawn";
  if (line.event === "bag_empty") return true;
  return FOLLOWS[phase]?.includes(line.event) ?? false;
}

const LASTS: Record<Phase, number> = { event: 0, rats: 2600, attack: 1500, nursery: 1400, return: 1000, search: 1000, feeding: 2200 };
function lastsOf(phase: Phase, lines: Line[]): number {
  if (phase === "rats") return lines[0]!.event === "rat_moved" || lines[0]!.event === "no_rat_moved" ? 1100 : LASTS.rats + 120 * lines.length;
  if (phase === "search") return lines.some((line) => line.event === "area_deserted") ? 800 : LASTS.search + 170 * (lines.length - 1);
  return phase === "feeding" && lines.length === 1 && !lines[0]!.event.startsWith("clan_") ? 1200 : LASTS[phase];
}

/** The moments of a round's lines, each with the clans as they are after it. */
export function momentsOf(lines: Line[], table: RatlandTable): Moment[] {
  const moments: Moment[] = [];
  let clans = clansOf(table);
  let area = table.area ? AREAS.indexOf(table.area) : -1;
  for (const line of lines.filter(isOfRound)) {
    if (line.event === "area_searched") area = line.things.area!;
    clans = after(clans, line, area);
    const last = moments.at(-1);
    if (last && joins(last, line)) {
      last.lines.push(line);
      last.clans = clans;
    } else moments.push({ phase: PHASE_OF[line.event]!, lines: [line], lasts: 0, area, clans });
  }
  for (const moment of moments) moment.lasts = lastsOf(moment.phase, moment.lines);
  return moments;
}

// ------------------------------------------------------------------ the whole round, for the summary

/** The lines of the round that was played last, once it is over: from its placement to the next round or the end. */
export function lastRound(lines: Line[]): Line[] {
  const end = lines.findLastIndex(isOfRound);
  const begin = lines.findLastIndex((line, k) => k < end && line.event === "round_begins");
  return end < 0 ? [] : lines.slice(begin + 1, end + 1).filter(isOfRound);
}

/** What the round came to for each clan, by the chronicle alone. */
export function talliesOf(lines: Line[], table: RatlandTable): Clan[] {
  const blank = clansOf(table).map((clan) => ({ ...clan, tally: { ...NOTHING } }));
  let area = -1;
  const played = lines.reduce((clans, line) => {
    if (line.event === "area_searched") area = line.things.area!;
    return after(clans, line, area);
  }, blank);
  // only what happened is taken from there; what there is now is on the table
  return played.map((clan, seat) => ({ ...blank[seat]!, tally: clan.tally }));
}

// ------------------------------------------------------------------ pieces of cheese in the chronicle

const PACK = 32; // as the chronicle packs them
const HARMLESS = ["white", "yellow", "orange"];
const HARMFUL = ["black", "purple", "blue"];
function unpacked(number: number, colours: string[]): [string, number][] {
  return colours.map((colour, k) => [colour, Math.floor(number / PACK ** (colours.length - 1 - k)) % PACK]);
}

/** The pieces that a draw tells of, good ones first. */
export function piecesOf({ harmless = 0, harmful = 0 }: Record<string, number>): string[] {
  const order = ["orange", "yellow", "white", "blue", "purple", "black"];
  const all = [...unpacked(harmless, HARMLESS), ...unpacked(harmful, HARMFUL)].sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]));
  return all.flatMap(([colour, count]) => Array.from({ length: count }, () => colour));
}
