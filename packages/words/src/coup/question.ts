import {
  type AskedOnAction,
  type AskedOnChallenge,
  blockedAs,
  type Character,
  claimOf,
  coup,
  INFLUENCE,
  MUST_COUP,
  ruleOf,
  type State,
  targetOf,
} from "@darbar/coup";
import { hasSeat, type Seat, seatsOf } from "@darbar/kernel";
import { aimedAt, doer, yes } from "../people.ts";
import type { Words } from "../words.ts";
import { belies } from "./bluff.ts";
import { characterName } from "./characters.ts";
import type { Names } from "./contract.ts";
import { announcedText, challengedText, describe } from "./describe.ts";

/** What happened and what is asked of the viewer; if they are not asked, who is, as far as that is public. */
export function questionText(view: State, words: Words, names: Names): string {
  const { viewer } = view;
  if (view.question === "over") return overText(view, words, names);
  if (typeof viewer === "number" && hasSeat(view.awaited, viewer)) return askText(view, viewer, words, names);
  return waitText(view, words, names);
}

/** What happened and is passed for the viewer, and what they can still do about it; where they could do nothing else, why. */
export function passedText(
  view: State,
  words: Words,
  names: Names,
  still: "challenge" | "block" | "other" | null = null,
): string {
  const { viewer } = view;
  const passed = still === null ? words.t("table.passed-for-you") : words.t("coup.passed-still", { what: still });
  if (typeof viewer !== "number") return passed;
  if (view.question === "respond" && coup.legal(view, viewer).length === 1) return askText(view, viewer, words, names);
  const said = view.question === "respond" ? openText(view, words, names) : claimText(view, words, names);
  return said === null ? passed : both(said, passed, words);
}

function askText(view: State, me: Seat, words: Words, names: Names): string {
  const { t } = words;
  const { hidden, shown, coins } = view.players[me];
  switch (view.question) {
    case "act":
      return coins >= MUST_COUP ? t("coup.ask.act.must-coup", { coins }) : t("coup.ask.act");
    case "respond":
      return respondText(view, me, words, names);
    case "block":
      return blockText(view, me, words, names);
    case "contest":
      return contestText(view, words, names);
    case "prove":
      return proveText(view, me, words, names);
    case "lose-challenge":
    case "lose-influence":
      return t("coup.ask.lose");
    case "return":
      return t("coup.ask.return", { count: hidden.length - (INFLUENCE - shown.length) });
    case "present":
      return t("coup.ask.present", { name: names(view.action.seat) });
    case "judge":
      return judgeText(view, me, words, names);
    case "bomb":
      return t("coup.ask.bomb");
    case "keep":
      return t("coup.ask.keep");
    case "side":
      return t("coup.ask.side");
    case "over":
      return t("coup.wait.over");
  }
}

/** The action that is announced. */
function openText({ action, options, viewer }: AskedOnAction, words: Words, names: Names): string {
  const { kind, seat, target } = action;
  const as = claimOf(ruleOf(kind), options);
  return announcedText({ type: "announced", seat, action: kind, target, as }, viewer, words, names);
}

function respondText(view: AskedOnAction, me: Seat, words: Words, names: Names): string {
  const { options } = view;
  const { kind } = view.action;
  const said = openText(view, words, names);
  const as = claimOf(ruleOf(kind), options);
  const canBlock = coup.legal(view, me).some((move) => move.do === "block");
  if (as !== null) return both(said, words.t(canBlock ? "coup.ask.believe-or-block" : "coup.ask.believe"), words);
  // coup 6: a fellow's foreign aid cannot be blocked.
  const isSpared = blockedAs(kind, options.character).length > 0 && !canBlock;
  return both(said, words.t(isSpared ? "coup.ask.fellow" : "coup.ask.let-pass"), words);
}

/** coup 4.6: a challenge to the action has failed, and it can still be blocked. */
function blockText({ action, options }: AskedOnAction, me: Seat, words: Words, names: Names): string {
  const as = claimOf(ruleOf(action.kind), options);
  if (as === null || as === "no-duke") return words.t("coup.ask.let-pass");
  return words.t("coup.ask.block", {
    name: names(action.seat),
    card: characterName(as, words),
    targetMe: yes(action.target === me),
  });
}

function contestText(view: State, words: Words, names: Names): string {
  const question = words.t("coup.ask.believe");
  const said = claimText(view, words, names);
  return said === null ? question : both(said, question, words);
}

/** The block, or the bomb's contessa, that is claimed; `null` if neither is. */
function claimText({ claim, bomb, viewer }: State, words: Words, names: Names): string | null {
  if (claim === null || claim.as === "no-duke" || claim.on === "action") return null;
  const { seat, as } = claim;
  return claim.on === "bomb"
    ? describe({ type: "claimed", seat, as, to: bomb?.to ?? null }, viewer, words, names)
    : describe({ type: "blocked", seat, as }, viewer, words, names);
}

function proveText({ claim, challenger, players }: AskedOnChallenge, me: Seat, words: Words, names: Names): string {
  const has = yes(belies(players[me].hidden, claim.as) === false);
  const challenge = { type: "challenged", seat: challenger, claimant: me, as: claim.as } as const;
  const asked = words.t(claim.as === "no-duke" ? "coup.ask.prove.no-duke" : "coup.ask.prove", { has });
  return both(challengedText(challenge, me, words, names), asked, words);
}

function judgeText({ presented, action }: AskedOnAction, me: Seat, words: Words, names: Names): string {
  const asked = words.t("coup.ask.judge");
  const shown = describe({ type: "presented", seat: targetOf(action), to: me, card: presented }, me, words, names);
  return shown === null ? asked : both(shown, asked, words);
}

function waitText(view: State, words: Words, names: Names): string {
  const { viewer } = view;
  const { t } = words;
  const who = { name: names(seatsOf(view.awaited)[0] ?? view.turn) };
  const hasAnswered = typeof viewer === "number" && view.answers[viewer] !== null;
  switch (view.question) {
    case "act":
    case "bomb":
    case "return":
    case "side":
      return t(`coup.wait.${view.question}`, who);
    case "respond":
    case "block":
    case "contest":
      return t(hasAnswered ? "coup.wait.others" : "coup.wait.answers");
    case "prove":
      if (view.claim.as === "no-duke") return t("coup.wait.prove.no-duke", who);
      return t("coup.wait.prove", { ...who, card: characterName(view.claim.as satisfies Character, words, "acc") });
    case "lose-challenge":
    case "lose-influence":
      return t("coup.wait.lose", who);
    case "present":
      return t("coup.wait.present", { ...who, ...aimedAt(view.action.seat, viewer, names) });
    case "judge":
      return t("coup.wait.judge", { ...who, ...aimedAt(targetOf(view.action), viewer, names) });
    case "keep":
      return t(hasAnswered ? "coup.wait.others" : "coup.wait.keep");
    case "over":
      return overText(view, words, names);
  }
}

function overText({ winner, viewer }: State, { t }: Words, names: Names): string {
  return winner === null ? t("coup.wait.over") : t("coup.event.won", doer(winner, viewer, names));
}

function both(one: string, two: string, { t }: Words): string {
  return t("coup.join.sentences", { one, two });
}
