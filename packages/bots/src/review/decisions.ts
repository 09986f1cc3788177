import { advance, type Game, type Remark, type Seat, seededDraw } from "@darbar/kernel";
import { look, type Sight } from "../bot.ts";
import type { CriticTable } from "./critic.ts";

/** A game as one seat has seen it. */
export interface SeenGame<Options, GameEvent> {
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
  /** Everything that happened, as this seat saw it. */
  readonly past: readonly GameEvent[];
  /** What was said, each after so many of these events. */
  readonly said?: readonly Remark[];
}

/** What was said by the time that so much had happened. */
export function saidBy(said: readonly Remark[], count: number): readonly Remark[] {
  return said.filter(({ after }) => after <= count);
}

/** What the seat saw when it was asked, and the place of its answer among the legal moves. */
export interface SeenDecision<State, Move, GameEvent> {
  readonly sight: Sight<State, Move, GameEvent>;
  readonly played: number;
}

/** Every question that the seat had a choice in, and answered. `isDecided`: whether an answer is taken for a choice. */
export function decisionsIn<Options, State extends CriticTable, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  { options, seats, seat, past, said = [] }: SeenGame<Options, GameEvent>,
  isDecided: (sight: Sight<State, Move, GameEvent>, played: Move) => boolean = () => true,
): readonly SeenDecision<State, Move, GameEvent>[] {
  const view = rules.view(rules.setup(options, seats), seat);
  const found: SeenDecision<State, Move, GameEvent>[] = [];
  let answered = view.prompt;
  for (const [at, event] of past.entries()) {
    // What comes first after a question has opened is its answer: others' sealed answers are not seen.
    if (view.prompt !== answered && rules.waiting(view).includes(seat)) {
      const sight = look(rules, view, seat, past.slice(0, at), saidBy(said, at));
      const played = sight.legal.length > 1 ? answerIn(rules, sight, event) : -1;
      if (played !== -1 && isDecided(sight, sight.legal[played])) found.push({ sight, played });
    }
    answered = view.prompt;
    rules.evolve(view, event);
  }
  return found;
}

/**
 * Which of the legal moves an event tells of: the one whose first fact it is; -1 if none, because somebody else was
 * quicker. What is hidden from the seat is filled in at random, so what its move has just revealed may be left out.
 */
function answerIn<Options, State extends CriticTable, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  { view, seat, legal }: Sight<State, Move, GameEvent>,
  event: GameEvent,
): number {
  const firsts = legal.map((move) => {
    const draw = seededDraw("any world");
    const decided = advance(rules, rules.imagine(view, draw), seat, move, draw);
    if (!decided.ok) return null;
    return decided.value.map((each) => rules.redact(each, seat)).find((each) => each !== null) ?? null;
  });
  // Cards can go back in another order than the move that is listed names them in.
  const ways: readonly ((each: GameEvent) => string)[] = [
    (each) => JSON.stringify(each),
    inAnyOrder,
    (each) => JSON.stringify(rules.unrevealed(each, seat) ?? each),
  ];
  for (const tell of ways) {
    const told = tell(event);
    const place = firsts.findIndex((first) => first !== null && tell(first) === told);
    if (place !== -1) return place;
  }
  return -1;
}

function inAnyOrder(event: unknown): string {
  return JSON.stringify(event, (key, value) => (key === "cards" && Array.isArray(value) ? value.toSorted() : value));
}
