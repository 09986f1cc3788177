import type { Move } from "@darbar/cops";
import { priceOfShowing, worthOfAct } from "./act.ts";
import { keepingWorth, worthOfPlaying } from "./equipment/index.ts";
import { worthOfLook } from "./look.ts";
import type { Outlook } from "./outlook.ts";
import type { Personality } from "./personality.ts";
import { worthOfHit, worthOfShooting } from "./shot.ts";

/** What a move is worth, whatever the question: chances to win, more or less. Passing is worth nothing. */
export function worthOfMove(move: Move, eye: Outlook, personality: Personality): number {
  const { view } = eye;
  switch (view.question) {
    case "act":
      return worthOfAct(move, eye, personality);
    case "moment":
      return move.do === "play" ? worthOfPlaying(move, eye, personality) : 0;
    case "aim":
    case "retarget":
      return move.do === "aim" ? worthOfAim(move.target, eye, personality) : 0;
    case "divert":
      return move.do === "divert" ? worthOfHit(move.target, eye, personality) : 0;
    case "reveal":
      return move.do === "reveal" ? -priceOfShowing(move.card, eye, personality) : 0;
    case "look":
      return move.do === "look" ? worthOfLook(move.target, move.cards, eye, personality) : 0;
    case "keep":
      return move.do === "keep" ? keepingWorth(move.equipment) : 0;
    case "arrange":
    case "over":
      return 0;
  }
}

/** A gun points at the player the bot would like to shoot; pointed at a criminal it can do nothing (cops 6). */
function worthOfAim(target: number, eye: Outlook, personality: Personality): number {
  if (eye.view.players[target].standing !== "in") return -0.5;
  return worthOfShooting(target, eye, personality);
}
