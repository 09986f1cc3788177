import { nameOfSeat, nameOfSeats } from "@darbar/kernel/testing";
import { type Allegiance, coup, type Question, type State, summary } from "../src/index.ts";
import { allegiancesIn, cardsIn } from "./spoken.ts";

/** How a table is expected to stand, in words. Only what is said is compared; a hand is compared in any order. */
export interface Expected {
  readonly coins?: readonly number[];
  readonly treasury?: number;
  readonly reserve?: number;
  /** Face-down cards by seat: "duke contessa"; "" for a player who is out. */
  readonly hidden?: readonly string[];
  /** Face-up cards by seat, in the order they were lost. */
  readonly shown?: readonly string[];
  readonly allegiances?: string;
  readonly turn?: string;
  readonly question?: Question;
  /** Who is asked and has not answered: "P1 P3". */
  readonly waiting?: string;
  readonly out?: string;
  readonly winner?: string | null;
  readonly bomb?: string | null;
  /** How many cards the Court has. */
  readonly court?: number;
  /** The cards put under the deck (`ru`), the first to come up first. */
  readonly under?: string;
}

/** How the table stands, said in the words that `expected` uses. */
export function asStated(state: State, expected: Expected): Required<Expected> {
  const { players, treasury, reserve, waiting } = summary(state);
  return {
    coins: players.map((player) => player.coins),
    treasury,
    reserve,
    hidden: players.map((player, seat) => inWordsOf(expected.hidden?.[seat], player.hidden)),
    shown: players.map((player) => player.shown.join(" ")),
    allegiances: inOneLine(players.map((player) => player.allegiance)),
    turn: nameOfSeat(state.turn),
    question: state.question,
    waiting: nameOfSeats(waiting),
    out: nameOfSeats(players.flatMap((player, seat) => (player.out ? [seat] : []))),
    winner: winnerOf(state),
    bomb: state.bomb === null ? null : nameOfSeat(state.bomb.holder),
    court: state.court.loose + state.court.under.length,
    under: state.court.under.map((put) => put.card).join(" "),
  };
}

/** A hand in the order in which it was expected, if it is that hand. */
function inWordsOf(expected: string | undefined, hand: readonly (string | null)[]): string {
  const sorted = hand.map(String).toSorted();
  const same = expected !== undefined && [...cardsIn(expected)].toSorted().join() === sorted.join();
  return same ? expected : hand.join(" ");
}

function inOneLine(allegiances: readonly (Allegiance | null)[]): string {
  const words = allegiances.flatMap((allegiance) => (allegiance === null ? [] : [allegiance]));
  return allegiancesIn(words.join(" ")).join(" ");
}

function winnerOf(state: State): string | null {
  const outcome = coup.outcome(state);
  return outcome === null ? null : nameOfSeats(outcome.winners);
}
