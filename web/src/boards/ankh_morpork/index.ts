export { default as Aim } from "./Aim.svelte";
export { default as Board } from "./Board.svelte";
export { default as Player } from "./Player.svelte";
export { default as Sign } from "./Sign.svelte";
export { group, rank } from "./order";
export { stage } from "./stage";
