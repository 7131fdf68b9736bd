/** The list of choices in the order of use: the card or the symbol first, then one's City Area cards under a heading. */
import type { Choice } from "../../lib/types";
import { SAY } from "./words.svelte";

const isPower = (choice: Choice): boolean => choice.kind === "power";
export const rank = (choice: Choice): number => (isPower(choice) ? 1 : 0);
export const group = (choice: Choice): string | undefined => (isPower(choice) ? SAY("powers") : undefined);
