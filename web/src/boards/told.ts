import { speech } from "../words/index.svelte";

/** The text of a card or an item from content.toml, in the language of the interface where it has one. */
export const told = (thing: { text?: string } = {}): string => String((thing as Record<string, unknown>)[`text_${speech.language}`] ?? thing.text ?? "");
