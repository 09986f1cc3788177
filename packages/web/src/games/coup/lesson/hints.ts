import { type Character, certainCards, copiesFor, coup, MUST_COUP, RULES, type State } from "@darbar/coup";
import { hasSeat, type Seat } from "@darbar/kernel";

/** A hint, by the message that says it and what that has to be told. */
export type Hint =
  | {
      readonly hint:
        | "must-coup"
        | "tax"
        | "assassinate"
        | "assassinate-sure"
        | "steal-any"
        | "exchange"
        | "free-aid"
        | "plain";
    }
  | { readonly hint: "can-coup" | "stolen"; readonly n: number }
  | { readonly hint: "steal"; readonly seat: Seat }
  | { readonly hint: "sure-bluff" | "honest-block" | "prove" | "caught"; readonly card: Character }
  | { readonly hint: "risky"; readonly card: Character; readonly n: number; readonly total: number }
  | { readonly hint: "last-card" | "assassinated" | "assassinated-last" | "aid" | "lose" | "return" };

/** More than this nobody reads while they are asked something. */
const MOST = 2;

/**
 * What a patient friend behind the chair of a seat would whisper now: from what everybody sees, and from the seat's own
 * cards, never from more. Nothing for a player who is not asked.
 */
export function hintsFor(table: State, seat: Seat): readonly Hint[] {
  const view = coup.view(table, seat);
  if (!hasSeat(view.awaited, seat)) return [];
  return hints(view, seat).slice(0, MOST);
}

function hints(view: State, seat: Seat): readonly Hint[] {
  switch (view.question) {
    case "act":
      return toAct(view, seat);
    case "respond":
    case "block":
      return toRespond(view, seat);
    case "contest":
      return toClaim(view, seat);
    case "prove":
      return toProve(view, seat);
    case "lose-challenge":
    case "lose-influence":
      return isOneOfTwo(handOf(view, seat)) ? [{ hint: "lose" }] : [];
    case "return":
      return [{ hint: "return" }];
    case "keep":
    case "side":
    case "present":
    case "judge":
    case "bomb":
    case "over":
      return [];
  }
}

function toAct(view: State, seat: Seat): readonly Hint[] {
  const { coins } = view.players[seat];
  const hand = handOf(view, seat);
  const legal = coup.legal(view, seat).map((move) => move.do);
  if (coins >= MUST_COUP && legal.includes("coup")) return [{ hint: "must-coup" }]; // coup 2
  const found: Hint[] = [];
  if (legal.includes("coup")) found.push({ hint: "can-coup", n: coins });
  if (hand.includes("assassin") && legal.includes("assassinate")) {
    found.push({ hint: isGone(view, seat, "contessa") ? "assassinate-sure" : "assassinate" });
  }
  if (hand.includes("duke") && legal.includes("tax")) found.push({ hint: "tax" });
  if (hand.includes("captain") && legal.includes("steal")) {
    const rich = richestVictim(view, seat);
    found.push(rich === null ? { hint: "steal-any" } : { hint: "steal", seat: rich });
  }
  if (hand.includes(view.options.character)) found.push({ hint: "exchange" });
  if (isGone(view, seat, "duke") && !hand.includes("duke")) found.push({ hint: "free-aid" });
  return found.length > 0 ? found : [{ hint: "plain" }];
}

/** Of the players who can be stolen from, the one with more coins than all others; `null` if there is none. */
function richestVictim(view: State, seat: Seat): Seat | null {
  const victims = coup.legal(view, seat).flatMap((move) => (move.do === "steal" ? [move.target] : []));
  const most = Math.max(...victims.map((victim) => view.players[victim].coins));
  const richest = victims.filter((victim) => view.players[victim].coins === most);
  return richest.length === 1 ? richest[0] : null;
}

function toRespond(view: State, seat: Seat): readonly Hint[] {
  const { action } = view;
  if (action === null) return [];
  const block = coup.legal(view, seat).flatMap((move) => (move.do === "block" ? [move.as] : []));
  const honest = block.find((card) => handOf(view, seat).includes(card));
  const claim = toClaim(view, seat);
  if (claim[0]?.hint === "sure-bluff") return claim;
  if (honest !== undefined) return [{ hint: "honest-block", card: honest }];
  if (action.kind === "foreign-aid") return block.length > 0 ? [{ hint: "aid" }] : [];
  if (action.target !== seat) return claim;
  if (action.kind === "assassinate") {
    return [{ hint: isOneOfTwo(handOf(view, seat)) ? "assassinated" : "assassinated-last" }];
  }
  const coins = Math.min(2, view.players[seat].coins);
  return action.kind === "steal" ? [{ hint: "stolen", n: coins }, ...claim] : claim;
}

/** Whether to believe the claim that is open. */
function toClaim(view: State, seat: Seat): readonly Hint[] {
  const { claim } = view;
  if (claim === null || claim.as === "no-duke" || view.question === "block") return [];
  const card = claim.as;
  const { n, total } = seenOf(view, seat, card);
  if (n === total) return [{ hint: "sure-bluff", card }];
  const last: readonly Hint[] = isOneOfTwo(handOf(view, seat)) ? [] : [{ hint: "last-card" }];
  return [{ hint: "risky", card, n, total }, ...last];
}

function toProve(view: State, seat: Seat): readonly Hint[] {
  const { claim } = view;
  if (claim === null || claim.as === "no-duke") return [];
  return [{ hint: handOf(view, seat).includes(claim.as) ? "prove" : "caught", card: claim.as }];
}

/** How many cards of a kind there are, and how many of them this seat sees: face up, or in its own hand. */
function seenOf(view: State, seat: Seat, card: Character): { readonly n: number; readonly total: number } {
  const seen = [...handOf(view, seat), ...view.players.flatMap((player) => player.shown)];
  const total = copiesFor(RULES[view.options.edition], view.players.length);
  return { n: seen.filter((one) => one === card).length, total };
}

/** Whether nobody else can hold a card of a kind. */
function isGone(view: State, seat: Seat, card: Character): boolean {
  const { n, total } = seenOf(view, seat, card);
  return n === total;
}

function handOf(view: State, seat: Seat): readonly Character[] {
  return certainCards(view, seat);
}

function isOneOfTwo(hand: readonly Character[]): boolean {
  return hand.length > 1;
}
