import type { Asking } from "./game.ts";
import { PASS } from "./pass.ts";
import { type Seat, stepsClockwise, type Viewer } from "./seat.ts";
import { hasSeat, NO_SEATS, type SeatSet, seatsOf, withoutSeat, withSeat } from "./seat-set.ts";

/**
 * A question that can be open to several seats at once. They answer in any order, sealed: until it closes nobody sees
 * what another has answered, nor that they have.
 */
export interface ResponseWindow<Move> extends Asking {
  /** Whose answer is awaited. A view does not tell who else has answered. */
  awaited: SeatSet;
  /** The sealed answers so far, by seat. A view has only its own. Never changed, only replaced. */
  answers: readonly (Move | null)[];
}

/** The fact that a seat has answered. Only who gave the answer hears of it. */
export interface Answered<Move> {
  readonly type: "answered";
  readonly seat: Seat;
  readonly move: Move;
}

/** Opens the next question: it has a number of its own, and no answers yet. */
export function openWindow<Move>(window: ResponseWindow<Move>, awaited: SeatSet): void {
  window.prompt++;
  window.awaited = awaited;
  window.answers = noAnswers(window.answers.length);
}

const BLANKS: (readonly null[])[] = [];

/** An answer sheet with nothing on it: shared, because nobody changes it. */
export function noAnswers(seats: number): readonly null[] {
  BLANKS[seats] ??= new Array<null>(seats).fill(null);
  return BLANKS[seats];
}

/**
 * Sheets on which nobody has said anything but a pass, by the number of seats and who has passed: the commonest by far, and
 * shared like those with nothing on them.
 */
const PASSES: (readonly unknown[] | undefined)[][] = [];

function passedBy<Move>(seats: number, set: SeatSet): readonly (Move | null)[] {
  if (set === NO_SEATS) return noAnswers(seats);
  PASSES[seats] ??= [];
  PASSES[seats][set] ??= noAnswers(seats).map((_, seat) => (hasSeat(set, seat) ? PASS : null));
  return PASSES[seats][set] as readonly (Move | null)[];
}

/** For larger tables there would be too many such sheets. */
const MOST_SHARING = 10;

/** Who has passed, where nobody has said anything else; `null` where somebody has. */
function passers(answers: readonly unknown[]): SeatSet | null {
  let set = NO_SEATS;
  if (answers === BLANKS[answers.length]) return set;
  for (let seat = 0; seat < answers.length; seat++) {
    const answer = answers[seat];
    if (answer === PASS) set = withSeat(set, seat);
    else if (answer !== null) return null;
  }
  return set;
}

function withAnswer<Move>(answers: readonly (Move | null)[], seat: Seat, move: Move): readonly (Move | null)[] {
  const passed = (move as unknown) === PASS && answers.length <= MOST_SHARING ? passers(answers) : null;
  if (passed !== null) return passedBy(answers.length, withSeat(passed, seat));
  const changed = answers.slice();
  changed[seat] = move;
  return changed;
}

/** Folds a sealed answer. */
export function sealAnswer<Move>(window: ResponseWindow<Move>, { seat, move }: Answered<Move>): void {
  window.answers = withAnswer(window.answers, seat, move);
  window.awaited = withoutSeat(window.awaited, seat);
}

/** What a viewer may see of a sealed answer: who gave it everything, all others nothing. */
export function redactAnswer<Move>(event: Answered<Move>, viewer: Viewer): Answered<Move> | null {
  return viewer === "all" || viewer === event.seat ? event : null;
}

export function viewAnswers<Move>({ answers }: ResponseWindow<Move>, viewer: Viewer): readonly (Move | null)[] {
  if (viewer === "all") return answers;
  const own = viewer === "public" ? null : (answers[viewer] ?? null);
  const nothing = noAnswers(answers.length);
  return own === null || viewer === "public" ? nothing : withAnswer<Move>(nothing, viewer, own);
}

/** Who seems awaited to a viewer: everybody who was asked, until the question closes; a viewer's own answer is known. */
export function viewAwaited<Move>({ answers, awaited }: ResponseWindow<Move>, viewer: Viewer): SeatSet {
  if (viewer === "all") return awaited;
  let seems = awaited;
  for (let seat = 0; seat < answers.length; seat++) {
    if (answers[seat] !== null && seat !== viewer) seems = withSeat(seems, seat);
  }
  return seems;
}

export function waitingIn<Move>({ awaited }: ResponseWindow<Move>): readonly Seat[] {
  return seatsOf(awaited);
}

/** Whether nobody has said anything but a pass so far. */
export function isSilent<Move>({ answers }: ResponseWindow<Move>): boolean {
  return passers(answers) !== null;
}

/**
 * Of the answers of a kind, the one nearest clockwise from a seat, whose own comes last. `last` is the answer that
 * closes the window and is not folded yet.
 */
export function nearestAnswer<Move, Wanted extends Move>(
  { answers }: ResponseWindow<Move>,
  from: Seat,
  last: { readonly seat: Seat; readonly move: Move },
  isWanted: (move: Move) => move is Wanted,
): { readonly seat: Seat; readonly move: Wanted } | null {
  let nearest: { readonly seat: Seat; readonly move: Wanted } | null = null;
  const seats = answers.length;
  for (let seat = 0; seat < seats; seat++) {
    const move = seat === last.seat ? last.move : (answers[seat] ?? null);
    if (move === null || !isWanted(move)) continue;
    if (nearest === null || stepsClockwise(from, seat, seats) < stepsClockwise(from, nearest.seat, seats)) {
      nearest = { seat, move };
    }
  }
  return nearest;
}
