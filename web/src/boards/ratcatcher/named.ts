/** What things are called and what they do: names and printed texts from the game's words. */
import layout from "virtual:layout/ratcatcher";
import { capital, named } from "../../words/index.svelte";
import { told } from "../told";

interface Thing { id: string; name?: string; text?: string; [key: string]: unknown }
const KINDS: Record<string, string> = {
  catcher: "ratcatcher", nemesis: "nemesis", peculiar: "peculiar", rat: "rat_colour", ability: "ability", trap: "trap", token: "token",
  upgrade: "upgrade", tally: "tallyman_reward",
};
const THINGS = new Map<string, Thing>(Object.entries(KINDS).flatMap(([kind, section]) => (layout[section] as Thing[]).map((thing) => [`${kind} ${thing.id}`, thing] as const)));

const of = (kind: string, id: string): Thing => THINGS.get(`${kind} ${id}`) ?? { id };
export const nameOf = (kind: string, id: string): string => capital(named(of(kind, id)));
export const textOf = (kind: string, id: string): string => told(of(kind, id));
/** A number printed with the thing, such as what the Tallyman asks. */
export const printed = (kind: string, id: string, what: string): number => Number(of(kind, id)[what] ?? 0);
export const idsOf = (kind: string): string[] => (layout[KINDS[kind]!] as Thing[]).map((thing) => thing.id);
/** The trap of a Ratcatcher. */
export const trapOf = (catcher: string): string => (of("catcher", catcher).trap as { id: string }).id;
