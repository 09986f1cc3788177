import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Draw } from "@darbar/kernel";
import type { Bot, Sight } from "../bot.ts";
import { chooseCards } from "./hand.ts";

type Choose = (sight: Sight<State, Move, CoupEvent>, draw: Draw) => Move;

/** What a player by rules of thumb brings of its own; which cards to lose or to keep they all choose alike. */
interface Rules {
  readonly act: Choose;
  /** In a response window. */
  readonly answer: Choose;
  /** With the bomb in hand (coup 7). */
  readonly bomb: Choose;
}

/** A player of Coup that has a rule for each question. */
export function byQuestion({ act, answer, bomb }: Rules): Bot<State, Move, CoupEvent> {
  return {
    choose: (sight, draw) => {
      const { question } = sight.view;
      switch (question) {
        case "act":
          return act(sight, draw);
        case "respond":
        case "block":
        case "contest":
          return answer(sight, draw);
        case "bomb":
          return bomb(sight, draw);
        default:
          return chooseCards(sight, question, draw);
      }
    },
  };
}
