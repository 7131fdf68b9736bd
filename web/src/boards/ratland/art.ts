/** The drawing of a card as a component that needs nothing. */
import type { Component } from "svelte";
import Art from "./Art.svelte";

type Drawn = typeof Art & Component;
const known = new Map<string, Drawn>();

export function artOf(id: string): Component {
  if (!known.has(id)) known.set(id, ((anchor: never) => (Art as (anchor: never, props: { id: string }) => unknown)(anchor, { id })) as unknown as Drawn);
  return known.get(id)!;
}
