import { type CoupEvent, coupAtTable, type Move, type Options, type State } from "@darbar/coup";
import { baselineCoup } from "../baselines/baseline-coup.ts";
import { exploitFeatures } from "../baselines/exploit-features.ts";
import { ismctsCoup } from "../baselines/ismcts/ismcts.ts";
import { PERSONALITIES } from "../baselines/personality.ts";
import { randomMoves } from "../baselines/random-moves.ts";
import { coupForecasts } from "../beliefs/coup-forecasts.ts";
import { atEveryLevel, type BotGame, type NamedBot } from "../bot-game.ts";
import { ENDGAME_SUITE, exploitabilityOf, measureSolution, policyOf, solve, USUAL_EFFORT } from "./endgame/index.ts";
import { coupBot } from "./levels.ts";
import { networkPolicy, policyBot } from "./network/policy.ts";
import { spokenClaims } from "./spoken-claims.ts";
import { coupTwins } from "./twins.ts";

const BOTS: readonly NamedBot<State, Move, CoupEvent>[] = [
  { name: "random", about: "any legal move", make: randomMoves },
  {
    name: "honest",
    about: "claims only what it holds, challenges only what it knows to be false",
    make: () => baselineCoup(PERSONALITIES.honest),
  },
  { name: "bluffer", about: "claims freely, and lets others claim", make: () => baselineCoup(PERSONALITIES.bluffer) },
  { name: "balanced", about: "bluffs and challenges now and then", make: () => baselineCoup(PERSONALITIES.balanced) },
  { name: "ismcts", about: "information-set tree search, 4,000 worlds for each move", make: () => ismctsCoup() },
  ...atEveryLevel(coupBot),
];

/** Coup, and who plays it. */
export const coupBots: BotGame<Options, State, Move, CoupEvent> = {
  ...coupAtTable,
  newBot: coupBot,
  bots: BOTS,
  sides: null,
  endgames: {
    count: ENDGAME_SUITE.length,
    exploitability: (place, bot, asks, seed) =>
      exploitabilityOf(ENDGAME_SUITE[place], policyOf(bot, asks, seed)).exploitability,
    solver: (place) => measureSolution(solve(ENDGAME_SUITE[place], USUAL_EFFORT)).exploitability,
  },
  twins: coupTwins,
  forecasts: coupForecasts,
  spokenClaims,
  ofNetwork: (network) => policyBot(networkPolicy(network, { temperature: 1 })),
  exploitFeatures,
};
