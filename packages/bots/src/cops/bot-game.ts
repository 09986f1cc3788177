import { type CopsEvent, copsAtTable, type Move, type Options, type State, teamOf } from "@darbar/cops";
import { randomMoves } from "../baselines/random-moves.ts";
import { copsForecasts } from "../beliefs/cops-forecasts.ts";
import { atEveryLevel, type BotGame, type NamedBot } from "../bot-game.ts";
import { uncertainCops } from "./baselines.ts";
import { copsBot } from "./levels.ts";
import { copsTwins } from "./twins.ts";

const BOTS: readonly NamedBot<State, Move, CopsEvent>[] = [
  { name: "random", about: "any legal move", make: randomMoves },
  {
    name: "uncertain",
    about: "investigates the most uncertain, shoots above 80 %",
    make: () => uncertainCops,
  },
  ...atEveryLevel(copsBot),
];

/** Good Cop Bad Cop, and who plays it. */
export const copsBots: BotGame<Options, State, Move, CopsEvent> = {
  ...copsAtTable,
  newBot: copsBot,
  bots: BOTS,
  sides: ({ players }) => players.map((player) => (teamOf(player) === "honest" ? 0 : 1)),
  endgames: null,
  twins: copsTwins,
  forecasts: copsForecasts,
  ofNetwork: null,
  exploitFeatures: null,
};
