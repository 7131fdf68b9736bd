/** How much room there is, as the style sheets of the cards ask. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("(max-width: 47.5em)");
export const wide = new MediaQuery("(min-width: 90em) and (min-height: 56em)");
