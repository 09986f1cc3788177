import { at } from "@darbar/kernel";
import { nameOfSeat, nameOfSeats, seatOf } from "@darbar/kernel/testing";
import { cops, type Question, type State, summary } from "../src/index.ts";
import { nameOfHand } from "./hand-words.ts";

/** How a table is expected to stand, in words. Only what is said is compared. */
export interface Expected {
  /** Identity cards of some players: `{ P3: "agent! (honest) crooked" }`; "" for a criminal. */
  readonly hands?: Readonly<Record<string, string>>;
  /** Who aims at whom: "P1>P3 P2>P1"; "P1>" for a gun that aims at nobody yet. */
  readonly guns?: string;
  /** Guns on the table. */
  readonly onTable?: number;
  /** Equipment in hand, by seat. */
  readonly equipment?: readonly (string | null)[];
  /** Equipment that lies before players: "P2 disguise". */
  readonly lying?: string;
  /** What has gone under the deck, the first to come up first; the last of these. */
  readonly lastUnder?: string;
  readonly diamonds?: readonly number[];
  /** "honest crooked -", "-" for a criminal. */
  readonly teams?: string;
  readonly turn?: string;
  readonly turns?: number;
  readonly direction?: 1 | -1;
  readonly question?: Question;
  readonly moment?: string | null;
  /** Who is asked and has not answered: "P1 P3". */
  readonly waiting?: string;
  readonly out?: string;
  readonly criminals?: string;
  /** "P1 P3 as honest"; `null` while the game goes on. */
  readonly won?: string | null;
}

/** How the table stands, said in the words that `expected` uses. */
export function asStated(state: State, expected: Expected): Required<Expected> {
  const { players, guns, turn, direction, question, moment, waiting } = summary(state);
  const seatsOf = (standing: string) => players.flatMap((player, seat) => (player.standing === standing ? [seat] : []));
  return {
    hands: Object.fromEntries(
      Object.keys(expected.hands ?? {}).map((who) => [who, nameOfHand(at(state.players, seatOf(who)).cards)]),
    ),
    guns: players.flatMap((player, seat) => (player.armed ? [aimInWords(seat, player.aim)] : [])).join(" "),
    onTable: guns,
    equipment: players.map((player) => (player.equipment.length === 0 ? null : player.equipment.join(" "))),
    lying: players.flatMap((player, seat) => player.lying.map((kind) => `${nameOfSeat(seat)} ${kind}`)).join(" "),
    lastUnder: lastUnder(state, expected.lastUnder ?? ""),
    diamonds: players.map((player) => player.diamonds),
    teams: players.map((player) => player.team ?? "-").join(" "),
    turn: nameOfSeat(turn),
    turns: state.turns,
    direction,
    question,
    moment,
    waiting: nameOfSeats(waiting),
    out: nameOfSeats(seatsOf("out")),
    criminals: nameOfSeats(seatsOf("criminal")),
    won: outcomeInWords(state),
  };
}

function lastUnder(state: State, expected: string): string {
  const count = expected.split(" ").filter((word) => word !== "").length;
  return state.equipment.under
    .slice(state.equipment.under.length - count)
    .map((put) => put.card)
    .join(" ");
}

function aimInWords(seat: number, aim: number | null): string {
  return `${nameOfSeat(seat)}>${aim === null ? "" : nameOfSeat(aim)}`;
}

function outcomeInWords(state: State): string | null {
  const outcome = cops.outcome(state);
  return outcome === null ? null : `${nameOfSeats(outcome.winners)} as ${outcome.as}`;
}
