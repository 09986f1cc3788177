import type { Move, State } from "@darbar/cops";
import type { Draw } from "@darbar/kernel";
import type { Bot, Sight } from "../bot.ts";
import { chooseAct } from "./act.ts";
import { answerMoment, chooseKeep, chooseLook, chooseReveal, chooseVictim } from "./answer.ts";
import { outlook } from "./belief.ts";

/** From one who wants to be sure to one who shoots on a suspicion. */
const NERVES: readonly number[] = [-10, 0, 10, 20];

/** A simple player of Good Cop Bad Cop, in both games, with a nerve of its own. It remembers nothing that its view does not. */
export function simpleCops(draw: Draw): Bot<State, Move> {
  const nerve = draw.one(NERVES);
  return { choose: (sight, chances) => choose(sight, nerve, chances) };
}

function choose({ seat, view, legal }: Sight<State, Move>, nerve: number, draw: Draw): Move {
  if (legal.length === 1) return legal[0];
  switch (view.question) {
    case "act":
      return chooseAct(legal, outlook(view, seat), nerve, draw);
    case "moment":
      return answerMoment(legal, outlook(view, seat), draw);
    case "aim":
    case "retarget":
    case "divert":
      return chooseVictim(legal, outlook(view, seat), draw);
    case "reveal":
      return chooseReveal(legal, outlook(view, seat), draw);
    case "look":
      return chooseLook(legal, outlook(view, seat), draw);
    case "keep":
      return chooseKeep(legal, draw);
    case "arrange":
      return legal[draw.one([...legal.keys()])];
    case "over":
      return legal[0];
  }
}
