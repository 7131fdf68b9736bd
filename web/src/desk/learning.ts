/** A table at which nobody sits: what boards and panels ask of one, for figures and lessons. */
import type { Called, TableInfo } from "../lib/types";

export function tableFor(game: string, called: Called[], seat: number | null): TableInfo {
  const seats = called.map(({ seat: number, name }) => ({
    seat: number, name, kind: "person" as const, level: null, present: true, abandons: false, seen: null,
  }));
  return {
    id: "", game, pack: null, options: {}, state: "running", listed: false, pace: "live", host: null, seats, commitment: "", seed: null,
    result: null, rematch: null, created: 0, started: 0, ended: null, limits: null, hushed: false, rated: false, rests: false, laid_aside: false,
    patience: { host: 0, players: 0 }, you: { seat, host: false, abandons: false, returns: null },
  };
}
