import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Draw } from "@darbar/kernel";
import type { Bot, Sight } from "../bot.ts";
import { chooseAction } from "./act.ts";
import { chooseWithBomb } from "./bomb.ts";
import { chooseCards } from "./hand.ts";
import { chooseAnswer } from "./respond.ts";
import type { Temperament } from "./temperament.ts";

/** A simple player of Coup, of a given temperament, in every edition. Most of what it knows is in its view. */
export function simpleCoup(temperament: Temperament): Bot<State, Move, CoupEvent> {
  return { choose: (sight, draw) => choose(sight, temperament, draw) };
}

function choose(sight: Sight<State, Move, CoupEvent>, temperament: Temperament, draw: Draw): Move {
  const { seat, view, legal } = sight;
  switch (view.question) {
    case "act":
      return chooseAction(sight, temperament, draw);
    case "respond":
    case "block":
    case "contest":
      return chooseAnswer(sight, temperament, draw);
    case "bomb":
      return chooseWithBomb(view, seat, legal, temperament, draw);
    default:
      return chooseCards(sight, view.question, draw);
  }
}
