/** What flies through the sewers when the chronicle tells of it. The chambers of a clan are on the page while it is looked at. */
import { CHEESE_TOKEN, ratToken, type Flight, type Flights } from "../../desk/flights";
import { colourOf } from "../../draw/marks";
import type { Line } from "../../lib/types";
import { placeOf } from "./sewer";

const GROUNDS = 3;
/** Where a place is on the page: hunting grounds come first and are everybody's, chambers belong to a clan. */
export const whereabouts = (place: number, seat: number): string => (place < GROUNDS ? `place ${place}` : `place ${place} of ${seat}`);

const rat = (seat: number) => ratToken(colourOf(seat));
const named = (id: string, seat: number): string => whereabouts(placeOf(id).index, seat);
const spread = (player: number, counts: Record<string, number | undefined>): Flight[] =>
  Object.entries(counts).flatMap(([id, count]) => (count ? { from: `seat ${player}`, to: named(id, player), token: rat(player) } : []));

export const flights: Flights = {
  rats_sent: ({ player, dump, city, fields }) => spread(player!, { dump, city, fields }),
  rats_in_canals: ({ player, left, right }) => spread(player!, { left_canal: left, right_canal: right }),
  rat_moved: ({ player, source, target }) => ({ from: whereabouts(source!, player!), to: whereabouts(target!, player!), token: rat(player!) }),
  rat_given: ({ player, receiver }) => ({ from: `seat ${player}`, to: `seat ${receiver}`, token: rat(player!) }),
  cousin_came: ({ player, rats }) => (rats ? { to: `seat ${player}`, token: rat(player!) } : []),
  rats_born: ({ player, rats }) => (rats ? { from: named("nursery", player!), to: `seat ${player}`, token: rat(player!) } : []),
  rats_killed: ({ player, place }) => ({ from: whereabouts(place!, player!), to: named("graveyard", player!), token: rat(player!) }),
  rats_poisoned: ({ player }) => ({ from: `seat ${player}`, to: named("infirmary", player!), token: rat(player!) }),
  rats_lost: ({ player }) => ({ from: `seat ${player}`, to: named("lost", player!), token: rat(player!) }),
  rats_starved: ({ player }) => ({ from: `seat ${player}`, to: named("graveyard", player!), token: rat(player!) }),
  cheese_found: ({ player, cheese }) => (cheese ? { to: `seat ${player}`, token: CHEESE_TOKEN } : []),
  cheese_stolen: ({ player, victim, cheese }) => (cheese ? { from: `seat ${victim}`, to: `seat ${player}`, token: CHEESE_TOKEN } : []),
  cheese_collected: ({ player, giver }) => ({ from: `seat ${giver}`, to: `seat ${player}`, token: CHEESE_TOKEN }),
  clan_fed: ({ player, need }) => (need ? { from: `seat ${player}`, token: CHEESE_TOKEN } : []),
  clan_hungry: ({ player, paid }) => (paid ? { from: `seat ${player}`, token: CHEESE_TOKEN } : []),
  rats_to_supply: ({ player }) => ({ from: `seat ${player}`, token: rat(player!) }),
};

const MOST = 8;
const cheeses = (from: string | undefined, to: string | undefined, count: number): Flight[] => Array.from({ length: Math.min(count, 3) }, () => ({ from, to, token: CHEESE_TOKEN }));

/** What flies between the clans while the round is played: cheese to thieves and finders and into mouths, rats that come and go. */
const BETWEEN: Record<string, (things: Record<string, number>) => Flight[]> = {
  cheese_stolen: ({ player, victim, cheese }) => cheeses(`clan ${victim}`, `clan ${player}`, cheese!),
  cheese_collected: ({ player, giver }) => cheeses(`clan ${giver}`, `clan ${player}`, 1),
  cheese_found: ({ player, cheese }) => cheeses("moment", `clan ${player}`, cheese!),
  rats_born: ({ player, rats }) => (rats ? [{ from: "moment", to: `clan ${player}`, token: rat(player!) }] : []),
  clan_fed: ({ player, need }) => cheeses(`clan ${player}`, undefined, Math.min(need!, 1)),
  rats_starved: ({ player }) => [{ from: `clan ${player}`, token: rat(player!) }],
  rats_to_supply: ({ player }) => [{ from: `clan ${player}`, token: rat(player!) }],
};
export const between = (lines: Line[]): Flight[] => lines.flatMap((line) => BETWEEN[line.event]?.(line.things) ?? []).slice(0, MOST);
