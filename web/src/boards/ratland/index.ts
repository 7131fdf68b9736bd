export { Board, Player } from "../plain";
