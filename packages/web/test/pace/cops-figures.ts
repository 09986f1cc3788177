import type { Asked } from "./cops-meter.ts";
import type { PlayedThrough } from "./played-through.ts";

/** The kinds of moments: those of life and death apart. */
const KINDS = ["announced", "announced shot", "investigated", "hit", "eliminated", "turn-end"] as const;

function ofKind(asked: readonly Asked[], kind: (typeof KINDS)[number]): readonly Asked[] {
  const isShot = kind === "announced shot";
  return asked.filter(({ moment, isQuiet }) =>
    moment === "announced" ? (isQuiet ? kind === "announced" : isShot) : moment === kind,
  );
}

/** How games of Good Cop Bad Cop went, for a reader among bots. */
export interface CopsFigures {
  readonly games: number;
  /** Of a game, in milliseconds, and how many turns it has. */
  readonly took: number;
  readonly turns: number;
  readonly perTurn: number;
  /** Of the time: moments in which nobody plays and nothing is shown of what led to them. */
  readonly idle: number;
  /** Of the time: moments in which nobody plays, whatever is shown in them; without the shots and falls that are; and without grave moments. */
  readonly withoutPlay: number;
  readonly withoutDrama: number;
  readonly withoutPlayOrShot: number;
  /** All moments in which nobody plays, as above, by kind. */
  readonly byKind: Readonly<Record<string, number>>;
  /** Of the time: bots over a question of their own, and the reader, while nothing is shown. */
  readonly bots: number;
  readonly reader: number;
  /** How often the reader is asked in a game, and how often with one answer. */
  readonly asks: number;
  readonly asksWithOneAnswer: number;
  /** How often the reader was hit or went down with equipment in hand, in all, and how often unasked. */
  readonly struck: number;
  readonly struckUnasked: number;
}

/** The figures of games that were played through. */
export function copsFigures(played: readonly PlayedThrough[]): CopsFigures {
  const games = played.length;
  const time = sum(played.map(({ took }) => took));
  const turns = sum(played.map(({ metered }) => metered.turns));
  const asked = played.flatMap(({ metered }) => metered.asked);
  const shareOf = (those: readonly Asked[], timeOf: (of: Asked) => number): number => sum(those.map(timeOf)) / time;
  const still = ({ open, shown }: Asked): number => open - shown;
  const mine = asked.filter(({ isMine }) => isMine);
  const nobodyPlays = asked.filter(({ moment, isPlayed, isMine }) => moment !== null && !isPlayed && !isMine);
  const others = asked.filter(({ moment, isMine }) => moment === null && !isMine);
  const struck = played.flatMap(({ metered, answered }) => metered.struck.map((turn) => ({ turn, metered, answered })));
  const unasked = struck.filter(
    ({ turn, metered, answered: byThem }) =>
      !metered.asked.some((each) => each.moment !== null && each.turn === turn && byThem.has(each.prompt)),
  );
  return {
    games,
    took: time / games,
    turns: turns / games,
    perTurn: time / turns,
    idle: shareOf(nobodyPlays, still),
    withoutPlay: shareOf(nobodyPlays, ({ open }) => open),
    withoutDrama: shareOf(nobodyPlays, ({ open, shot }) => open - shot),
    withoutPlayOrShot: shareOf(
      nobodyPlays.filter(({ isQuiet }) => isQuiet),
      ({ open }) => open,
    ),
    byKind: Object.fromEntries(KINDS.map((kind) => [kind, shareOf(ofKind(nobodyPlays, kind), ({ open }) => open)])),
    bots: shareOf(others, still),
    reader: shareOf(mine, still),
    asks: mine.length / games,
    asksWithOneAnswer: mine.filter(({ answers }) => answers === 1).length / games,
    struck: struck.length,
    struckUnasked: unasked.length,
  };
}

/** The figures in a line. */
export function toldFigures(figures: CopsFigures): string {
  const { games, took, turns, perTurn, idle, withoutPlay, withoutDrama, withoutPlayOrShot } = figures;
  const { bots, reader, asks, asksWithOneAnswer } = figures;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return [
    `${games} games, ${(took / 1_000).toFixed(1)} s and ${turns.toFixed(1)} turns each, ${(perTurn / 1_000).toFixed(2)} s a turn`,
    `moments in which nobody plays: ${percent(idle)} of the time with nothing to see`,
    `${percent(withoutPlayOrShot)} with what is shown in them, but for those of shots; all of them ${percent(withoutPlay)}`,
    `by kind: ${Object.entries(figures.byKind)
      .map(([kind, share]) => `${kind} ${percent(share)}`)
      .join(", ")}`,
    `all of them but for the time in which a shot or a fall is seen ${percent(withoutDrama)}`,
    `bots think ${percent(bots)}, the reader ${percent(reader)}`,
    `${asks.toFixed(1)} asks a game, ${asksWithOneAnswer.toFixed(1)} with one answer`,
    `hit or down with equipment: ${figures.struck} times, unasked ${figures.struckUnasked}`,
  ].join("; ");
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
