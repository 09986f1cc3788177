import type { Event, Move, State } from "@darbar/coup";
import type { Bot } from "../bot.ts";
import type { Manner } from "../level.ts";
import { simpleCoup } from "../simple-coup/simple-coup.ts";
import { TEMPERAMENTS } from "../simple-coup/temperament.ts";
import { masterCoup } from "./master/index.ts";
import { networkPolicy, policyBot } from "./network/policy.ts";
import { trainedCoup } from "./network/trained.ts";

/** A player of Coup, in every edition. */
export function coupBot({ level }: Manner): Bot<State, Move, Event> {
  switch (level) {
    case "newcomer":
      return simpleCoup(TEMPERAMENTS.honest);
    case "regular":
      return simpleCoup(TEMPERAMENTS.sceptic);
    case "sharp":
      return policyBot(networkPolicy(trainedCoup().network, { temperature: 1 }));
    case "master":
      return masterCoup(trainedCoup().network);
  }
}
