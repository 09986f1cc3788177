import { at, onlySeat, type Seat, withSeat } from "@darbar/kernel";
import type { Look, Play } from "../src/index.ts";
import type { Referee } from "./referee.ts";
import { eliminate } from "./referee-fall.ts";
import { changePlaces, dropGun, lookAt, putUnderUnseen, turnFaceUp } from "./referee-hands.ts";
import { isLiving, roundFrom, type Sheet } from "./referee-sheet.ts";

/** cops 5: what each card does when it is played. Questions are asked here; looks are left on the table. */
export function beginPlay(referee: Referee, seat: Seat, play: Play): void {
  const { sheet } = referee;
  const { players } = sheet;
  const { target = seat, to = seat, card = 0 } = play;
  const me = at(players, seat);
  switch (play.equipment) {
    case "blackmail":
      if (play.places !== undefined) changePlaces(sheet, play.places);
      return;
    case "coffee":
      sheet.next = seat;
      return;
    case "defibrillator":
      return revive(sheet, target);
    case "disguise":
      at(players, target).lying.push({ equipment: play.equipment, lasting: "concealed" });
      return;
    case "planted-evidence":
      at(players, target).lying.push({ equipment: play.equipment, lasting: "reversed" });
      return;
    case "evidence-bag": {
      const held = at(at(players, target).equipment.splice(0, 1), 0);
      at(players, to).equipment.push({ ...held, knownTo: withSeat(held.knownTo, to) });
      referee.mustKeep(to);
      return;
    }
    case "flashbang":
      for (const lying of at(players, target).cards) {
        lying.up = false;
        // A wound token stays on its card: that one everybody still knows.
        if (!lying.wounded) lying.knownTo = onlySeat(target);
      }
      // Nobody can tell any more which of these was looked at.
      sheet.seen = sheet.seen.filter(([seen]) => seen !== target);
      return referee.ask("arrange", [target]);
    case "k9-unit":
      return dropGun(sheet, target);
    case "med-kit":
      for (const lying of at(players, target).cards) lying.wounded = false;
      return;
    case "metal-detector":
      sheet.looks = inTurnOrder(sheet, seat)
        .filter((other) => isLiving(sheet, other) && at(players, other).armed)
        .map((at): Look => ({ by: seat, at, but: null, most: 1 }));
      return;
    case "mobile-detonator":
      return eliminate(referee, target, null);
    case "polygraph":
      sheet.looks = [
        { by: seat, at: target, but: null, most: 3 },
        { by: target, at: seat, but: null, most: 3 },
      ];
      return;
    case "restraining-order":
      return referee.ask("retarget", [sheet.turn]);
    case "riot-shield":
      return referee.ask("divert", [sheet.hit ?? sheet.turn]);
    case "smoke-grenade":
      sheet.direction = sheet.direction === 1 ? -1 : 1;
      return;
    case "surveillance-camera":
      return turnFaceUp(sheet, target, card);
    case "taser":
      dropGun(sheet, target);
      if (sheet.options.mode === "base") sheet.guns--;
      me.armed = true;
      me.aim = to;
      sheet.heldFire = true;
      return;
    case "truth-serum":
      return referee.ask("reveal", [target]);
    case "walkie-talkie":
      for (const [other, player] of players.entries()) if (player.armed && other !== target) player.aim = target;
      return;
    case "wiretap":
      lookAt(sheet, seat, target, [card]);
      sheet.looks = [{ by: seat, at: null, but: target, most: 1 }];
      return;
  }
}

/** The others in the direction of play, beginning beside a player. */
function inTurnOrder(sheet: Sheet, seat: Seat): readonly Seat[] {
  const others = roundFrom(sheet, seat).slice(1);
  return sheet.direction === 1 ? others : others.toReversed();
}

/** cops 5: back in the game, cards as they lie, no gun and no equipment; what they held is used up. */
function revive(sheet: Sheet, seat: Seat): void {
  const player = at(sheet.players, seat);
  player.standing = "in";
  for (const held of player.equipment) {
    putUnderUnseen(sheet, held);
  }
  player.equipment = [];
  sheet.fallen = sheet.fallen.filter((fallen) => fallen.seat !== seat);
}
