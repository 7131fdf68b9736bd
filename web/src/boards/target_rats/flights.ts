/** What flies through alleys and tunnels when the chronicle tells of it. */
import { CARD, type Flight, type Flights, type Token } from "../../desk/flights";
import { SHAPES } from "../../draw/marks";
import type { Face, TargetRatsTable } from "../../lib/faces";
import { FACTIONS, TOKENS } from "./rings";

const EXTERMINATOR: Token = { d: "M-12 0H-5M12 0H5M0 -12V-5M0 12V5M-7 0A7 7 0 1 0 7 0A7 7 0 1 0 -7 0", fill: "#d2281c" };
const NEST: Token = { d: TOKENS.nest!, fill: "#b07b3e" };
const rats = (faction: number): Token => ({ d: SHAPES[FACTIONS[faction]!.index]!, fill: FACTIONS[faction]!.colour });
/** The seat that plays a faction. */
const home = (faction: number, table: Face) => `seat ${(table as TargetRatsTable).players.findIndex((player) => player.faction === FACTIONS[faction]!.id)}`;
const onTheMove = ({ player, origin, space }: Record<string, number>): Flight => ({ from: `space ${origin}`, to: `space ${space}`, token: rats(player!) });

export const flights: Flights = {
  group_moved: onTheMove,
  rats_fled: onTheMove,
  pushed: onTheMove,
  overflowed: onTheMove,
  rat_spawned: ({ player, space }, _, table) => ({ from: home(player!, table), to: `space ${space}`, token: rats(player!) }),
  pairs_bred: ({ player, space }, _, table) => ({ from: home(player!, table), to: `space ${space}`, token: rats(player!) }),
  rats_died: ({ player, space }, _, table) => ({ from: `space ${space}`, to: home(player!, table), token: rats(player!) }),
  pushed_to_death: ({ player, space }, _, table) => ({ from: `space ${space}`, to: home(player!, table), token: rats(player!) }),
  token_placed: ({ player, space }, _, table) => ({ from: home(player!, table), to: `space ${space}`, token: NEST }),
  nest_taken: ({ player, space }, _, table) => ({ from: home(player!, table), to: `space ${space}`, token: NEST }),
  token_removed: ({ space }) => ({ from: `space ${space}`, token: NEST }),
  token_fetched: ({ player, space }, _, table) => ({ from: `space ${space}`, to: home(player!, table), token: NEST }),
  card_drawn: ({ player, space }, _, table) => ({ from: `space ${space}`, to: home(player!, table), token: CARD }),
  item_taken: ({ player }, _, table) => ({ to: home(player!, table), token: CARD }),
  item_played: ({ player }, _, table) => ({ from: home(player!, table), token: CARD }),
  exterminator_moved: ({ space }) => ({ to: `space ${space}`, token: EXTERMINATOR }),
};
