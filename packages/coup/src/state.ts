import {
  type Deck,
  NO_SEATS,
  newDeck,
  noAnswers,
  type ResponseWindow,
  type Seat,
  type SeatSet,
  withSeat,
} from "@darbar/kernel";
import type { Allegiance, Character, Claim } from "./character.ts";
import { cardsToDeal } from "./deck.ts";
import { type Rules, rulesBy } from "./edition.ts";
import type { Question } from "./event.ts";
import type { ActionName, Move } from "./move.ts";
import type { Options } from "./options.ts";

/** All the coins in the box. They never appear or vanish (coup 1). */
export const COINS = 50;
/** Face-down cards at the start. */
export const INFLUENCE = 2;

/** What lies before a seat. Lists here and on the table are replaced, never changed: copies and views share them. */
export interface Player {
  coins: number;
  /** Face-down cards; `null` where this viewer does not know. No cards: out of the game. */
  hidden: readonly (Character | null)[];
  /** Face-up cards, lost to the end of the game. */
  shown: readonly Character[];
  allegiance: Allegiance | null;
}

/** The action under way. */
export interface Action {
  readonly kind: ActionName;
  readonly seat: Seat;
  readonly target: Seat | null;
}

/** Whom an action is about: its target, or where it names nobody, whoever acts. */
export function targetOf({ seat, target }: Action): Seat {
  return target ?? seat;
}

/** A claim that can be, or is being, challenged, and what hangs on it. */
export interface OpenClaim {
  readonly seat: Seat;
  readonly as: Claim;
  readonly on: "action" | "block" | "bomb";
}

/** A card that was proven in this turn and is in hand until it ends (coup 4, `ru`): everybody knows it is there. */
export interface Proven {
  readonly seat: Seat;
  readonly card: Character;
}

/** That `by` knows this card to be among the face-down cards of `seat`: they have seen it there. */
export interface Sighting {
  readonly seat: Seat;
  readonly card: Character;
  readonly by: Seat | "everyone";
}

/** The bomb in somebody's hands. */
interface Bomb {
  readonly holder: Seat;
  /** Everybody who has held it this turn. */
  readonly held: readonly Seat[];
  /** To whom the holder claims to pass it on; `null`: they claim to defuse it. */
  readonly to: Seat | null;
}

/** What lies on the table, whatever is asked there. */
export interface Table extends ResponseWindow<Move> {
  readonly options: Options;
  question: Question;
  turn: Seat;
  players: Player[];
  court: Deck<Character>;
  treasury: number;
  reserve: number;
  action: Action | null;
  claim: OpenClaim | null;
  challenger: Seat | null;
  /** The card on show to the inquisitor, for the two who see it. */
  presented: Character | null;
  proven: readonly Proven[];
  sightings: readonly Sighting[];
  bomb: Bomb | null;
  /** The cards kept in the two-seat draft, by seat; empty without a draft. */
  drafted: readonly (Character | null)[];
  winner: Seat | null;
}

/** A question before anybody has acted, or after the game. */
interface AskedBetween extends Table {
  question: "keep" | "side" | "act" | "over";
}

/** A question about the action under way. */
export interface AskedOnAction extends Table {
  question: "respond" | "block" | "lose-influence" | "return" | "present" | "judge" | "bomb";
  action: Action;
}

/** A question about a claim that nobody has challenged yet: a block, or what a bomb's holder says. */
export interface AskedOnClaim extends Table {
  question: "contest";
  action: Action;
  claim: OpenClaim;
}

/** A question about a claim that was challenged. */
export interface AskedOnChallenge extends Table {
  question: "prove" | "lose-challenge";
  action: Action;
  claim: OpenClaim;
  challenger: Seat;
}

/**
 * A table of Coup: `question` says what else is there for certain. The same shape serves as a viewer's view, with holes.
 * What a question carries comes before it and goes after it, so it holds after each single event, too.
 */
export type State = AskedBetween | AskedOnAction | AskedOnClaim | AskedOnChallenge;

/** Whether all is there that the question is about. The rules see to it; `audit` holds them to it. */
export function isWhole(table: Table): table is State {
  const { question, action, claim, challenger } = table;
  switch (question) {
    case "keep":
    case "side":
    case "act":
    case "over":
      return true;
    case "respond":
    case "block":
    case "lose-influence":
    case "return":
    case "present":
    case "judge":
    case "bomb":
      return action !== null;
    case "contest":
      return action !== null && claim !== null;
    case "prove":
    case "lose-challenge":
      return action !== null && claim !== null && challenger !== null;
  }
}

/** The rules that a table plays by. */
export function rulesOf(state: State): Rules {
  return rulesBy(state.options);
}

/** Who sits there. Not checked: every move asks this many times, and the check made decisions three in a hundred slower. */
export function playerAt(table: Table, seat: Seat): Player {
  return table.players[seat] as Player;
}

/** The face-down cards of somebody whose hand has no holes: one's own, and everybody's on the table itself. */
export function knownHand({ hidden }: Player): readonly Character[] {
  return hidden as readonly Character[];
}

const NONE: readonly never[] = [];

/** The table before the deal (coup 1). */
export function setup(options: Options, seats: number): State {
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const coins = seats === 2 && seat === options.first ? rulesBy(options).starterOfTwo : 2;
    players.push({ coins, hidden: NONE, shown: NONE, allegiance: null });
  }
  return {
    viewer: "all",
    options,
    prompt: 0,
    question: "over",
    awaited: NO_SEATS,
    answers: noAnswers(seats),
    turn: options.first,
    players,
    court: newDeck(cardsToDeal(options, seats)),
    treasury: COINS - players.reduce((sum, player) => sum + player.coins, 0),
    reserve: 0,
    action: null,
    claim: null,
    challenger: null,
    presented: null,
    proven: NONE,
    sightings: NONE,
    bomb: null,
    drafted: NONE,
    winner: null,
  };
}

/** The seats that still have a face-down card. */
export function livingAt({ players }: Table): SeatSet {
  let living = NO_SEATS;
  for (let seat = 0; seat < players.length; seat++) {
    if ((players[seat] as Player).hidden.length > 0) living = withSeat(living, seat);
  }
  return living;
}

/** Whether a seat still has a face-down card. */
export function isLiving(state: State, seat: Seat): boolean {
  return playerAt(state, seat).hidden.length > 0;
}
