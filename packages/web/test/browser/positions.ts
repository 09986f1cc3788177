import { PERSONALITIES, PERSONALITY_NAMES, simpleCoup } from "@darbar/bots";
import { coup, type Move } from "@darbar/coup";
import { type GameRecord, replay, type Seat, seededDraw } from "@darbar/kernel";
import type { Page } from "@playwright/test";
import { coup as coupListed } from "../../src/games/coup/practice/coup-listed.ts";
import type { BotsWish } from "../../src/practice/manner.ts";
import { formerPractice, keptPractice } from "./kept-practice.ts";
import { playOut } from "./play-out.ts";

/** How many play at a practice table; the reader has the first seat. */
const SEATS = 4;
/** Who plays against the reader. */
const HONEST: BotsWish = { level: "regular", style: "honest" };
const PASS: Move = { do: "pass" };

/** What everybody is dealt, two cards a seat. */
const DEAL = ["duke", "captain", "duke", "contessa", "assassin", "captain", "ambassador", "contessa"];

type Moves = readonly (readonly [Seat, Move])[];

const NEXT_TAXES: Moves = [
  [0, { do: "income" }],
  [1, { do: "tax" }],
];

/** Everybody can pay for an assassin. */
const ROUND: Moves = [0, 1, 2, 3].map((seat) => [seat, { do: "income" }]);

/** Moments of a game in which the reader is asked something, without having wished so; each is the end of a list of moves. */
const MOVES = {
  turn: [],
  "others-claim": [...ROUND, [0, { do: "income" }], [1, { do: "assassinate", target: 0 }]],
  "own-block": [
    ...ROUND,
    [0, { do: "assassinate", target: 1 }],
    [2, PASS],
    [3, PASS],
    [1, { do: "block", as: "contessa" }],
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
  const bots = Array.from({ length: seats }, () => simpleCoup(PERSONALITIES[draw.one(PERSONALITY_NAMES)]));
  return playOut(coup, {}, bots, draw);
}

/** Puts a game where practice takes it up. */
export async function keepPractice(page: Page, record: GameRecord, bots: BotsWish = HONEST): Promise<void> {
  await keep(page, keptPractice(coupListed, record, {}, bots));
}

/** Puts a game there as it was kept before bots had levels. */
export async function keepFormer(page: Page, record: GameRecord): Promise<void> {
  await keep(page, formerPractice(record, {}, "forgotten"));
}

async function keep(page: Page, text: string): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem("darbar.practice", kept), text);
}
