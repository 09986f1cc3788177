import type { Character, Move, State } from "@darbar/coup";
import type { Draw } from "@darbar/kernel";
import type { Bot, Sight } from "../bot.ts";
import { chooseAction } from "./act.ts";
import { chooseWithBomb } from "./bomb.ts";
import { bestParting, chooseKeep, judge } from "./hand.ts";
import { chooseAnswer } from "./respond.ts";
import type { Temperament } from "./temperament.ts";

/** A simple player of Coup, of a given temperament, in every edition. It remembers nothing that its view does not. */
export function simpleCoup(temperament: Temperament): Bot<State, Move> {
  return { choose: (sight, draw) => choose(sight, temperament, draw) };
}

function choose({ seat, view, legal }: Sight<State, Move>, temperament: Temperament, draw: Draw): Move {
  const hand = view.players[seat].hidden as Character[];
  switch (view.question) {
    case "act":
      return chooseAction(view, seat, legal, temperament, draw);
    case "respond":
    case "block":
    case "contest":
      return chooseAnswer(view, seat, legal, temperament, draw);
    case "bomb":
      return chooseWithBomb(view, seat, legal, temperament, draw);
    case "lose-challenge":
    case "lose-influence":
    case "return":
    case "present":
      return bestParting(hand, legal);
    case "keep":
      return chooseKeep(legal, draw);
    case "judge":
      return judge(view.presented, legal);
    case "side":
      return legal[draw.one([0, 1])];
    case "prove":
    case "over":
      return legal[0]; // A card that can be shown comes first.
  }
}
