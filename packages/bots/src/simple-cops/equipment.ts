import type { Play } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Outlook } from "./belief.ts";
import { isShotAt, worthAgainstShot } from "./shot.ts";

/** What it is worth to play equipment like this now, in the points of an action; below 0: it would do harm. */
export function worthOfPlay(play: Play, eye: Outlook): number {
  const { view, me } = eye;
  const target = play.target ?? me;
  const to = play.to ?? me;
  switch (play.equipment) {
    case "riot-shield":
    case "restraining-order":
    case "k9-unit":
    case "walkie-talkie":
      return worthAgainstShot(play, eye);
    case "defibrillator":
      return 70 - 2 * eye.enemy(target);
    case "med-kit":
      return eye.enemy(target) < 40 ? 75 : -50;
    case "mobile-detonator":
      return 40 + eye.enemy(target) - 2 * eye.ownLeader(target) + eye.enemyLeader(target);
    case "taser":
      return 15 + (eye.enemy(target) - 40) / 3 + (eye.enemy(to) - 50) / 2;
    case "truth-serum":
      return target === me ? -50 : 15 + eye.doubt(target);
    case "wiretap":
      return isUnknown(target, play, eye) ? 30 + eye.doubt(target) / 2 : 0;
    case "polygraph":
      return 5 + eye.doubt(target) / 2 + 8 * unknownCards(target, eye);
    case "metal-detector":
      return 12 * view.players.filter(({ armed }, seat) => armed && unknownCards(seat, eye) > 0).length;
    case "surveillance-camera":
      return target === me ? -50 : 10 + eye.doubt(target) / 2 + eye.enemyLeader(target) / 3 - eye.ownLeader(target) / 2;
    case "flashbang":
      return target === me ? 15 * view.players[me].cards.filter(({ up }) => up).length : -10;
    case "disguise":
      return eye.ownLeader(target) / 2;
    case "planted-evidence":
      return eye.enemyLeader(target) + eye.ownLeader(target) > 30 ? -20 : (eye.enemy(target) - 60) * 1.2;
    case "evidence-bag":
      return (eye.enemy(target) - eye.enemy(to)) / 3;
    case "coffee":
      return wantsToShoot(eye) ? 60 : 12;
    case "blackmail":
    case "smoke-grenade":
      return 12;
  }
}

/** How many cards of a player one does not know. */
function unknownCards(seat: Seat, { view }: Outlook): number {
  return view.players[seat].cards.filter(({ kind }) => kind === null).length;
}

function isUnknown(seat: Seat, { card = 0 }: Play, { view }: Outlook): boolean {
  return view.players[seat].cards[card].kind === null;
}

/** Whether another turn at once would be a shot that is wanted. */
function wantsToShoot({ view, me, enemy }: Outlook): boolean {
  const { armed, aim } = view.players[me];
  return armed && aim !== null && view.players[aim].standing === "in" && enemy(aim) > 75 && !isShotAt(view, aim);
}
