import type { Move } from "@darbar/cops";
import type { MessageId } from "@darbar/words/messages";
import type { CoachReply, Lesson, LessonStep, Term } from "../../../learn/lesson.ts";
import { beginOf, EXAMPLE, READER, TELLINGS, THIRD } from "./script.ts";

/** The words that the lesson explains where they are first needed. */
export const TERMS = ["team", "leader", "gun", "price", "moment", "equipment", "wound"] as const;
type TermName = (typeof TERMS)[number];

type Told = "welcome" | "gun" | "seen" | "pocket" | "end" | "gang";
type Chosen = "lay" | "investigate" | "dog" | "equip" | "show" | "arm" | "show-again" | "aim" | "coffee" | "shoot";

/** What the coach says to a choice that is not the example's. */
type Wrong =
  | "other-order"
  | "look-elsewhere"
  | "other-card"
  | "arm-blind"
  | "pocket-full"
  | "dog-early"
  | "dog-elsewhere"
  | "pass-shot"
  | "price-crooked"
  | "price-secret"
  | "look-again"
  | "arm-early"
  | "look-late"
  | "coffee-early"
  | "aim-partner"
  | "aim-fourth"
  | "pass-coffee"
  | "no-shot";

/** What is said to a move that says this: what it does, and some of what else it names. */
type ReplyTo = readonly [{ readonly do: Move["do"]; readonly target?: number; readonly card?: number }, Wrong];

function told(name: Told, terms: readonly TermName[] = []): LessonStep {
  return {
    name,
    from: beginOf(name),
    isChoice: false,
    title: `lesson.step.${name}.title`,
    text: `lesson.step.${name}.text`,
    why: null,
    terms: terms.map(term),
    wrong: [],
    otherwise: "learn.wrong.wait",
  };
}

function chosen(name: Chosen, terms: readonly TermName[], replies: readonly ReplyTo[], otherwise: Wrong): LessonStep {
  return {
    name,
    from: beginOf(name),
    isChoice: true,
    title: `lesson.step.${name}.title`,
    text: `lesson.step.${name}.text`,
    why: `lesson.step.${name}.why`,
    terms: terms.map(term),
    wrong: replies.map(([to, say]): CoachReply => ({ to, say: `lesson.wrong.${say}` })),
    otherwise: `lesson.wrong.${otherwise}`,
  };
}

function term(name: TermName): Term {
  return { name: `lesson.term.${name}`, text: `lesson.term.${name}.text` };
}

const LOOKS: readonly ReplyTo[] = [
  [{ do: "investigate", target: THIRD }, "other-card"],
  [{ do: "arm" }, "arm-blind"],
  [{ do: "equip" }, "pocket-full"],
  [{ do: "play" }, "dog-early"],
];

const ARMS: readonly ReplyTo[] = [
  [{ do: "equip" }, "pocket-full"],
  [{ do: "play" }, "coffee-early"],
];

/** The lesson, step by step. */
export const STEPS: readonly LessonStep[] = [
  told("welcome", ["team", "leader"]),
  chosen("lay", [], [], "other-order"),
  told("gun", ["gun", "price"]),
  chosen("investigate", [], LOOKS, "look-elsewhere"),
  told("seen", ["leader"]),
  chosen("dog", ["moment", "equipment"], [[{ do: "play" }, "dog-elsewhere"]], "pass-shot"),
  chosen("equip", ["equipment", "price"], [[{ do: "investigate" }, "look-again"]], "arm-early"),
  chosen("show", ["price"], [[{ do: "reveal", card: 1 }, "price-crooked"]], "price-secret"),
  told("pocket", ["moment"]),
  chosen("arm", ["price"], ARMS, "look-late"),
  chosen("show-again", ["price"], [], "price-secret"),
  chosen("aim", ["gun"], [[{ do: "aim", target: 1 }, "aim-partner"]], "aim-fourth"),
  chosen("coffee", ["wound", "moment"], [], "pass-coffee"),
  chosen("shoot", ["wound"], [], "no-shot"),
  told("end", ["team"]),
  told("gang"),
];

/** A game of four as a lesson: the reader is an honest cop. */
export const lesson: Lesson = {
  game: "cops",
  example: EXAMPLE,
  reader: READER,
  names: ["learn.name.reader", "learn.name.second", "learn.name.third", "lesson.name.fourth"],
  steps: STEPS,
  tellings: Object.fromEntries(
    TELLINGS.flatMap((telling, move): readonly (readonly [number, MessageId])[] =>
      telling === null ? [] : [[move, `lesson.tell.${telling}`]],
    ),
  ),
  quotes: {
    use: "cops.table.pocket.use",
    notes: "cops.table.notes",
    investigate: "cops.action.investigate",
    equip: "cops.action.equip",
    arm: "cops.action.arm",
  },
  why: "lesson.why",
  after: "lesson.first-game.text",
  ways: [
    { href: "/practice/cops?first", label: "learn.first-game" },
    { href: "/rules/cops/gang", label: "lesson.gang-rules" },
    { href: "/rules/cops/base", label: "learn.read-rules" },
  ],
};
