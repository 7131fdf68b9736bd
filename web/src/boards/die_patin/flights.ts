/** What flies over Beasty Town when the chronicle tells of it. */
import { CARD, COIN, HOUSE, ratToken, seatToken, type Flights } from "../../desk/flights";
import { colourOf } from "../../draw/marks";

const rat = (seat: number) => ratToken(colourOf(seat));

const placed: Flights[string] = ({ player, manhole }) => ({ from: `seat ${player}`, to: `manhole ${manhole}`, token: rat(player!) });
const removed: Flights[string] = ({ victim, manhole }) => ({ from: `manhole ${manhole}`, to: `seat ${victim}`, token: rat(victim!) });
const sent: Flights[string] = ({ player, area }) => ({ from: `seat ${player}`, to: `area ${area}`, token: seatToken(player!) });
const taken: Flights[string] = ({ player, area }) => ({ to: `area ${area}`, token: seatToken(player!) });

export const flights: Flights = {
  rats_set_out: placed,
  rat_placed: placed,
  bonus_rat_placed: placed,
  rats_invade: placed,
  rat_moved: ({ player, source, manhole }) => ({ from: `manhole ${source}`, to: `manhole ${manhole}`, token: rat(player!) }),
  rat_removed: removed,
  bonus_rat_removed: removed,
  rats_driven_out: removed,
  area_chosen: sent,
  figure_inside: sent,
  figure_outside: sent,
  figure_on_free_area: sent,
  back_room: ({ player, area }) => ({ from: `seat ${player}`, to: `area ${area}`, token: { ...HOUSE, fill: colourOf(player!) } }),
  area_taken: taken,
  free_area_taken: taken,
  trophy_taken: ({ player, area, victim }) => ({ from: `area ${area}`, to: `seat ${player}`, token: seatToken(victim!) }),
  loot_taken: ({ player, district }) => ({ from: `district ${district}`, to: `seat ${player}`, token: COIN }),
  loot_paid: ({ player }) => ({ from: `seat ${player}`, token: COIN }),
  bonus_loot: ({ player }) => ({ to: `seat ${player}`, token: COIN }),
  card_chosen: ({ player, card }) => ({ from: `intrigue ${card}`, to: `seat ${player}`, token: CARD }),
  mission_scored: ({ player, mission }) => ({ from: `mission ${mission}`, to: `seat ${player}`, token: CARD }),
};
