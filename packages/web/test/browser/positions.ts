import type { Move } from "@darbar/coup";
import { coup } from "@darbar/coup";
import { type GameRecord, replay, type Seat, seededDraw } from "@darbar/kernel";
import type { Page } from "@playwright/test";
import { soloCoup } from "../../src/solo/solo-coup.ts";
import { botMove, dealGame, play, recordedGame, type SoloGame } from "../../src/solo/solo-game.ts";

/** How many play at a practice table; the reader has the first seat. */
const SEATS = 4;
const PASS: Move = { do: "pass" };

/** What everybody is dealt, two cards a seat. */
const DEAL = ["duke", "captain", "duke", "contessa", "assassin", "captain", "ambassador", "contessa"];

type Moves = readonly (readonly [Seat, Move])[];

const NEXT_TAXES: Moves = [
  [0, { do: "income" }],
  [1, { do: "tax" }],
];

/** Moments of a game in which the reader is asked something; each is the end of a list of moves. */
const MOVES = {
  turn: [],
  "others-claim": NEXT_TAXES,
  "own-block": [
    [0, { do: "steal", target: 1 }],
    [2, PASS],
    [3, PASS],
    [1, { do: "block", as: "captain" }],
  ],
  challenged: [
    [0, { do: "tax" }],
    [1, { do: "challenge" }],
  ],
  lose: [...NEXT_TAXES, [0, { do: "challenge" }], [1, { do: "show" }]],
  return: [
    [0, { do: "exchange" }],
    [1, PASS],
    [2, PASS],
    [3, PASS],
  ],
} as const satisfies Readonly<Record<string, Moves>>;
export type Moment = keyof typeof MOVES;

/** What is drawn after the deal. */
const DRAWN: Readonly<Partial<Record<Moment, readonly string[]>>> = {
  lose: ["ambassador"],
  return: ["ambassador", "assassin"],
};

/** The record of a game up to a moment. */
export function recordAt(moment: Moment): GameRecord {
  const draws = [...DEAL, ...(DRAWN[moment] ?? [])];
  const record = { game: coup.id, version: coup.version, options: {}, seats: SEATS, draws, moves: MOVES[moment] };
  const played = replay(coup, record);
  if (!played.ok) throw new Error(`the moment ${moment}: ${JSON.stringify(played.error)}`);
  return record;
}

/** A game that bots play from the deal to its end; the same one every time. */
export function wholeGame(seats = SEATS): GameRecord {
  const draw = seededDraw("a whole game");
  const options = coup.options({}, seats);
  if (!options.ok) throw new Error(options.error);
  const game = dealGame(soloCoup, 1, {}, options.value, seats, draw, 0);
  while (game.solo.rules.outcome(game.state) === null) answerOne(game, draw);
  return recordedGame(game);
}

function answerOne(game: SoloGame, draw: ReturnType<typeof seededDraw>): void {
  const [seat] = game.solo.rules.waiting(game.state);
  const played = play(game, seat, botMove(game, seat, draw), draw, 0);
  if (!played.ok) throw new Error(`a bot was refused: ${JSON.stringify(played.error)}`);
}

/** Puts a game into the drawer from which practice takes it up. */
export async function keepPractice(page: Page, record: GameRecord): Promise<void> {
  const kept = {
    version: 1,
    wish: { options: {}, seats: record.seats, me: 0 },
    number: 1,
    record,
    temperaments: Array.from({ length: record.seats }, () => "honest"),
    given: [],
    order: null,
    talk: [],
  };
  const drawer = "darbar.practice";
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [drawer, JSON.stringify(kept)] as const);
}
