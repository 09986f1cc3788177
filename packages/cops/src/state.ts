import { type Deck, NO_SEATS, newDeck, noAnswers, type Outcome, type ResponseWindow, type Seat } from "@darbar/kernel";
import { EQUIPMENT_CARDS, type EquipmentName } from "./equipment/box.ts";
import type { Lasting, Look, Moment, Question } from "./event.ts";
import type { Identity, Place } from "./identity.ts";
import type { KnownTo } from "./knowledge.ts";
import type { ActionMove, Move } from "./move.ts";
import type { Options } from "./options.ts";
import { boxFor, type Rules, rulesFor } from "./rules.ts";

/*
 * Whatever hangs below the state (players, cards, lists) is never changed, only replaced: a copy of the table is a copy
 * of its topmost level.
 */

/** An identity card before its player. */
export interface Card {
  /** `null` where this viewer does not know. */
  readonly kind: Identity | null;
  readonly up: boolean;
  readonly wounded: boolean;
  /** Who knows what it is: its holder, and who has looked. Everybody can see who looks where. */
  readonly knownTo: KnownTo;
}

/** Equipment in hand. */
export interface Held {
  readonly kind: EquipmentName | null;
  readonly knownTo: KnownTo;
}

/** `out` is eliminated. A criminal plays on (cops 6). */
export type Standing = "in" | "out" | "criminal";

export interface Player {
  /** Three cards; none for a criminal. */
  readonly cards: readonly Card[];
  readonly standing: Standing;
  /** Has a gun in hand; in `gang`, has drawn theirs. */
  readonly armed: boolean;
  /** At whom the gun points. */
  readonly aim: Seat | null;
  /** At most one, but for the time in which a second one has come and one must go (cops 4). */
  readonly equipment: readonly Held[];
  /** Equipment that lies face up before this player, and what it does. */
  readonly lying: readonly Laid[];
  readonly diamonds: number;
}

export interface Laid {
  readonly equipment: EquipmentName;
  readonly lasting: Lasting;
}

/** Equipment that is being played and has not resolved. */
interface Playing {
  readonly seat: Seat;
  readonly equipment: EquipmentName;
}

/** Somebody eliminated in the moment that is open. */
export interface Fallen {
  readonly seat: Seat;
  readonly by: Seat | null;
}

/** A table of Good Cop Bad Cop. The same shape serves as a viewer's view, with holes. */
export interface State extends ResponseWindow<Move> {
  readonly options: Options;
  question: Question;
  /** The moment the table is in (cops 4); while a card is being played, the one in which it was played. */
  moment: Moment;
  /** The moment that goes on when an `investigated` one inside it has closed. */
  resume: Moment | null;
  /** How many turns have begun. */
  turns: number;
  turn: Seat;
  direction: 1 | -1;
  /** Who plays next, out of order. */
  next: Seat | null;
  players: readonly Player[];
  action: ActionMove | null;
  /** The announced shot cannot be called off (cops 5). */
  committed: boolean;
  /** The active player may not shoot this turn (cops 5). */
  heldFire: boolean;
  playing: Playing | null;
  /** Looks that are still to be taken while a card is being played. */
  looks: readonly Look[];
  /** The cards that somebody has just looked at. */
  seen: readonly Place[];
  /** Whom the shot that was fired will hit. */
  hit: Seat | null;
  fallen: readonly Fallen[];
  /** Guns on the table. */
  guns: number;
  equipment: Readonly<Deck<EquipmentName>>;
  /** The identity cards left over from the deal. */
  leftOver: readonly (Identity | null)[];
  /** The identity cards that have left the game. */
  gone: readonly Identity[];
  outcome: Outcome | null;
}

export function rulesOf(state: State): Rules {
  return rulesFor(state.options);
}

/** The table before the deal (cops 1, 6). */
export function setup(options: Options, seats: number): State {
  const rules = rulesFor(options);
  const player: Player = {
    cards: [],
    standing: "in",
    armed: false,
    aim: null,
    equipment: [],
    lying: [],
    diamonds: rules.diamonds,
  };
  return {
    viewer: "all",
    options,
    prompt: 0,
    question: "over",
    moment: "turn",
    resume: null,
    awaited: NO_SEATS,
    answers: noAnswers(seats),
    turns: 0,
    turn: options.first,
    direction: 1,
    next: null,
    players: new Array<Player>(seats).fill(player),
    action: null,
    committed: false,
    heldFire: false,
    playing: null,
    looks: [],
    seen: [],
    hit: null,
    fallen: [],
    guns: rules.ownGuns ? 0 : boxFor(seats).guns,
    equipment: newDeck(EQUIPMENT_CARDS),
    leftOver: [],
    gone: [],
    outcome: null,
  };
}
