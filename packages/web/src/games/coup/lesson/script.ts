import type { Move } from "@darbar/coup";
import type { GameRecord, Seat } from "@darbar/kernel";

/** Where the reader sits in the lesson: the first player of the books' example. */
export const READER: Seat = 0;
/** The other two. */
const SECOND: Seat = 1;
const THIRD: Seat = 2;

const P1 = READER;
const P2 = SECOND;
const P3 = THIRD;
const PASS: Move = { do: "pass" };

/** The moves of the books' example game (coup 10), one row a turn. */
const TURNS: readonly (readonly (readonly [Seat, Move])[])[] = [
  [
    [P1, { do: "tax" }],
    [P2, PASS],
    [P3, PASS],
  ],
  [
    [P2, { do: "exchange" }],
    [P1, PASS],
    [P3, PASS],
    [P2, { do: "return", cards: ["duke", "contessa"] }],
  ],
  [
    [P3, { do: "tax" }],
    [P1, PASS],
    [P2, { do: "challenge" }],
    [P3, { do: "show" }],
    [P2, { do: "lose", card: "assassin" }],
  ],
  [
    [P1, { do: "tax" }],
    [P2, PASS],
    [P3, PASS],
  ],
  [[P2, { do: "income" }]],
  [
    [P3, { do: "assassinate", target: P1 }],
    [P1, { do: "block", as: "contessa" }],
    [P2, PASS],
    [P2, PASS],
    [P3, PASS],
  ],
  [
    [P1, { do: "coup", target: P3 }],
    [P3, { do: "lose", card: "contessa" }],
  ],
  [
    [P2, { do: "steal", target: P3 }],
    [P1, PASS],
    [P3, { do: "block", as: "ambassador" }],
    [P1, PASS],
    [P2, { do: "challenge" }],
    [P3, { do: "refuse" }],
  ],
];

/** The moves of the example, one after the other. */
export const MOVES: readonly (readonly [Seat, Move])[] = TURNS.flat();

/** After how many moves each turn of the example is over. */
export const TURN_ENDS: readonly number[] = TURNS.map((_, turn) => TURNS.slice(0, turn + 1).flat().length);

/** The books' example game (coup 10) as a record. */
export const EXAMPLE: GameRecord = {
  game: "coup",
  options: { edition: "classic" },
  seats: 3,
  draws: ["contessa", "duke", "captain", "contessa", "assassin", "duke", "assassin", "duke", "contessa"],
  moves: MOVES,
};
