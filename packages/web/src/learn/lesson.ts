import type { Move } from "@darbar/coup";
import { MOVES } from "./script.ts";

/** The words that the lesson explains where they are first needed. */
export const TERMS = ["claim", "challenge", "bluff", "block", "double-danger", "coup"] as const;
export type Term = (typeof TERMS)[number];

const STEP_NAMES = [
  "welcome",
  "tax",
  "exchange",
  "bluff",
  "duke",
  "shown",
  "tax-again",
  "assassin",
  "coup",
  "steal",
  "block",
  "end",
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** What the coach says to a choice that is not the book's. */
export type Wrong =
  | "wait"
  | "income"
  | "foreign-aid"
  | "untrue"
  | "challenge-early"
  | "challenge-duke"
  | "challenge-assassin"
  | "pass-assassin"
  | "other-target"
  | "no-coup"
  | "challenge-captain"
  | "challenge-block";

/** A step of the lesson: the coach tells something, or the reader chooses. */
export interface LessonStep {
  readonly name: StepName;
  /** How many moves of the example have been made when it begins. */
  readonly from: number;
  /** Whether the reader makes the next move of the example; if not, the coach only tells. */
  readonly isChoice: boolean;
  readonly terms: readonly Term[];
  /** What is said to other choices, by what they do; `else` to the rest. */
  readonly wrong: Readonly<Partial<Record<Move["do"], Wrong>>> & { readonly else: Wrong };
}

const ANY = { else: "wait" } as const;
const TAX = {
  income: "income",
  "foreign-aid": "foreign-aid",
  else: "untrue",
} as const;

/** The lesson, step by step. */
export const STEPS: readonly LessonStep[] = [
  { name: "welcome", from: 0, isChoice: false, terms: [], wrong: ANY },
  { name: "tax", from: 0, isChoice: true, terms: ["claim"], wrong: TAX },
  { name: "exchange", from: 4, isChoice: true, terms: ["challenge"], wrong: { else: "challenge-early" } },
  { name: "bluff", from: 7, isChoice: false, terms: ["bluff"], wrong: ANY },
  { name: "duke", from: 8, isChoice: true, terms: [], wrong: { else: "challenge-duke" } },
  { name: "shown", from: 12, isChoice: false, terms: ["challenge"], wrong: ANY },
  { name: "tax-again", from: 12, isChoice: true, terms: ["claim"], wrong: TAX },
  {
    name: "assassin",
    from: 17,
    isChoice: true,
    terms: ["block", "double-danger"],
    wrong: { challenge: "challenge-assassin", else: "pass-assassin" },
  },
  {
    name: "coup",
    from: 21,
    isChoice: true,
    terms: ["coup"],
    wrong: { coup: "other-target", else: "no-coup" },
  },
  { name: "steal", from: 24, isChoice: true, terms: [], wrong: { else: "challenge-captain" } },
  { name: "block", from: 26, isChoice: true, terms: ["block"], wrong: { else: "challenge-block" } },
  { name: "end", from: MOVES.length, isChoice: false, terms: [], wrong: ANY },
];

/** The step at a place; a place that is none leads to the nearest. */
export function stepAt(place: number): LessonStep {
  return STEPS[Math.min(STEPS.length - 1, Math.max(0, Math.trunc(place) || 0))];
}

/** The move that the book makes here; `null` where the coach only tells. */
export function rightMove({ isChoice, from }: LessonStep): Move | null {
  return isChoice ? MOVES[from][1] : null;
}

/** What the coach says to a move: `null` if it is the book's. */
export function judge(step: LessonStep, move: unknown): Wrong | null {
  const right = rightMove(step);
  if (right === null) return step.wrong.else;
  if (JSON.stringify(right) === JSON.stringify(inOrder(move, right))) return null;
  const act = typeof move === "object" && move !== null && "do" in move ? (move.do as Move["do"]) : null;
  return (act === null ? undefined : step.wrong[act]) ?? step.wrong.else;
}

/** A move's places in the order of another's, so that the two can be compared as texts. */
function inOrder(move: unknown, like: Move): unknown {
  if (typeof move !== "object" || move === null) return move;
  return Object.fromEntries(
    [...new Set([...Object.keys(like), ...Object.keys(move)])].map((key) => [
      key,
      (move as Record<string, unknown>)[key],
    ]),
  );
}

/** The ids of the choices that the lesson lets through at a step. */
export function allowedAt(step: LessonStep): readonly string[] {
  const right = rightMove(step);
  if (right === null) return [];
  return [right.do === "block" ? `block-${right.as}` : right.do];
}

/** What is said while the others play, by the move that it is about. */
const TELLINGS = {
  2: "unchallenged",
  3: "exchange",
  5: "drawn",
  6: "returned",
  7: "duke",
  9: "challenge",
  10: "shows",
  11: "loses",
  14: "unchallenged",
  15: "income",
  16: "assassin",
  18: "blocked",
  20: "block-stands",
  22: "coup",
  23: "steal",
  25: "ambassador",
  27: "challenge-block",
  28: "caught",
} as const;
export type Telling = (typeof TELLINGS)[keyof typeof TELLINGS];

/** What the coach says while a move of the others is shown; `null` where it speaks for itself. */
export function tellingOf(move: number): Telling | null {
  return Object.hasOwn(TELLINGS, move) ? TELLINGS[move as keyof typeof TELLINGS] : null;
}

/** Where a kept lesson stopped; the beginning if nothing was kept. */
export function readPlace(text: string | null): number {
  const place = Number.parseInt(text ?? "", 10);
  return place >= 0 && place < STEPS.length ? place : 0;
}
