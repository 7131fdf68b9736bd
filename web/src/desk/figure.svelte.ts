/** A desk of a figure in the guide: a position that is looked at, and steps of an example. */
import { api } from "../lib/api";
import { speech } from "../words/index.svelte";
import type { Figure } from "../lib/types";
import { Desk } from "./desk.svelte";
import { tableFor } from "./learning";

export class FigureDesk extends Desk {
  override readonly live = false;
  figure = $state.raw<Figure | null>(null);

  constructor(readonly id: string, readonly name: string) {
    super();
  }

  async go(step: number) {
    const [game, shown] = await Promise.all([api.game(this.id), api.figure(this.id, this.name, step, speech.language)]);
    this.game = game;
    this.doc = { table: tableFor(this.id, shown.seats, shown.view.seat), view: shown.view };
    this.lines = shown.chronicle;
    this.figure = shown;
  }

  // nothing is decided in a figure
  choose() {}
  chooseAll() {}
  place() {}
}
