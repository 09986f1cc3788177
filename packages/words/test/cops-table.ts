import { type CopsEvent, cops, type Identity, type Move, type State } from "@darbar/cops";
import { type Draw, type Seat, seededDraw, type Viewer } from "@darbar/kernel";
import { playAtRandom, variantOf } from "@darbar/kernel/testing";

/* Tables for the tests of the words. */

/** A table before the deal. */
export function tableOf(options: object, seats: number): State {
  const read = cops.options(options, seats);
  if (!read.ok) throw new Error(read.error);
  return cops.setup(read.value, seats);
}

const HANDS: readonly (readonly Identity[])[] = [
  ["agent", "honest", "crooked"],
  ["honest", "kingpin", "crooked"],
  ["crooked", "honest", "crooked"],
];

/** The deal of a small table: the first player holds the agent, the second the kingpin, everybody else two crooked cards. */
export function dealtTo(seats: number): CopsEvent & { readonly type: "dealt" } {
  const hands = Array.from({ length: seats }, (_, seat) => HANDS[Math.min(seat, 2)]);
  const equipment = hands.map((_, seat) => (["taser", "riot-shield", "coffee"] as const)[seat % 3]);
  return { type: "dealt", hands, leftOver: [], equipment };
}

/** A table of four at which these facts have come to pass since the deal, as somebody sees it. */
export function tableAfter(mode: string, viewer: Viewer, events: readonly CopsEvent[]): State {
  const state = tableOf({ mode }, 4);
  for (const event of [dealtTo(4), ...events]) cops.evolve(state, event);
  return cops.view(state, viewer);
}

/** Plays a game of random moves; every position is looked at before each decision, and each decision is heard. */
export function randomGame(
  mode: string,
  seats: number,
  seed: string,
  look: (state: State, seat: Seat) => void,
  hear: (events: readonly CopsEvent[], after: State) => void = () => undefined,
): State {
  const play = { choose: wishFor, see: look, hear };
  return playAtRandom(cops, variantOf(cops, { mode }, seats), seededDraw(seed), play).state;
}

/** Any legal move, but equipment more often than not: it is what there is most to say of. */
function wishFor(legal: readonly Move[], draw: Draw): Move {
  const plays = legal.filter((move) => move.do === "play");
  const wished = plays.length > 0 && draw.one([0, 1, 2]) > 0 ? plays : legal;
  return wished[draw.one([...wished.keys()])];
}

/** The legal moves but for plays of which nothing would come: the page bars these, though the rules allow them. */
export function sensible(view: State, seat: Seat): readonly Move[] {
  const isArmed = (but: Seat | null): boolean => view.players.some(({ armed }, other) => armed && other !== but);
  return cops.legal(view, seat).filter((move) => {
    if (move.do !== "play") return true;
    if (move.equipment === "metal-detector") return isArmed(seat);
    return (move.equipment !== "k9-unit" && move.equipment !== "walkie-talkie") || isArmed(null);
  });
}
