import { usually } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { COURSES, type PlayedThrough, playedThrough } from "./played-through.ts";

/** How many games of each are measured; `npm run bench:games` says so itself. */
const GAMES = Number(process.env.GAMES ?? usually(3, { all: 20 }));

describe.each(COURSES)("a game of $game", (course) => {
  it("is shown to its end", async () => {
    const played: PlayedThrough[] = [];
    for (let seed = 0; seed < GAMES; seed++) played.push(await playedThrough(course, seed));
    if (process.env.GAMES !== undefined) tell(course.game, played);
    expect(played.every(({ took }) => took > 0)).toBe(true);
  });
});

function tell(game: string, played: readonly PlayedThrough[]): void {
  const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(2);
  const middle = (values: readonly number[]): number =>
    values.toSorted((one, other) => one - other)[values.length >> 1];
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const took = played.map((each) => each.took);
  const asks = mean(played.map((each) => each.asks)).toFixed(1);
  const behind = Math.max(...played.map((each) => each.behind));
  const lines = [
    `${game}: ${played.length} games, ${seconds(mean(took))} s each (median ${seconds(middle(took))}, ${seconds(Math.min(...took))} to ${seconds(Math.max(...took))}), ${asks} asks, at most ${seconds(behind)} s behind`,
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
