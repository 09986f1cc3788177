import { type EquipmentName, isLeader, type Move, type Slot } from "@darbar/cops";
import type { Draw, Seat } from "@darbar/kernel";
import { chance, favourite } from "../chance.ts";
import type { Outlook } from "./belief.ts";
import { worthOfPlay } from "./equipment.ts";

/** What is worth this much is played at once, in any moment. */
const WORTH_PLAYING = 55;

/** How often, in a hundred moments, something is played that only might help. */
const ON_A_WHIM = 3;

/** The answer in a moment: equipment stays in the pocket unless it helps, or on a whim. */
export function answerMoment(legal: readonly Move[], eye: Outlook, draw: Draw): Move {
  const plays = legal.flatMap((move) => (move.do === "play" ? [move] : []));
  if (plays.length === 0) return legal[0];
  const best = favourite(plays, (play) => worthOfPlay(play, eye), draw);
  const worth = worthOfPlay(best, eye);
  return worth >= WORTH_PLAYING || (worth > 0 && chance(draw, ON_A_WHIM)) ? best : legal[0];
}

/** At whom to aim, or who is to be hit: the likeliest enemy, and a leader first. */
export function chooseVictim(legal: readonly Move[], eye: Outlook, draw: Draw): Move {
  return favourite(legal, (move) => ("target" in move ? grudge(move.target ?? eye.me, eye) : 0), draw);
}

function grudge(seat: Seat, eye: Outlook): number {
  if (eye.view.players[seat].standing !== "in") return -200; // cops 6: a criminal cannot be shot
  return seat === eye.me ? -100 : 2 * eye.enemy(seat) + eye.enemyLeader(seat) - eye.ownLeader(seat);
}

/** Which of one's cards to turn up: not the leader. */
export function chooseReveal(legal: readonly Move[], { view, me }: Outlook, draw: Draw): Move {
  const isHidden = (card: Slot): boolean => isLeader(view.players[me].cards[card].kind);
  return favourite(legal, (move) => (move.do === "reveal" && isHidden(move.card) ? -100 : 0), draw);
}

/** What to look at: as much as is new, of whom one doubts most. */
export function chooseLook(legal: readonly Move[], eye: Outlook, draw: Draw): Move {
  const news = (seat: Seat, cards: readonly Slot[]): number =>
    cards.filter((card) => eye.view.players[seat].cards[card].kind === null).length;
  return favourite(
    legal,
    (move) => (move.do === "look" ? 30 * news(move.target, move.cards) + eye.doubt(move.target) : 0),
    draw,
  );
}

/** Which equipment to keep. */
export function chooseKeep(legal: readonly Move[], draw: Draw): Move {
  return favourite(legal, (move) => (move.do === "keep" ? KEPT[move.equipment] : 0), draw);
}

/** What equipment is worth in hand, to a player of simple tastes. */
const KEPT: Readonly<Record<EquipmentName, number>> = {
  "riot-shield": 60,
  "restraining-order": 50,
  "k9-unit": 50,
  taser: 45,
  "mobile-detonator": 40,
  defibrillator: 35,
  "med-kit": 35,
  coffee: 35,
  polygraph: 35,
  wiretap: 35,
  "walkie-talkie": 30,
  "metal-detector": 30,
  "truth-serum": 30,
  "planted-evidence": 30,
  "surveillance-camera": 25,
  flashbang: 25,
  disguise: 20,
  "evidence-bag": 20,
  blackmail: 20,
  "smoke-grenade": 10,
};
