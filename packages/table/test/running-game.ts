export { type RunningGame, setUpGame } from "../src/game/running-game.ts";
