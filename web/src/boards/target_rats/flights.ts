/** What flies through alleys and tunnels when the chronicle tells of it. */
import { CARD, type Flight, type Flights, type Token } from "../../desk/flights";
import { SHAPES } from "../../draw/marks";
import type { Face, TargetRatsTable } from "../../lib/faces";
import { factionOf, TOKENS } from "./rings";

type Things = Record<string, number>;

const EXTERMINATOR: Token = { d: "M-12 0H-5M12 0H5M0 -12V-5M0 12V5M-7 0A7 7 0 1 0 7 0A7 7 0 1 0 -7 0", fill: "#d2281c" };
const NEST: Token = { d: TOKENS.nest!, fill: "#b07b3e" };
/** A rat of the player's faction. */
const rat = (seat: number, table: Face): Token => {
  const faction = factionOf((table as TargetRatsTable).players[seat]!.faction);
  return { d: SHAPES[faction.index]!, fill: faction.colour };
};
const onTheMove = ({ player, origin, space }: Things, _: unknown, table: Face): Flight => ({ from: `space ${origin}`, to: `space ${space}`, token: rat(player!, table) });
const comes = ({ player, space }: Things, _: unknown, table: Face): Flight => ({ from: `seat ${player}`, to: `space ${space}`, token: rat(player!, table) });
const goes = ({ player, space }: Things, _: unknown, table: Face): Flight => ({ from: `space ${space}`, to: `seat ${player}`, token: rat(player!, table) });
const laid = ({ player, space }: Things): Flight => ({ from: `seat ${player}`, to: `space ${space}`, token: NEST });
const lifted = ({ space }: Things): Flight => ({ from: `space ${space}`, token: NEST });
const drawn = ({ player, space }: Things): Flight => ({ from: `space ${space}`, to: `seat ${player}`, token: CARD });
const taken = ({ player }: Things): Flight => ({ to: `seat ${player}`, token: CARD });
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
  pushed_to_death: goes,
  token_placed: laid,
  nest_founded: laid,
  nest_taken: laid,
  nest_won: laid,
  token_moved: ({ origin, space }) => ({ from: `space ${origin}`, to: `space ${space}`, token: NEST }),
  token_removed: lifted,
  token_given_up: lifted,
  token_built_over: lifted,
  token_destroyed: lifted,
  nest_razed: lifted,
  card_drawn: drawn,
  cards_drawn: drawn,
  item_taken: taken,
  item_swapped: taken,
  item_played: ({ player }) => ({ from: `seat ${player}`, token: CARD }),
  exterminator_called: sent,
  exterminator_sent: sent,
  exterminator_by_card: sent,
};
