import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Draw } from "@darbar/kernel";
import type { Bot, Sight } from "../bot.ts";
import { chooseAction } from "./act.ts";
import { chooseWithBomb } from "./bomb.ts";
import { chooseCards } from "./hand.ts";
import type { Personality } from "./personality.ts";
import { chooseAnswer } from "./respond.ts";

/** A simple player of Coup, of a given personality, in every edition. Most of what it knows is in its view. */
export function simpleCoup(personality: Personality): Bot<State, Move, CoupEvent> {
  return { choose: (sight, draw) => choose(sight, personality, draw) };
}

function choose(sight: Sight<State, Move, CoupEvent>, personality: Personality, draw: Draw): Move {
  const { seat, view, legal } = sight;
  switch (view.question) {
    case "act":
      return chooseAction(sight, personality, draw);
    case "respond":
    case "block":
    case "contest":
      return chooseAnswer(sight, personality, draw);
    case "bomb":
      return chooseWithBomb(view, seat, legal, personality, draw);
    default:
      return chooseCards(sight, view.question, draw);
  }
}
