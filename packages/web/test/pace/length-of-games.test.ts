import { describe, expect, it } from "vitest";
import { COURSES, type PlayedThrough, playedThrough } from "./played-through.ts";

const GAMES = 30;

/** How long these games took when nothing was shown for longer than 0.6 s, in seconds: no drama may cost more. */
const BEFORE = { coup: 115.58, cops: 112.59 } as const;

/** What must be on the screen for so long, in milliseconds. */
const TO_BE_SEEN: Readonly<Record<string, number>> = {
  showed: 1_400,
  refused: 1_400,
  lost: 1_200,
  out: 1_500,
  exposed: 2_500,
  won: 2_500,
};

describe.each(COURSES)("a game of $game", (course) => {
  it("shows what there is to see, and takes no longer than it did without", async () => {
    const played: PlayedThrough[] = [];
    for (let seed = 0; seed < GAMES; seed++) played.push(await playedThrough(course, seed));
    if (process.env.TELL !== undefined) tell(course.game, played);
    expect(mean(played.map(({ took }) => took)) / 1_000).toBeLessThan(BEFORE[course.game]);
    for (const { type, for: time } of played.flatMap(({ shown }) => shown)) {
      expect(time, type).toBeGreaterThanOrEqual(TO_BE_SEEN[type] ?? 0);
    }
  });
});

/** The ways to be asked, as figures: `npm run bench:games`. */
if (process.env.TELL !== undefined) {
  it.each([
    ["everything", "pass-if-nothing-else"],
    ["what matters", "ask-what-touches-or-looks-false"],
    ["in one's turns only", "pass"],
  ] as const)("a game of Coup in which one is asked %s", async (way, order) => {
    const played: PlayedThrough[] = [];
    for (let seed = 0; seed < GAMES; seed++) played.push(await playedThrough({ ...COURSES[0], order }, seed));
    process.stdout.write(`coup, asked ${way}: ${perTurn(played)}\n`);
  });
}

/** How long turns take, and how much of the time the reader waits: nothing is shown, and they are not asked. */
function perTurn(played: readonly PlayedThrough[]): string {
  const total = (of: (each: PlayedThrough) => number): number => played.reduce((sum, each) => sum + of(each), 0);
  const took = total((each) => each.took);
  const waiting = (100 * total(({ waited }) => waited)) / took;
  const games = `${played.length} games of ${(took / played.length / 1_000).toFixed(1)} s`;
  return `${games}, ${(took / total(({ turns }) => turns) / 1_000).toFixed(2)} s a turn, waiting ${waiting.toFixed(1)} %`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function tell(game: string, played: readonly PlayedThrough[]): void {
  const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(2);
  const middle = (values: readonly number[]): number =>
    values.toSorted((one, other) => one - other)[values.length >> 1];
  const took = played.map((each) => each.took);
  const behind = Math.max(...played.map((each) => each.behind));
  const lines = [
    `${game}: ${played.length} games, ${seconds(mean(took))} s each (median ${seconds(middle(took))}, ${seconds(Math.min(...took))} to ${seconds(Math.max(...took))}), at most ${seconds(behind)} s behind`,
    `  ${perTurn(played)}`,
  ];
  const all = played.flatMap(({ shown }) => shown);
  for (const type of [...new Set(all.map((each) => each.type))].sort()) {
    const dwells = all.filter((each) => each.type === type).map((each) => each.for);
    lines.push(
      `  ${type} ×${dwells.length}: median ${seconds(middle(dwells))} s, shortest ${seconds(Math.min(...dwells))} s`,
    );
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}
