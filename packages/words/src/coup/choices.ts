import { type ActionRule, type Character, type Claim, claimOf, coup, type Move, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Words } from "../words.ts";
import { actionsAt } from "./aid.ts";
import { whyBarred } from "./barred.ts";
import { belies } from "./bluff.ts";
import { consequence } from "./consequence.ts";
import type { Choice, Names } from "./contract.ts";
import { moveLabel, targetLabel } from "./move-label.ts";
import { byPlace } from "./places.ts";
import { promiseOf } from "./promise.ts";

/** What the viewer may do now, as buttons; in their turn also the actions that they cannot take, and why. */
export function choicesFor(view: State, words: Words, names: Names): readonly Choice[] {
  const { viewer } = view;
  if (typeof viewer !== "number") return [];
  const legal = coup.legal(view, viewer);
  if (legal.length === 0) return [];
  if (view.question === "act") {
    return byPlace(actionsAt(view.options)).map((rule) => actionChoice(rule, legal, view, viewer, words, names));
  }
  const plain = legal.filter((move) => move.do !== "pass-on").map((move) => answerChoice(move, view, words, names));
  const passing = legal.filter((move) => move.do === "pass-on");
  return passing.length === 0 ? plain : [...plain, passOnChoice(passing, view, words, names)];
}

/** Whether what a choice claims is true, in words: "you have it", "a bluff"; `null` if it claims nothing. */
export function truthText({ claim, isBluff }: Choice, { t }: Words): string | null {
  if (claim === null || isBluff === null) return null;
  if (isBluff) return t("coup.choice.bluff");
  return t(claim === "no-duke" ? "coup.choice.true" : "coup.choice.held");
}

function actionChoice(
  rule: ActionRule,
  legal: readonly Move[],
  view: State,
  me: Seat,
  words: Words,
  names: Names,
): Choice {
  const moves = legal.filter((move) => move.do === rule.name);
  const claim = claimOf(rule, view.options);
  return {
    id: rule.name,
    move: rule.targeted ? null : (moves[0] ?? null),
    targets: rule.targeted ? moves.flatMap((move) => targetOf(move, view, words, names)) : [],
    label: words.t(`coup.choice.${rule.name}`, { as: claim ?? "" }),
    // An empty reserve promises nothing.
    consequence: rule.name === "embezzle" && view.reserve === 0 ? null : promiseOf(rule.name, null, view, words, names),
    danger: DANGEROUS.has(rule.name),
    claim,
    isBluff: truthOf(claim, view),
    cards: [],
    barred: moves.length > 0 ? null : whyBarred(rule, view, me, words),
  };
}

function passOnChoice(moves: readonly Move[], view: State, words: Words, names: Names): Choice {
  return {
    id: "pass-on",
    move: null,
    targets: moves.flatMap((move) => targetOf(move, view, words, names)),
    label: words.t("coup.choice.pass-on"),
    consequence: consequence(moves[0], view, words, names),
    danger: false,
    claim: "contessa",
    isBluff: truthOf("contessa", view),
    cards: [],
    barred: null,
  };
}

function targetOf(move: Move, view: State, words: Words, names: Names): Choice["targets"] {
  if (!("target" in move)) return [];
  const label = targetLabel(move, view, words, names);
  return [{ seat: move.target, move, label, consequence: consequence(move, view, words, names) }];
}

function answerChoice(move: Move, view: State, words: Words, names: Names): Choice {
  const claim = claimedBy(move);
  return {
    id: idOf(move),
    move,
    targets: [],
    label: moveLabel(move, view, words),
    consequence: consequence(move, view, words, names),
    danger: DANGEROUS.has(move.do),
    claim,
    isBluff: truthOf(claim, view),
    cards: cardsIn(move),
    barred: null,
  };
}

/** Where a misclick hurts. */
const DANGEROUS: ReadonlySet<Move["do"]> = new Set(["coup", "bomb", "challenge", "refuse", "explode", "lose"]);

function idOf(move: Move): string {
  switch (move.do) {
    case "block":
      return `block-${move.as}`;
    case "lose":
    case "present":
    case "keep":
      return `${move.do}-${move.card}`;
    case "return":
      return ["return", ...move.cards].join("-");
    case "side":
      return `side-${move.allegiance}`;
    default:
      return move.do;
  }
}

function claimedBy(move: Move): Claim | null {
  if (move.do === "block") return move.as;
  return move.do === "defuse" || move.do === "pass-on" ? "contessa" : null;
}

function truthOf(claim: Claim | null, { players, viewer }: State): boolean | null {
  return claim === null ? null : belies(players[viewer as Seat].hidden, claim);
}

function cardsIn(move: Move): readonly Character[] {
  if ("cards" in move) return move.cards;
  return "card" in move ? [move.card] : [];
}
