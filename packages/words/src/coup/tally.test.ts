import { type Character, type CoupEvent, coup, everyVariant, type State } from "@darbar/coup";
import { type Seat, seededDraw } from "@darbar/kernel";
import { playAtRandom, usually } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { type CoupTally, type Fruit, tallyOf } from "./tally.ts";

/** What is counted a second time, from the table alone: what lies there, not what is said to have happened. */
interface Counted {
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

function countAgain(options: Parameters<typeof coup.setup>[0], seats: number, past: readonly CoupEvent[]): Counted {
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

const worthIn = (fruit: Fruit): number => (fruit.is === "nothing" ? 0 : "coins" in fruit ? fruit.coins : 7);

const bySeat = <Value>({ players }: CoupTally, of: (player: CoupTally["players"][number]) => Value): readonly Value[] =>
  players.toSorted((one, other) => one.seat - other.seat).map(of);

const ONE_IN = usually(4, { all: 1 });
const VARIANTS = everyVariant().filter((_, place) => place % ONE_IN === 0);

describe("the figures of a game of Coup", () => {
  const games = VARIANTS.map((variant, place) => ({
    ...variant,
    past: playAtRandom(coup, variant, seededDraw(`tally ${place}`)).events,
  }));

  test("are the same when they are counted anew from the table", () => {
    const met = { bluffs: 0, caught: 0, lies: 0 };
    expect(games.length).toBeGreaterThan(40);
    for (const game of games) {
      const tally = tallyOf({ ...game, as: "all" });
      const again = countAgain(game.options, game.seats, game.past);
      for (const figure of ["claims", "bluffs", "caught", "challenges", "right", "outIn"] as const) {
        expect([figure, bySeat(tally, (player) => player[figure])]).toEqual([figure, again[figure]]);
      }
      const [winner, ...others] = tally.players;
      expect(others.map(({ seat }) => seat)).toEqual(again.fallen.toReversed());
      expect(winner).toMatchObject({
        place: 1,
        outIn: null,
        seat: game.past.findLast(({ type }) => type === "won")?.["seat" as never],
      });
      const most = Math.max(-1, ...again.lies.map(({ worth }) => worth));
      expect(again.lies.length === 0).toBe(tally.bestLie === null);
      if (tally.bestLie !== null) {
        const { index, seat, turn, fruit } = tally.bestLie;
        expect(again.lies.find((lie) => lie.index === index)).toMatchObject({ seat, turn, worth: worthIn(fruit) });
        expect(worthIn(fruit)).toBe(most);
        met.lies++;
      }
      met.bluffs += again.bluffs.reduce((sum, each) => sum + each, 0);
      met.caught += again.caught.reduce((sum, each) => sum + each, 0);
    }
    expect(met.bluffs).toBeGreaterThan(met.caught);
    expect(met.caught).toBeGreaterThan(20);
    expect(met.lies).toBeGreaterThan(20);
  });

  test("has everybody's cards, and says nothing of hands that were not seen", () => {
    for (const { options, seats, past } of games) {
      for (const { kept, lost } of tallyOf({ options, seats, past, as: "all" }).players)
        expect(kept.length + lost.length).toBe(2);
      const seen = past.flatMap((event) => coup.redact(event, "public") ?? []);
      const tally = tallyOf({ options, seats, past: seen, as: "public" });
      expect(tally.bestLie).toBeNull();
      for (const { kept, claims, bluffs } of tally.players) {
        expect(kept.every((card) => card === null)).toBe(true);
        if (claims > 0) expect(bluffs).toBeNull();
      }
    }
  });
});
