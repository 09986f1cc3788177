import type { Move } from "@darbar/cops";
import { priceOfShowing, worthOfAct } from "./act.ts";
import { keepingWorth, worthOfPlaying } from "./equipment/index.ts";
import { worthOfLook } from "./look.ts";
import type { Outlook } from "./outlook.ts";
import { worthOfHit, worthOfShooting } from "./shot.ts";
import type { Temper } from "./temper.ts";

/** What a move is worth, whatever the question: chances to win, more or less. Passing is worth nothing. */
export function worthOfMove(move: Move, eye: Outlook, temper: Temper): number {
  const { view } = eye;
  switch (view.question) {
    case "act":
      return worthOfAct(move, eye, temper);
    case "moment":
      return move.do === "play" ? worthOfPlaying(move, eye, temper) : 0;
    case "aim":
    case "retarget":
      return move.do === "aim" ? worthOfAim(move.target, eye, temper) : 0;
    case "divert":
      return move.do === "divert" ? worthOfHit(move.target, eye, temper) : 0;
    case "reveal":
      return move.do === "reveal" ? -priceOfShowing(move.card, eye, temper) : 0;
    case "look":
      return move.do === "look" ? worthOfLook(move.target, move.cards, eye, temper) : 0;
    case "keep":
      return move.do === "keep" ? keepingWorth(move.equipment) : 0;
    case "arrange":
    case "over":
      return 0;
  }
}

/** A gun points at the player the bot would like to shoot; pointed at a criminal it can do nothing (cops 6). */
function worthOfAim(target: number, eye: Outlook, temper: Temper): number {
  if (eye.view.players[target].standing !== "in") return -0.5;
  return worthOfShooting(target, eye, temper);
}
