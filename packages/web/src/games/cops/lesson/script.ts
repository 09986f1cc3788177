import type { Identity, Move } from "@darbar/cops";
import type { GameRecord, Seat } from "@darbar/kernel";

/** Where the reader sits. */
export const READER: Seat = 0;
/** An honest cop who holds the Agent. */
const SECOND: Seat = 1;
/** The Kingpin. */
export const THIRD: Seat = 2;
/** A crooked cop. */
const FOURTH: Seat = 3;

const P1 = READER;
const P2 = SECOND;
const P3 = THIRD;
const P4 = FOURTH;

/** What the coach says while a move is shown. */
export type CoachTelling =
  | "gun"
  | "aimed"
  | "talk"
  | "looked-at"
  | "shot"
  | "dropped"
  | "looked-again"
  | "elsewhere"
  | "drawn"
  | "partner"
  | "partner-aims"
  | "search"
  | "price"
  | "armed"
  | "partner-shoots"
  | "survives"
  | "your-turn"
  | "fired";

/** A move of the example, and what is said of it. */
type ScriptLine = readonly [Seat, Move, CoachTelling?];

const EVERYBODY = [P1, P2, P3, P4];
/** Whoever holds equipment but the reader. */
const OTHERS = [P2, P3, P4];

/** Whoever is asked in a moment keeps their equipment (cops 4). */
function pass(seats: readonly Seat[], telling?: CoachTelling): readonly ScriptLine[] {
  return seats.map((seat, place): ScriptLine => {
    const move: Move = { do: "pass" };
    return telling === undefined || place < seats.length - 1 ? [seat, move] : [seat, move, telling];
  });
}

/** A look at a card, and the three moments that go with it: before it, after it, and at the end of the turn. */
function look(
  by: Seat,
  target: Seat,
  card: 0 | 1 | 2,
  holders: readonly Seat[],
  telling: CoachTelling,
): readonly ScriptLine[] {
  return [[by, { do: "investigate", target, card }, telling], ...pass(holders), ...pass(holders), ...pass(holders)];
}

/** Somebody takes a gun, and turns up a card for it (cops 2). */
function arm(seat: Seat, card: 0 | 1 | 2, telling: CoachTelling): readonly ScriptLine[] {
  return [[seat, { do: "arm" }], ...pass(EVERYBODY), [seat, { do: "reveal", card }, telling]];
}

function lay(seat: Seat, ...order: readonly Identity[]): ScriptLine {
  return [seat, { do: "arrange", order }];
}

/** The example, step by step of the lesson: what is played from each on. */
const SCENES = {
  welcome: [
    lay(P2, "honest", "agent", "crooked"),
    lay(P3, "crooked", "kingpin", "honest"),
    lay(P4, "crooked", "honest", "crooked"),
  ],
  lay: [
    lay(P1, "honest", "crooked", "honest"),
    ...arm(P3, 2, "gun"),
    [P3, { do: "aim", target: P1 }, "aimed"],
    ...pass(EVERYBODY),
    ...look(P4, P2, 2, EVERYBODY, "elsewhere"),
  ],
  gun: [],
  investigate: [[P1, { do: "investigate", target: P3, card: 1 }], ...pass(EVERYBODY)],
  seen: [
    ...pass(EVERYBODY),
    ...pass(EVERYBODY, "talk"),
    ...look(P2, P1, 0, EVERYBODY, "looked-at"),
    [P3, { do: "shoot" }, "shot"],
    ...pass(OTHERS),
  ],
  dog: [
    [P1, { do: "play", equipment: "k9-unit", target: P3 }, "dropped"],
    ...look(P3, P1, 1, OTHERS, "looked-again"),
    ...look(P4, P2, 0, OTHERS, "elsewhere"),
  ],
  equip: [[P1, { do: "equip" }], ...pass(OTHERS, "drawn")],
  show: [[P1, { do: "reveal", card: 0 }]],
  pocket: [
    ...pass(EVERYBODY),
    ...arm(P2, 0, "partner"),
    [P2, { do: "aim", target: P3 }, "partner-aims"],
    ...pass(EVERYBODY),
    ...look(P3, P2, 1, EVERYBODY, "search"),
    [P4, { do: "equip" }],
    ...pass(EVERYBODY),
    [P4, { do: "reveal", card: 0 }, "price"],
    [P4, { do: "keep", equipment: "smoke-grenade" }],
    ...pass(EVERYBODY),
  ],
  arm: [[P1, { do: "arm" }], ...pass(EVERYBODY, "armed")],
  "show-again": [[P1, { do: "reveal", card: 1 }]],
  aim: [
    [P1, { do: "aim", target: P3 }],
    ...pass(EVERYBODY),
    [P2, { do: "shoot" }, "partner-shoots"],
    ...pass(EVERYBODY),
    ...pass(EVERYBODY, "survives"),
    [P3, { do: "keep", equipment: "flashbang" }],
    ...pass(OTHERS),
  ],
  coffee: [[P1, { do: "play", equipment: "coffee" }], ...pass(OTHERS, "your-turn")],
  shoot: [[P1, { do: "shoot" }], ...pass(OTHERS, "fired"), ...pass(OTHERS)],
  end: [],
  gang: [],
} as const satisfies Readonly<Record<string, readonly ScriptLine[]>>;
export type StepName = keyof typeof SCENES;

const STEP_NAMES = Object.keys(SCENES) as readonly StepName[];
const SCRIPT: readonly ScriptLine[] = STEP_NAMES.flatMap((name): readonly ScriptLine[] => SCENES[name]);

/** The moves of the example, one after the other. */
export const MOVES: readonly (readonly [Seat, Move])[] = SCRIPT.map(([seat, move]) => [seat, move]);

/** What is told of each move; `null` of those that speak for themselves. */
export const TELLINGS: readonly (CoachTelling | null)[] = SCRIPT.map(([, , telling]) => telling ?? null);

/** How many moves have been made when a step begins. */
export function beginOf(step: StepName): number {
  const before: readonly (readonly ScriptLine[])[] = STEP_NAMES.slice(0, STEP_NAMES.indexOf(step)).map(
    (name) => SCENES[name],
  );
  return before.flat().length;
}

/** The example game as a record: two honest cops against the Kingpin and a crooked one. */
export const EXAMPLE: GameRecord = {
  game: "cops",
  options: { mode: "base", first: P3 },
  seats: 4,
  draws: [
    ...[P2, 1, P3, 1],
    ...["honest", "crooked", "honest"],
    ...["honest", "crooked"],
    ...["crooked", "honest"],
    ...["crooked", "honest", "crooked"],
    ...["k9-unit", "med-kit", "defibrillator", "smoke-grenade"],
    ...["coffee", "wiretap", "flashbang"],
  ],
  moves: MOVES,
};
