import { isLeader, type Move, type Slot } from "@darbar/cops";
import type { Draw, Seat } from "@darbar/kernel";
import { favourite } from "../chance.ts";
import type { Outlook } from "./belief.ts";
import { worthOfPlay } from "./equipment.ts";

/** Whoever believes less than this, in percent, that somebody is an enemy does not want to shoot them. */
const SUSPICION = 55;

/** What to do on one's turn: the most promising, swayed by mood. `nerve` makes it shoot sooner. */
export function chooseAct(legal: readonly Move[], eye: Outlook, nerve: number, draw: Draw): Move {
  return favourite(legal, (move) => promise(move, eye, nerve + haste(eye)), draw);
}

/** The longer a game goes on, the less is needed to shoot: every game must end. */
function haste({ view }: Outlook): number {
  return Math.min(60, (5 * view.turns) / view.players.length);
}

/** What a move promises, in points that mean nothing but more or less. */
function promise(move: Move, eye: Outlook, nerve: number): number {
  const { view, me } = eye;
  switch (move.do) {
    case "investigate":
      return view.players[move.target].cards[move.card].kind === null ? 30 + eye.doubt(move.target) / 2 : 0;
    case "shoot": {
      const { aim } = view.players[me];
      return aim === null ? 0 : 10 + prey(aim, eye, nerve);
    }
    case "arm":
      return arming(move.target, eye, nerve) - price(move.card, eye);
    case "equip":
      return equipping(move.to, eye) - price(move.card, eye);
    case "snatch":
      return 18 + 16 * view.players[move.target].diamonds;
    case "swap":
      return 27;
    case "infiltrate":
      return 26 + (view.players[move.to].diamonds > 0 ? 6 : 0);
    case "play":
      return worthOfPlay(move, eye);
    default:
      return 0;
  }
}

/** How much one would like to shoot somebody. */
function prey(seat: Seat, eye: Outlook, nerve: number): number {
  const suspicion = eye.enemy(seat) - SUSPICION;
  return 2 * suspicion + eye.enemyLeader(seat) / 3 - eye.ownLeader(seat) / 2 + (suspicion > 0 ? nerve : 0);
}

/** A gun is worth having when there is somebody to aim it at; in the gang it also robs (cops 6). */
function arming(target: Seat | undefined, eye: Outlook, nerve: number): number {
  const { view, me } = eye;
  if (target !== undefined) {
    const { diamonds, standing } = view.players[target];
    const isTarget = standing === "in" && view.players[me].aim !== target;
    const loot = (standing === "criminal" ? 16 : 9) * diamonds;
    return loot + (isTarget ? 0.7 * prey(target, eye, nerve) : 0);
  }
  const seats = [...view.players.keys()].filter((seat) => seat !== me && view.players[seat].standing === "in");
  return 0.8 * Math.max(...seats.map((seat) => prey(seat, eye, nerve)));
}

/** A first piece of equipment is worth more than the choice between two; a diamond goes to a friend (cops 6). */
function equipping(to: Seat | undefined, { view, me, enemy }: Outlook): number {
  const need = view.players[me].equipment.length === 0 ? 50 : 16;
  if (to === undefined) return need;
  return need - 6 - (view.players[to].standing === "criminal" ? 60 : enemy(to) / 8);
}

/** What it costs to turn up a card: a leader is better left in the dark. */
function price(card: Slot | undefined, { view, me }: Outlook): number {
  if (card === undefined) return 0;
  return isLeader(view.players[me].cards[card].kind) ? 40 : 6;
}
