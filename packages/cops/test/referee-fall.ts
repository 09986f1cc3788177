import { at, type Seat, withSeat } from "@darbar/kernel";
import type { Slot } from "../src/index.ts";
import type { Next, Referee } from "./referee.ts";
import { criminalsMayWin, drawTop, dropGun, putUnderUnseen, sideWins, turnFaceUp } from "./referee-hands.ts";
import { leaderPlace } from "./referee-sheet.ts";

/** cops 3: the shot hits. What comes then. */
export function land(referee: Referee): Next {
  const { sheet, luck } = referee;
  const seat = sheet.hit;
  if (seat === null) throw new Error("a shot at nobody");
  const player = at(sheet.players, seat);
  expose(referee, seat);
  sheet.hit = null;
  if (sheet.options.mode === "gang") dropGun(sheet, seat);
  const place = leaderPlace(sheet, seat);
  if (place !== -1 && !at(player.cards, place).wounded) {
    at(player.cards, place).wounded = true;
    drawTop(sheet, seat, luck);
    return referee.mustKeep(seat) ? "nothing" : "aim";
  }
  eliminate(referee, seat, sheet.turn);
  return "eliminated";
}

/** All identity cards face up; they stay so. */
function expose({ sheet }: Referee, seat: Seat): void {
  for (const slot of at(sheet.players, seat).cards.keys()) turnFaceUp(sheet, seat, slot as Slot);
}

/** A player is eliminated: with a leader, the game is over (cops 3). */
export function eliminate(referee: Referee, seat: Seat, by: Seat | null): void {
  const { sheet } = referee;
  expose(referee, seat);
  dropGun(sheet, seat);
  at(sheet.players, seat).standing = "out";
  const place = leaderPlace(sheet, seat);
  if (place !== -1)
    return sideWins(sheet, at(at(sheet.players, seat).cards, place).kind === "agent" ? "crooked" : "honest");
  sheet.fallen = [...sheet.fallen, { seat, by }];
}

/** What becomes of those who have just fallen, once nobody has anything to play any more. What comes then. */
export function settleFallen(referee: Referee): Next {
  const { sheet } = referee;
  const { players, options } = sheet;
  const grown: Seat[] = [];
  for (const { seat, by } of sheet.fallen) {
    const player = at(players, seat);
    for (const held of player.equipment) {
      // cops 6: to the shooter; what a detonator brought down goes under the deck.
      if (options.mode === "gang" && by !== null && at(players, by).standing === "in") {
        at(players, by).equipment.push({ ...held, knownTo: withSeat(held.knownTo, by) });
        grown.push(by);
      } else putUnderUnseen(sheet, held);
    }
    player.equipment = [];
    if (options.mode === "base" || player.standing !== "out") continue;
    sheet.gone = [...sheet.gone, ...player.cards.flatMap(({ kind }) => (kind === null ? [] : [kind]))];
    player.cards = [];
    player.standing = "criminal";
    criminalsMayWin(sheet);
    if (sheet.outcome !== null) return "nothing";
  }
  sheet.fallen = [];
  for (const seat of grown) if (referee.mustKeep(seat)) return "nothing";
  return "aim";
}
