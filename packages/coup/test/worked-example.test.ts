import { describe, it } from "vitest";
import { EDITIONS, type Edition } from "../src/index.ts";
import type { Expected } from "./expected.ts";
import { given } from "./scenario.ts";

/** One row of the table in coup 10: what is drawn and played, and how the table stands after it. */
interface ExampleRow {
  readonly draws?: string;
  readonly play: readonly string[];
  readonly after: Expected;
}

const P1 = "contessa duke";

/** The rows up to the challenge of row 3, which is where the editions part. */
const BEFORE_THE_CHALLENGE: readonly ExampleRow[] = [
  {
    play: ["P1 tax", "others pass"],
    after: { coins: [5, 2, 2], treasury: 41, hidden: [P1, "captain contessa", "assassin duke"], turn: "P2" },
  },
  {
    draws: "assassin duke",
    play: ["P2 exchange", "others pass"],
    after: { coins: [5, 2, 2], treasury: 41, hidden: [P1, "captain contessa assassin duke", "assassin duke"] },
  },
  {
    play: ["P2 return duke contessa"],
    after: { coins: [5, 2, 2], treasury: 41, hidden: [P1, "assassin captain", "assassin duke"], court: 9, turn: "P3" },
  },
  {
    play: ["P3 tax", "P1 pass"],
    after: { coins: [5, 2, 2], treasury: 41, hidden: [P1, "assassin captain", "assassin duke"], waiting: "P2" },
  },
];

/** Row 3 where a challenged player decides whether to show, and the shown card is replaced at once. */
const REPLACED_AT_ONCE: readonly ExampleRow[] = [
  { play: ["P2 challenge"], after: { coins: [5, 2, 2], question: "prove", waiting: "P3" } },
  {
    draws: "contessa",
    play: ["P3 show"],
    after: { coins: [5, 2, 2], treasury: 41, hidden: [P1, "assassin captain", "assassin contessa"], waiting: "P2" },
  },
  {
    play: ["P2 lose assassin"],
    after: { coins: [5, 2, 5], treasury: 38, hidden: [P1, "captain", "assassin contessa"], turn: "P1", under: "" },
  },
];

/** Row 3 in `ru`: the duke is shown at once, stays in hand, and is replaced when the turn ends. */
const REPLACED_AT_TURN_END: readonly ExampleRow[] = [
  {
    play: ["P2 challenge"],
    after: { coins: [5, 2, 2], treasury: 41, hidden: [P1, "assassin captain", "assassin duke"], waiting: "P2" },
  },
  {
    draws: "contessa",
    play: ["P2 lose assassin"],
    after: {
      coins: [5, 2, 5],
      treasury: 38,
      hidden: [P1, "captain", "assassin contessa"],
      turn: "P1",
      under: "duke contessa duke",
    },
  },
];

const AFTER_THE_CHALLENGE: readonly ExampleRow[] = [
  {
    play: ["P1 tax", "others pass"],
    after: {
      coins: [8, 2, 5],
      treasury: 35,
      hidden: [P1, "captain", "assassin contessa"],
      shown: ["", "assassin", ""],
    },
  },
  {
    play: ["P2 income"],
    after: { coins: [8, 3, 5], treasury: 34, hidden: [P1, "captain", "assassin contessa"], turn: "P3" },
  },
  {
    play: ["P3 assassinate P1"],
    after: { coins: [8, 3, 2], treasury: 37, hidden: [P1, "captain", "assassin contessa"], waiting: "P1 P2" },
  },
  {
    play: ["P2 pass", "P1 block as contessa", "others pass"],
    after: { coins: [8, 3, 2], treasury: 37, hidden: [P1, "captain", "assassin contessa"], turn: "P1", waiting: "P1" },
  },
  {
    play: ["P1 coup P3"],
    after: { coins: [1, 3, 2], treasury: 44, hidden: [P1, "captain", "assassin contessa"], waiting: "P3" },
  },
  {
    play: ["P3 lose contessa"],
    after: {
      coins: [1, 3, 2],
      treasury: 44,
      hidden: [P1, "captain", "assassin"],
      shown: ["", "assassin", "contessa"],
      turn: "P2",
    },
  },
  {
    play: ["P2 steal P3", "P1 pass", "P3 block as ambassador"],
    after: { coins: [1, 3, 2], treasury: 44, hidden: [P1, "captain", "assassin"], waiting: "P1 P2" },
  },
];

const END: Expected = {
  coins: [1, 5, 0],
  treasury: 44,
  reserve: 0,
  hidden: ["contessa duke", "captain", ""],
  shown: ["", "assassin", "contessa assassin"],
  out: "P3",
  court: 9,
  turn: "P1",
  question: "act",
  waiting: "P1",
  winner: null,
};

const CAUGHT: readonly ExampleRow[] = [
  { play: ["P2 challenge"], after: { question: "prove", waiting: "P3" } },
  { play: ["P3 refuse"], after: END },
];
const CAUGHT_AT_ONCE: readonly ExampleRow[] = [{ play: ["P2 challenge"], after: END }];

const ASKED_TO_SHOW = [...BEFORE_THE_CHALLENGE, ...REPLACED_AT_ONCE, ...AFTER_THE_CHALLENGE, ...CAUGHT];
const ROWS: Readonly<Record<Edition, readonly ExampleRow[]>> = {
  classic: ASKED_TO_SHOW,
  plus: ASKED_TO_SHOW,
  he: ASKED_TO_SHOW,
  ru: [...BEFORE_THE_CHALLENGE, ...REPLACED_AT_TURN_END, ...AFTER_THE_CHALLENGE, ...CAUGHT_AT_ONCE],
};

describe("the worked example", () => {
  it.each(EDITIONS)("coup 10 example, %s: to the coin, state by state", (edition) => {
    const game = given(edition, 3)
      .hands("contessa duke", "captain contessa", "assassin duke")
      .expect({ coins: [2, 2, 2], treasury: 44, court: 9, turn: "P1", waiting: "P1" });
    for (const { draws = "", play, after } of ROWS[edition]) {
      game
        .draws(draws)
        .play(...play)
        .expect(after);
    }
    game.mayOnly("P1", "income", "foreign-aid", "tax", "exchange", "steal P2");
  });

  it.each(["classic", "plus", "he"] as const)("coup 10 example, %s: the proven duke is gone for good", (edition) => {
    given(edition, 3)
      .hands("contessa duke", "captain contessa", "assassin duke")
      .turn("P3")
      .draws("contessa")
      .play("P3 tax", "P1 pass", "P2 challenge", "P3 show", "P2 lose contessa")
      .cannotKnow("P1", "P3", "duke")
      .cannotKnow("P1", "P3", "contessa")
      .cannotKnow("public", "P3", "assassin");
  });
});
