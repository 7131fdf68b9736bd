export { default as Board } from "./Board.svelte";
export { default as Player } from "./Player.svelte";
export { default as Preview } from "./Preview.svelte";
export { stage } from "./stage";
export { default as Sign } from "./Sign.svelte";
export { default as Aim } from "./Aim.svelte";
