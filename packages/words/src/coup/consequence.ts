import { type Character, type Move, RULES, ruleOf, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Words } from "../words.ts";
import { characterName } from "./characters.ts";
import type { Names } from "./contract.ts";
import { lossOf } from "./loss.ts";
import { promiseOf } from "./promise.ts";

/** What a move may lead to, for the player who could make it; `null` where its name says it all. */
export function consequence(move: Move, view: State, words: Words, names: Names): string | null {
  const me = view.viewer as Seat;
  switch (move.do) {
    case "pass":
      return ofPassing(view, me, words);
    case "challenge":
      return ofChallenging(view, me, words, names);
    case "block":
      return ofBlocking(move.as, view, me, words);
    case "show":
      return ofShowing(view, me, words, names);
    case "refuse":
      return ofRefusing(view, me, words);
    case "give-back":
    case "replace":
      return words.t(`coup.then.${move.do}`, { name: names(view.action?.target ?? view.turn) });
    case "explode":
      return words.t("coup.then.lose", { loss: lossOf(me, 1, view) });
    case "defuse":
    case "pass-on":
      return words.t("coup.then.contessa", { loss: lossOf(me, 2, view) });
    case "lose":
    case "return":
    case "present":
    case "side":
    case "keep":
      return null;
    default:
      return promiseOf(move.do, "target" in move ? move.target : null, view, words, names);
  }
}

function ofPassing(view: State, me: Seat, { t }: Words): string {
  const { question, action, claim, bomb, players } = view;
  if (question === "contest" && claim?.on === "block") {
    return t(action?.seat === me ? "coup.then.pass.stopped" : "coup.then.pass.block-stands");
  }
  if (question === "contest") return t(bomb?.to === me ? "coup.then.pass.bomb" : "coup.then.pass.let-be");
  if (action === null || action.target !== me) return t("coup.then.pass.let-be");
  switch (action.kind) {
    case "assassinate":
      return t("coup.then.lose", { loss: lossOf(me, 1, view) });
    case "steal":
      return t("coup.then.pass.steal", { coins: Math.min(2, players[me].coins) });
    case "examine":
      return t("coup.then.pass.examine");
    default:
      return t("coup.then.pass.let-be");
  }
}

function ofChallenging(view: State, me: Seat, words: Words, names: Names): string | null {
  const { claim, action, options } = view;
  if (claim === null || action === null) return null;
  const name = names(claim.seat);
  const isPaid = claim.on === "action" && ruleOf(action.kind).cost > 0;
  const right = words.t("coup.then.challenge.right", {
    name,
    loss: lossOf(claim.seat, claim.on === "bomb" ? 2 : 1, view),
    paid: isPaid && !RULES[options.edition].challengeReturnsCost ? "stays" : "other",
  });
  const risk = ofBeingWrong(view, me);
  const wrong =
    claim.as === "no-duke"
      ? words.t("coup.then.challenge.wrong.no-duke", { name, loss: risk.loss })
      : words.t("coup.then.challenge.wrong", { name, card: characterName(claim.as, words), ...risk });
  return words.t("coup.join.sentences", { one: wrong, two: right });
}

/** What a failed challenge costs: a card, and often the block they could have made (coup 4.6, 4.7). */
function ofBeingWrong(view: State, me: Seat): { readonly loss: string; readonly rest: "closed" | "open" | "other" } {
  const { claim, action, options } = view;
  const isAimedAtMe = claim?.on === "action" && action?.target === me && ruleOf(action.kind).blockers === "target";
  if (!isAimedAtMe || view.players[me].hidden.length === 1) return { loss: lossOf(me, 1, view), rest: "other" };
  if (options.secondDefence) return { loss: lossOf(me, 1, view), rest: "open" };
  const isDouble = action.kind === "assassinate" && options.blockers === "target";
  return { loss: lossOf(me, isDouble ? 2 : 1, view), rest: "closed" };
}

function ofBlocking(as: Character, view: State, me: Seat, { t }: Words): string {
  if (view.players[me].hidden.includes(as)) return t("coup.then.block.held");
  return t("coup.then.block.bluff", { fall: ofFallenBlock(view, me) });
}

function ofShowing(view: State, me: Seat, { t }: Words, names: Names): string | null {
  if (view.challenger === null) return null;
  // coup 6: an embezzler has shown the whole hand.
  const isWholeHand = view.claim?.as === "no-duke" && view.players[me].hidden.length > 1;
  const isLater = RULES[view.options.edition].provenIsReplaced === "at-turn-end";
  return t("coup.then.show", {
    name: names(view.challenger),
    loss: lossOf(view.challenger, 1, view),
    drawn: isWholeHand ? "all" : isLater ? "later" : "one",
  });
}

function ofRefusing(view: State, me: Seat, { t }: Words): string {
  const { claim, action, options } = view;
  if (claim?.on === "bomb") return t("coup.then.lose", { loss: lossOf(me, 2, view) });
  if (claim?.on === "block") return t("coup.then.block.fallen", { fall: ofFallenBlock(view, me) });
  const loss = lossOf(me, 1, view);
  const isPaid = action !== null && ruleOf(action.kind).cost > 0;
  const comesBack = isPaid && RULES[options.edition].challengeReturnsCost;
  return t(comesBack ? "coup.then.lose.coins-back" : "coup.then.lose", { loss });
}

/** What comes of a block that is not proven: a card for the challenge, and then what was to be blocked (coup 4.3, 4.7). */
function ofFallenBlock(view: State, me: Seat): "out" | "both" | "assassination" | "other" {
  const { action } = view;
  if (view.players[me].hidden.length === 1) return "out";
  if (action?.kind !== "assassinate") return "other";
  return action.target === me ? "both" : "assassination";
}
