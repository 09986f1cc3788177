import type { Move } from "@darbar/coup";
import type { CoachReply, Lesson, LessonStep, Term } from "../../../learn/lesson.ts";
import { EXAMPLE, MOVES, READER } from "./script.ts";

/** The words that the lesson explains where they are first needed. */
export const TERMS = ["claim", "challenge", "bluff", "block", "double-danger", "coup"] as const;
type TermName = (typeof TERMS)[number];

type Told = "welcome" | "bluff" | "shown" | "end";
type Chosen = "tax" | "exchange" | "duke" | "tax-again" | "assassin" | "coup" | "steal" | "block";
export type StepName = Told | Chosen;

/** What the coach says to a choice that is not the book's. */
type Wrong =
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

/** What is said to other choices, by what they do; `else` to the rest. */
type Replies = Readonly<Partial<Record<Move["do"], Wrong>>> & { readonly else: Wrong };

function told(name: Told, from: number, terms: readonly TermName[] = []): LessonStep {
  return {
    name,
    from,
    isChoice: false,
    title: `learn.step.${name}.title`,
    text: `learn.step.${name}.text`,
    why: null,
    terms: terms.map(term),
    wrong: [],
    otherwise: "learn.wrong.wait",
  };
}

function chosen(name: Chosen, from: number, terms: readonly TermName[], { else: rest, ...some }: Replies): LessonStep {
  return {
    name,
    from,
    isChoice: true,
    title: `learn.step.${name}.title`,
    text: `learn.step.${name}.text`,
    why: `learn.step.${name}.why`,
    terms: terms.map(term),
    wrong: Object.entries(some).map(([act, say]): CoachReply => ({ to: { do: act }, say: `learn.wrong.${say}` })),
    otherwise: `learn.wrong.${rest}`,
  };
}

function term(name: TermName): Term {
  return { name: `learn.term.${name}`, text: `learn.term.${name}.text` };
}

const TAX: Replies = { income: "income", "foreign-aid": "foreign-aid", else: "untrue" };

/** The lesson, step by step. */
export const STEPS: readonly LessonStep[] = [
  told("welcome", 0),
  chosen("tax", 0, ["claim"], TAX),
  chosen("exchange", 4, ["challenge"], { else: "challenge-early" }),
  told("bluff", 7, ["bluff"]),
  chosen("duke", 8, [], { else: "challenge-duke" }),
  told("shown", 12, ["challenge"]),
  chosen("tax-again", 12, ["claim"], TAX),
  chosen("assassin", 17, ["block", "double-danger"], { challenge: "challenge-assassin", else: "pass-assassin" }),
  chosen("coup", 21, ["coup"], { coup: "other-target", else: "no-coup" }),
  chosen("steal", 24, [], { else: "challenge-captain" }),
  chosen("block", 26, ["block"], { else: "challenge-block" }),
  told("end", MOVES.length),
];

/** The books' example game as a lesson: the reader plays the first seat. */
export const lesson: Lesson = {
  game: "coup",
  example: EXAMPLE,
  reader: READER,
  names: ["learn.name.reader", "learn.name.second", "learn.name.third"],
  steps: STEPS,
  tellings: {
    2: "learn.tell.unchallenged",
    3: "learn.tell.exchange",
    5: "learn.tell.drawn",
    6: "learn.tell.returned",
    7: "learn.tell.duke",
    9: "learn.tell.challenge",
    10: "learn.tell.shows",
    11: "learn.tell.loses",
    14: "learn.tell.unchallenged",
    15: "learn.tell.income",
    16: "learn.tell.assassin",
    18: "learn.tell.blocked",
    20: "learn.tell.block-stands",
    22: "learn.tell.coup",
    23: "learn.tell.steal",
    25: "learn.tell.ambassador",
    27: "learn.tell.challenge-block",
    28: "learn.tell.caught",
  },
  quotes: {},
  why: "learn.why",
  after: "learn.first-game.text",
  ways: [
    { href: "/practice?first", label: "learn.first-game" },
    { href: "/rules/coup/classic", label: "learn.read-rules" },
  ],
};
