import { type CopsEvent, copsAtTable, type Move, type Options, type State, teamOf } from "@darbar/cops";
import { randomMoves } from "../baselines/random-moves.ts";
import { copsForecasts } from "../beliefs/cops-forecasts.ts";
import { atEveryLevel, type BotGame, type NamedBot } from "../bot-game.ts";
import type { BotOptions } from "../level.ts";
import { uncertainCops } from "./baselines.ts";
import { CREDULOUS } from "./knowledge/trust.ts";
import { copsBot } from "./levels.ts";
import { LYING, TRUTHFUL } from "./talk/voice.ts";
import { copsTwins } from "./twins.ts";

const SHARP: BotOptions = { level: "sharp", style: null };

/** Sharp players who talk and listen in an extreme way: what talk is worth shows against them. */
const TRIAL_VOICES = [
  ["liar", "sharp; lies about every card it sees if that pays", { voice: LYING }],
  ["truthful", "sharp; tells the truth of every card it sees", { voice: TRUTHFUL }],
  ["credulous", "sharp; believes every word", { trust: CREDULOUS }],
  ["deaf", "sharp; believes nobody", { trust: null }],
] as const;

const BOTS: readonly NamedBot<State, Move, CopsEvent>[] = [
  { name: "random", about: "any legal move", make: randomMoves },
  {
    name: "uncertain",
    about: "investigates the most uncertain, shoots above 80 %",
    make: () => uncertainCops,
  },
  ...TRIAL_VOICES.map(([name, about, manners]) => ({ name, about, make: () => copsBot(SHARP, manners) })),
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
  spokenClaims: null,
  ofNetwork: null,
  exploitFeatures: null,
};
