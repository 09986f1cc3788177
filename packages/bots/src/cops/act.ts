import { isKnownTo, isLeader, type Move, SLOTS, type Slot, teamOf } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { worthOfCrime } from "./criminal.ts";
import { worthOfPlaying } from "./equipment/index.ts";
import { worthOfLook } from "./look.ts";
import { isLeading, type Outlook } from "./outlook.ts";
import type { Personality } from "./personality.ts";
import { bestPrey, worthOfShooting } from "./shot.ts";

export function worthOfAct(move: Move, eye: Outlook, personality: Personality): number {
  const { view, me } = eye;
  switch (move.do) {
    case "investigate":
      return worthOfLook(move.target, [move.card], eye, personality);
    case "shoot": {
      const { aim } = view.players[me];
      return aim === null ? -1 : worthOfShooting(aim, eye, personality);
    }
    case "arm":
      return worthOfGun(move.target, eye, personality) - priceOfTurningUp(move.card, eye, personality);
    case "equip":
      return worthOfEquipping(move.to, eye, personality) - priceOfTurningUp(move.card, eye, personality);
    case "snatch":
    case "swap":
    case "infiltrate":
      return worthOfCrime(move, eye);
    case "play":
      return worthOfPlaying(move, eye, personality);
    default:
      return 0;
  }
}

/** How much of what a gun could hit is worth now that it cannot be fired before the next turn. */
const LATER = 0.6;

/** A gun is worth having when there is somebody to aim it at; in the gang it also robs (cops 6). */
function worthOfGun(target: Seat | undefined, eye: Outlook, personality: Personality): number {
  const { view, me } = eye;
  const prey = LATER * Math.max(0, bestPrey(eye, personality));
  if (target === undefined) return prey + personality.gun;
  const { diamonds, standing } = view.players[target];
  const loot =
    diamonds * (standing === "criminal" ? 3 * personality.greed + alarm(eye) : personality.greed * eye.enemy(target));
  return loot + (view.players[me].armed ? 0 : prey);
}

/** The fewer diamonds the cops have left, the more one of theirs matters (cops 6). */
function alarm({ view }: Outlook): number {
  const atCops = view.players.reduce((sum, { standing, diamonds }) => sum + (standing === "in" ? diamonds : 0), 0);
  const criminals = view.players.some(({ standing }) => standing === "criminal");
  return criminals ? 0.5 / (1 + atCops * atCops) : 0;
}

/** A first piece of equipment is worth more than the choice between two; a diamond goes to a friend (cops 6). */
function worthOfEquipping(to: Seat | undefined, eye: Outlook, personality: Personality): number {
  const { view, me } = eye;
  const need = view.players[me].equipment.length === 0 ? personality.thrift : personality.thrift / 4;
  if (to === undefined) return need;
  if (view.players[to].standing === "criminal") return -0.2;
  return need - personality.greed * eye.enemy(to);
}

/** What the card costs that an action turns up: the announced one (version 1 of the rules), or the one that costs least. */
function priceOfTurningUp(card: Slot | undefined, eye: Outlook, personality: Personality): number {
  if (card !== undefined) return priceOfShowing(card, eye, personality);
  const down = SLOTS.filter((slot) => !eye.view.players[eye.me].cards[slot].up);
  return down.length === 0 ? 0 : Math.min(...down.map((slot) => priceOfShowing(slot, eye, personality)));
}

/** What it costs to turn up a card: a leader is better left in the dark. */
export function priceOfShowing(card: Slot, { view, me, team }: Outlook, personality: Personality): number {
  const player = view.players[me];
  const { kind, knownTo } = player.cards[card];
  const known = [...view.players.keys()].filter((seat) => seat !== me && isKnownTo(knownTo, seat)).length;
  if (isLeader(kind)) return 0.15;
  const isTelling = kind === (team ?? teamOf(player));
  const price = isLeading(player) ? 0.015 : 0.01;
  return price - 0.001 * known - (isTelling ? personality.candour : -personality.candour) / 2;
}
