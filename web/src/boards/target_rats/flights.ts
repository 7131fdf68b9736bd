/** What flies through alleys and tunnels when the chronicle tells of it. */
import { CARD, type Flight, type Flights, type Label, type Token } from "../../desk/flights";
import { RAT } from "../../draw/marks";
import type { Face, TargetRatsTable } from "../../lib/faces";
import { FACTIONS, FUR, TARGET, TOKENS } from "./rings";

type Things = Record<string, number>;

const EXTERMINATOR: Token = { d: TARGET, fill: "#d2281c" };
const STREETS = 16; // the first spaces; those below follow
const [FOOD, SEWER, NEST] = [1, 2, 3]; // a nest's number is 3 and that of its faction

const furOf = (seat: number, table: Face): string => FUR[(table as TargetRatsTable).players.find((player) => player.seat === seat)!.faction]!.fur;
const rat = (seat: number, table: Face): Token => ({ d: RAT, fill: furOf(seat, table) });
const tokenOf = (token: number): Token =>
  token === FOOD ? { d: TOKENS.food!, fill: "#46a661" } : token === SEWER ? { d: TOKENS.sewer!, fill: "#8d979f" } : { d: TOKENS.nest!, fill: FUR[FACTIONS[token - NEST]?.id ?? ""]?.fur ?? "#b07b3e" };
const nestOf = (seat: number, table: Face): Token => ({ d: TOKENS.nest!, fill: furOf(seat, table) });

/** How many rats a group has: it is called 2u+1f. */
const countOf = (group: number | undefined, label: Label): number =>
  group === undefined ? 1 : (label("group", group).match(/\d+/g) ?? ["1"]).reduce((sum, count) => sum + Number(count), 0);
const each = (things: Things, label: Label, flight: Flight): Flight[] => Array.from({ length: Math.min(4, countOf(things.group, label)) }, () => flight);

const onTheMove = (things: Things, label: Label, table: Face) => each(things, label, { from: `space ${things.origin}`, to: `space ${things.space}`, token: rat(things.player!, table) });
const comes = ({ player, space }: Things, _: unknown, table: Face): Flight => ({ from: `seat ${player}`, to: `space ${space}`, token: rat(player!, table) });
const goes = (things: Things, label: Label, table: Face) => each(things, label, { from: `space ${things.space}`, to: `seat ${things.player}`, token: rat(things.player!, table) });
const built = ({ player, space }: Things, _: unknown, table: Face): Flight => ({ from: `seat ${player}`, to: `space ${space}`, token: nestOf(player!, table) });
const lifted = ({ token, space }: Things): Flight => ({ from: `space ${space}`, token: tokenOf(token!) });
const drawn = ({ space }: Things): Flight => ({ from: `deck ${space! < STREETS ? "surface" : "underground"}`, to: `space ${space}`, token: CARD });
const taken = ({ player }: Things): Flight => ({ from: "deck underground", to: `seat ${player}`, token: CARD });
const sent = ({ space }: Things): Flight => ({ to: `space ${space}`, token: EXTERMINATOR });

export const flights: Flights = {
  group_moved: onTheMove,
  rats_fled: onTheMove,
  retreated: onTheMove,
  escaped: onTheMove,
  pushed: onTheMove,
  overflowed: onTheMove,
  rat_spawned: comes,
  rats_died: goes,
  rats_killed: goes,
  claim_costs: goes,
  exterminated: goes,
  pushed_to_death: onTheMove,
  token_placed: ({ player, token, space }) => ({ from: `seat ${player}`, to: `space ${space}`, token: tokenOf(token!) }),
  nest_founded: built,
  nest_taken: built,
  nest_won: built,
  token_moved: ({ token, origin, space }) => ({ from: `space ${origin}`, to: `space ${space}`, token: tokenOf(token!) }),
  token_removed: lifted,
  token_given_up: lifted,
  token_built_over: lifted,
  token_destroyed: lifted,
  nest_razed: ({ victim, space }, _, table) => ({ from: `space ${space}`, to: `seat ${victim}`, token: nestOf(victim!, table) }),
  card_drawn: drawn,
  cards_drawn: drawn,
  item_taken: taken,
  item_swapped: taken,
  item_played: ({ player }) => ({ from: `seat ${player}`, token: CARD }),
  exterminator_called: sent,
  exterminator_sent: sent,
  exterminator_by_card: sent,
};
