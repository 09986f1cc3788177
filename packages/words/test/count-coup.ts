import { type Character, type CoupEvent, coup, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";

/** What is counted of a game from the table alone: what lies there, not what is said to have happened. */
export interface Counted {
  readonly bluffs: number[];
  readonly caught: number[];
  readonly claims: number[];
  readonly challenges: number[];
  readonly right: number[];
  /** Seats in the order in which their last card went. */
  readonly fallen: Seat[];
  readonly outIn: (number | null)[];
  readonly lies: { readonly seat: Seat; readonly turn: number; readonly worth: number; readonly index: number }[];
}

interface OpenClaim {
  readonly seat: Seat;
  readonly isBluff: boolean;
  readonly turn: number;
  readonly index: number;
  readonly on: "action" | "block" | "bomb";
  readonly kind: string | undefined;
  readonly target: Seat | null;
  readonly before: State;
}

const sizes = ({ players }: State): readonly number[] => players.map(({ hidden }) => hidden.length);
const hand = (state: State, seat: Seat): readonly (Character | null)[] => state.players[seat].hidden;

/** Counts a game of Coup from the table as it lay after each event. */
export function countAgain(
  options: Parameters<typeof coup.setup>[0],
  seats: number,
  past: readonly CoupEvent[],
): Counted {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const counted: Counted = {
    ...{ bluffs: none(), caught: none(), claims: none(), challenges: none(), right: none() },
    ...{ fallen: [], outIn: Array.from({ length: seats }, () => null), lies: [] },
  };
  const state = coup.setup(options, seats);
  let turn = 0;
  let open: OpenClaim[] = [];
  let disputed: { readonly claim: OpenClaim; readonly by: Seat } | null = null;
  let lostInDisputes: Seat[] = [];
  const endTurn = (): void => {
    for (const claim of open) {
      if (claim.isBluff) counted.lies.push({ ...claim, worth: worthOf(claim, state, lostInDisputes) });
    }
    open = [];
    lostInDisputes = [];
  };
  for (const [index, event] of past.entries()) {
    const before = coup.view(state, "all");
    if (event.type === "turn" || event.type === "won") endTurn();
    coup.evolve(state, event);
    if (event.type === "turn") turn++;
    const { claim, action, challenger } = state;
    if (claim !== null && (event.type === "announced" || event.type === "blocked" || event.type === "claimed")) {
      const cards = hand(before, claim.seat);
      const isBluff = claim.as === "no-duke" ? cards.includes("duke") : !cards.includes(claim.as);
      counted.claims[claim.seat]++;
      if (isBluff) counted.bluffs[claim.seat]++;
      const { seat, on } = claim;
      const kind = on === "bomb" ? "bomb" : action?.kind;
      open.push({
        seat,
        on,
        isBluff,
        turn,
        index,
        kind,
        target: action?.target ?? null,
        before: coup.view(state, "all"),
      });
    }
    if (challenger !== null && event.type === "challenged") {
      const last = open.at(-1);
      if (last === undefined) throw new Error("a challenge of nothing");
      disputed = { claim: last, by: challenger };
      counted.challenges[challenger]++;
    }
    // Whoever loses a card first has lost the dispute.
    const loser = state.players.findIndex(({ shown }, seat) => shown.length > before.players[seat].shown.length);
    if (loser !== -1 && disputed !== null) {
      lostInDisputes.push(loser);
      if (loser === disputed.claim.seat) {
        counted.right[disputed.by]++;
        if (disputed.claim.isBluff) counted.caught[loser]++;
        open = open.filter((each) => each !== disputed?.claim);
      }
      disputed = null;
    }
    for (const [seat, size] of sizes(state).entries()) {
      if (size > 0 || state.players[seat].shown.length < 2 || counted.fallen.includes(seat)) continue;
      counted.fallen.push(seat);
      counted.outIn[seat] = turn;
    }
  }
  return counted;
}

/** What a lie that nobody doubted has changed on the table, in coins; a card counts as many as a coup costs. */
function worthOf({ seat, on, kind, target, before }: OpenClaim, after: State, lostInDisputes: readonly Seat[]): number {
  switch (on) {
    case "bomb":
      return 7;
    case "block":
      if (kind === "assassinate") return 7;
      return kind === "steal" ? Math.min(2, before.players[target ?? seat].coins) : 2;
    case "action": {
      if (kind === "assassinate" && target !== null) {
        const lost = after.players[target].shown.length - before.players[target].shown.length;
        return lost > lostInDisputes.filter((loser) => loser === target).length ? 7 : 0;
      }
      return Math.max(0, after.players[seat].coins - before.players[seat].coins);
    }
  }
}
