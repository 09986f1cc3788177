import type { ArenaReport } from "./report.ts";
import { inTime, inWhole, percent, sayCells, sayOccasion, sayTurns } from "./words.ts";

/** An arena's findings in words and columns. */
export function inColumns(report: ArenaReport): string {
  const parts = [sayOccasion(report), ...shareLines(report), ...crossLines(report), ...ratingLines(report)];
  const seats = report.seatShares.map(({ share }) => percent(share)).join("  ");
  parts.push("", `Turns: ${sayTurns(report)}.`, `Wins by seat: ${seats}`, ...timeLines(report));
  return `${parts.join("\n")}\n`;
}

function shareLines({ shares, bots }: ArenaReport): readonly string[] {
  if (shares.length === 0) return [];
  const rows = shares
    .toSorted((one, other) => other.share - one.share)
    .map(({ bot, share, low, high, wins, games }) => {
      const interval = `(${percent(low)} to ${percent(high)})`;
      return `  ${padTo(bot, bots)}  ${percent(share).padStart(7)}  ${interval.padEnd(20)}  ${inWhole(wins)} of ${inWhole(games)}`;
    });
  return ["", "Win share, with its 95 % interval", ...rows];
}

function crossLines(report: ArenaReport): readonly string[] {
  const { cross, bots } = report;
  if (cross.length === 0) return [];
  const width = Math.max(14, ...bots.map((bot) => bot.length + 2));
  const columns = bots.filter((bot) => cross.some(({ column }) => column === bot));
  const rows = bots
    .filter((bot) => cross.some(({ row }) => row === bot))
    .map((row) => {
      const cells = columns.map((column) => {
        const cell = cross.find((each) => each.row === row && each.column === column);
        return (cell === undefined ? "–" : `${percent(cell.share)} ±${halfWidth(cell)}`).padStart(width);
      });
      return `  ${padTo(row, bots)}${cells.join("")}`;
    });
  const heading = `  ${padTo("", bots)}${columns.map((bot) => bot.padStart(width)).join("")}`;
  return ["", `Cross table: ${sayCells(report)}`, heading, ...rows];
}

function halfWidth({ low, high }: { readonly low: number; readonly high: number }): string {
  return (50 * (high - low)).toFixed(1);
}

function ratingLines({ ratings, bots }: ArenaReport): readonly string[] {
  if (ratings === null) return [];
  const rows = ratings
    .toSorted((one, other) => other.mu - one.mu)
    .map(({ bot, mu, sigma }) => `  ${padTo(bot, bots)}  ${mu.toFixed(2).padStart(7)} ±${sigma.toFixed(2)}`);
  return ["", "Ratings (openskill)", ...rows];
}

function timeLines({ times, bots, games, seconds, gamesPerSecond }: ArenaReport): readonly string[] {
  const rows = times.map(({ bot, decisions, p50, p95, most }) => {
    const columns = [inWhole(decisions), inTime(p50), inTime(p95), inTime(most)];
    return `  ${padTo(bot, bots)}${columns.map((text) => text.padStart(12)).join("")}`;
  });
  const heading = `  ${padTo("", bots)}${["decisions", "p50", "p95", "longest"].map((text) => text.padStart(12)).join("")}`;
  const pace = `${inWhole(games)} games in ${seconds.toFixed(1)} s, ${inWhole(gamesPerSecond)} a second.`;
  return ["", "Time for a decision that is a choice", heading, ...rows, "", pace];
}

function padTo(text: string, all: readonly string[]): string {
  return text.padEnd(Math.max(...all.map((each) => each.length)));
}
