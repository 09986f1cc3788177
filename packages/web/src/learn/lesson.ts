import type { GameRecord, Seat } from "@darbar/kernel";
import type { MessageId } from "@darbar/words/messages";
import type { GameName } from "../games/shown-game.ts";

/** A word that is explained where it is first needed. */
export interface Term {
  readonly name: MessageId;
  readonly text: MessageId;
}

/** What is said to moves that say just this, and whatever else they say. */
export interface CoachReply {
  readonly to: Readonly<Record<string, unknown>>;
  readonly say: MessageId;
}

/** A step of a lesson: the coach tells something, or the reader chooses. */
export interface LessonStep {
  readonly name: string;
  /** How many moves of the example have been made when it begins. */
  readonly from: number;
  /** Whether the reader makes the next move of the example; if not, the coach only tells. */
  readonly isChoice: boolean;
  readonly title: MessageId;
  readonly text: MessageId;
  /** Why the example does what it does; `null` where nothing is chosen. */
  readonly why: MessageId | null;
  readonly terms: readonly Term[];
  /** What is said to other choices: the first that fits, otherwise `otherwise`. */
  readonly wrong: readonly CoachReply[];
  readonly otherwise: MessageId;
}

/** Where the lesson leads when it is over. */
interface Way {
  readonly href: string;
  readonly label: MessageId;
}

/** A lesson: an example game of which the reader plays one side, and what a coach says of it. */
export interface Lesson {
  readonly game: GameName;
  readonly example: GameRecord;
  readonly reader: Seat;
  /** What the players are called, by seat. */
  readonly names: readonly MessageId[];
  readonly steps: readonly LessonStep[];
  /** What is said while the others play, by the move that it is about. */
  readonly tellings: Readonly<Partial<Record<number, MessageId>>>;
  /** Words of the table that the coach quotes, by what they are called in its messages. */
  readonly quotes: Readonly<Record<string, MessageId>>;
  /** What stands over the reasons of the example. */
  readonly why: MessageId;
  /** What the first game will be like. */
  readonly after: MessageId;
  /** The first way is the one that most will want to go. */
  readonly ways: readonly Way[];
}

/** The step at a place; a place that is none leads to the nearest. */
export function stepAt({ steps }: Lesson, place: number): LessonStep {
  return steps[Math.min(steps.length - 1, Math.max(0, Math.trunc(place) || 0))];
}

/** The move that the example makes here; `null` where the coach only tells. */
export function rightMove({ example }: Lesson, { isChoice, from }: LessonStep): unknown {
  return isChoice ? example.moves[from][1] : null;
}

/** What the coach says to a move: `null` if it is the example's. */
export function judge(lesson: Lesson, step: LessonStep, move: unknown): MessageId | null {
  const right = rightMove(lesson, step);
  if (right === null || typeof move !== "object" || move === null) return step.otherwise;
  const said = move as Readonly<Record<string, unknown>>;
  const isRight = says(said, right as CoachReply["to"]) && says(right as CoachReply["to"], said);
  if (isRight) return null;
  return step.wrong.find(({ to }) => says(said, to))?.say ?? step.otherwise;
}

/** Whether a move says all of this, in whatever order it is written. */
function says(move: CoachReply["to"], all: CoachReply["to"]): boolean {
  return Object.keys(all).every((place) => JSON.stringify(move[place]) === JSON.stringify(all[place]));
}

/** What the coach says while a move of the others is shown; `null` where it speaks for itself. */
export function tellingOf({ tellings }: Lesson, move: number): MessageId | null {
  return tellings[move] ?? null;
}

/** Where a kept lesson stopped; the beginning if nothing was kept. */
export function readPlace({ steps }: Lesson, text: string | null): number {
  const place = Number.parseInt(text ?? "", 10);
  return place >= 0 && place < steps.length ? place : 0;
}
