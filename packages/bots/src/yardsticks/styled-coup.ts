import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Draw } from "@darbar/kernel";
import type { Bot, Sight } from "../bot.ts";
import { chooseCards } from "../simple-coup/hand.ts";
import { chooseAction } from "./act.ts";
import { chooseAnswer, chooseWithBomb } from "./answer.ts";
import type { Style } from "./style.ts";

/** A yardstick: a hand-written player of Coup, of a given style, in every edition. */
export function styledCoup(style: Style): Bot<State, Move, CoupEvent> {
  return { choose: (sight, draw) => choose(sight, style, draw) };
}

function choose(sight: Sight<State, Move, CoupEvent>, style: Style, draw: Draw): Move {
  const { seat, view, legal } = sight;
  switch (view.question) {
    case "act":
      return chooseAction(sight, style, draw);
    case "respond":
    case "block":
    case "contest":
      return chooseAnswer(view, seat, legal, style, draw);
    case "bomb":
      return chooseWithBomb(view, seat, legal, style, draw);
    default:
      return chooseCards(sight, view.question, draw);
  }
}
