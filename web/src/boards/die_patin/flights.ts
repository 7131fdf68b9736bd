/** What flies over Beasty Town when the chronicle tells of it. */
import { CARD, COIN, HOUSE, ratToken, seatToken, type Flights } from "../../desk/flights";
import { colourOf } from "../../draw/marks";

const rat = (seat: number) => ratToken(colourOf(seat));

export const flights: Flights = {
  rats_set_out: ({ player, manhole }) => ({ from: `seat ${player}`, to: `manhole ${manhole}`, token: rat(player!) }),
  rat_placed: ({ player, manhole }) => ({ from: `seat ${player}`, to: `manhole ${manhole}`, token: rat(player!) }),
  rat_moved: ({ player, source, manhole }) => ({ from: `manhole ${source}`, to: `manhole ${manhole}`, token: rat(player!) }),
  rat_removed: ({ victim, manhole }) => ({ from: `manhole ${manhole}`, to: `seat ${victim}`, token: rat(victim!) }),
  rats_driven_out: ({ victim, manhole }) => ({ from: `manhole ${manhole}`, to: `seat ${victim}`, token: rat(victim!) }),
  area_chosen: ({ player, area }) => ({ from: `seat ${player}`, to: `area ${area}`, token: seatToken(player!) }),
  figure_inside: ({ player, area }) => ({ from: `seat ${player}`, to: `area ${area}`, token: seatToken(player!) }),
  figure_outside: ({ player, area }) => ({ from: `seat ${player}`, to: `area ${area}`, token: seatToken(player!) }),
  back_room: ({ player, area }) => ({ from: `seat ${player}`, to: `area ${area}`, token: { ...HOUSE, fill: colourOf(player!) } }),
  claim_won: ({ player, area }) => ({ to: `area ${area}`, token: seatToken(player!) }),
  trophy_taken: ({ player, area, victim }) => ({ from: `area ${area}`, to: `seat ${player}`, token: seatToken(victim!) }),
  loot_taken: ({ player, district }) => ({ from: `district ${district}`, to: `seat ${player}`, token: COIN }),
  loot_paid: ({ player }) => ({ from: `seat ${player}`, token: COIN }),
  bonus_loot: ({ player }) => ({ to: `seat ${player}`, token: COIN }),
  card_chosen: ({ player, card }) => ({ from: `intrigue ${card}`, to: `seat ${player}`, token: CARD }),
  mission_scored: ({ player, mission }) => ({ from: `mission ${mission}`, to: `seat ${player}`, token: CARD }),
};
