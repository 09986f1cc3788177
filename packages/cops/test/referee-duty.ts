import { at, type Seat } from "@darbar/kernel";
import type { ActionMove, State } from "../src/index.ts";
import type { Next, Referee } from "./referee.ts";
import { changePlaces, criminalsMayWin, drawTop, dropGun, lookAt, takeDiamonds } from "./referee-hands.ts";
import { expectedMoves } from "./referee-moves.ts";
import { faceDown, type Sheet } from "./referee-sheet.ts";

/** Whether an announced action could be announced now (cops 4). */
export function isPossible(sheet: Sheet, seat: Seat, action: ActionMove): boolean {
  const asked: State = { ...sheet, question: "act" };
  const wanted = JSON.stringify(action);
  return expectedMoves(asked, seat).some((move) => JSON.stringify(move) === wanted);
}

/** cops 2 and 6: what an action does when nobody has anything to play against it, and what comes then. */
export function act(referee: Referee, seat: Seat, action: ActionMove): Next {
  const { sheet, luck } = referee;
  const { players, options } = sheet;
  const me = at(players, seat);
  switch (action.do) {
    case "investigate":
      lookAt(sheet, seat, action.target, [action.card]);
      sheet.seen = [[action.target, action.card]];
      sheet.resume = null;
      return "investigated";
    case "arm":
      // The gun is taken before a card is turned up; in the gang it is drawn after that.
      if (options.mode === "base") {
        sheet.guns--;
        me.armed = true;
      }
      return turnOneUp(referee, seat, action);
    case "equip":
      if (action.to === undefined) drawTop(sheet, seat, luck);
      else {
        me.diamonds--;
        at(players, action.to).diamonds++;
        criminalsMayWin(sheet);
        if (sheet.outcome !== null) return "nothing";
      }
      return turnOneUp(referee, seat, action);
    case "shoot":
      sheet.hit = me.aim;
      dropGun(sheet, seat); // The book: right after the shot.
      return "hit";
    case "snatch":
      takeDiamonds(sheet, action.target, seat);
      return "aim";
    case "swap":
      changePlaces(sheet, action.places);
      return "aim";
    case "infiltrate":
      at(players, action.target).aim = action.to;
      return "aim";
  }
}

/** cops 2: "turn one of your face-down identity cards face up, if you have any": chosen now, not in the announcement. */
function turnOneUp(referee: Referee, seat: Seat, action: ActionMove): Next {
  if (faceDown(referee.sheet, seat).length === 0) return afterTurningUp(referee, seat, action);
  referee.ask("reveal", [seat]);
  return "nothing";
}

/** What is left of arm and equip when a card has been turned up, and what comes then. */
export function afterTurningUp(referee: Referee, seat: Seat, action: ActionMove): Next {
  const { sheet, luck } = referee;
  const me = at(sheet.players, seat);
  if (action.do === "arm" && action.target !== undefined) {
    me.armed = true;
    me.aim = action.target;
    takeDiamonds(sheet, action.target, seat);
  }
  if (action.do === "equip") {
    if (action.to !== undefined) drawTop(sheet, seat, luck);
    if (referee.mustKeep(seat)) return "nothing";
  }
  return "aim";
}
