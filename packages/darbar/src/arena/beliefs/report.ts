import type { RawOptions } from "../../table-game.ts";
import { inWhole, percent } from "../words.ts";
import { BINS, type Bin, type ForecastTally, WAYS, type Way } from "./tally.ts";

/** How good forecasts were: their mean logarithmic loss, in nats. */
interface Losses extends Readonly<Record<Way, number>> {
  readonly forecasts: number;
}

/** Claims of about the same chance: what they were given on average, and what part of them was so. */
interface Calibration {
  readonly from: number;
  readonly to: number;
  readonly claims: number;
  /** `null` where there were none. */
  readonly claimed: number | null;
  readonly so: number | null;
}

/** What was found of beliefs. */
export interface BeliefReport {
  readonly game: string;
  readonly options: RawOptions;
  readonly seats: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly isInterrupted: boolean;
  readonly loss: Losses;
  readonly byBot: readonly (Losses & { readonly bot: string })[];
  /** How much smaller the loss is for one who reads what others do, game by game; `margin`: half the 95 % interval. */
  readonly gain: { readonly mean: number; readonly margin: number };
  readonly calibration: Readonly<Record<Way, readonly Calibration[]>>;
  /** How far the claimed chances were off on average, by the number of claims. */
  readonly calibrationError: Readonly<Record<Way, number>>;
}

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959963984540054;

/** Puts together what was counted; `null` if there was nothing to find out. */
export function makeBeliefReport(
  occasion: Pick<BeliefReport, "game" | "options" | "seats" | "seed" | "bots" | "isInterrupted">,
  { bots, bins, games, gain, squares }: ForecastTally,
): BeliefReport | null {
  if (games === 0) return null;
  const all = Object.values(bots);
  const sum = (count: (own: (typeof all)[number]) => number): number =>
    all.reduce((total, own) => total + count(own), 0);
  const forecasts = sum((own) => own.forecasts);
  const mean = gain / games;
  const variance = games < 2 ? Number.NaN : (squares - games * mean * mean) / (games - 1);
  return {
    ...occasion,
    games,
    loss: {
      forecasts,
      believed: sum(({ believed }) => believed) / forecasts,
      counted: sum(({ counted }) => counted) / forecasts,
    },
    byBot: Object.entries(bots)
      .map(([bot, own]) => ({
        bot,
        forecasts: own.forecasts,
        believed: own.believed / own.forecasts,
        counted: own.counted / own.forecasts,
      }))
      .sort((one, other) => (one.bot < other.bot ? -1 : 1)),
    gain: { mean, margin: Z * Math.sqrt(Math.max(0, variance) / games) },
    calibration: { believed: calibrate(bins.believed), counted: calibrate(bins.counted) },
    calibrationError: { believed: errorOf(bins.believed), counted: errorOf(bins.counted) },
  };
}

function calibrate(bins: readonly Bin[]): readonly Calibration[] {
  return bins.map(({ claims, chances, so }, place) => ({
    from: place / BINS,
    to: (place + 1) / BINS,
    claims,
    claimed: claims === 0 ? null : chances / claims,
    so: claims === 0 ? null : so / claims,
  }));
}

function errorOf(bins: readonly Bin[]): number {
  const claims = bins.reduce((sum, bin) => sum + bin.claims, 0);
  return bins.reduce((sum, { chances, so }) => sum + Math.abs(chances - so), 0) / claims;
}

/** What was found of beliefs, in words and columns. */
export function beliefColumns(report: BeliefReport): string {
  const { game, seats, games, seed, loss, byBot, gain, calibration, calibrationError } = report;
  const width = Math.max(8, ...byBot.map(({ bot }) => bot.length));
  const row = (name: string, { forecasts, believed, counted }: Losses): string =>
    `  ${name.padEnd(width)}${inWhole(forecasts).padStart(12)}${counted.toFixed(3).padStart(12)}${believed.toFixed(3).padStart(12)}`;
  const heading = `  ${"of".padEnd(width)}${["forecasts", "counting", "master"].map((text) => text.padStart(12)).join("")}`;
  const lines = [
    `${game}, ${seats} seats, ${inWhole(games)} games, seed ${JSON.stringify(seed)}`,
    "",
    "What the master believes of its opponents at each of its choices: mean logarithmic loss, in nats",
    heading,
    ...byBot.map((own) => row(own.bot, own)),
    ...(byBot.length > 1 ? [row("all", loss)] : []),
    `  Reading what they do gains ${gain.mean.toFixed(3)} ±${gain.margin.toFixed(3)} a forecast, game by game.`,
    "",
    "Calibration: the chance that was claimed, and what part was so",
    `  ${"chance".padEnd(14)}${WAYS.toReversed()
      .map((way) => (way === "counted" ? "counting" : "master").padStart(30))
      .join("")}`,
    ...calibration.believed.map((_, place) => {
      const cells = [calibration.counted[place], calibration.believed[place]].map((bin) => sayBin(bin).padStart(30));
      return `  ${`${10 * place} to ${10 * (place + 1)} %`.padEnd(14)}${cells.join("")}`;
    }),
    `  Off by ${percent(calibrationError.counted)} on average when counting, ${percent(calibrationError.believed)} for the master.`,
  ];
  return `${lines.join("\n")}\n`;
}

function sayBin({ claims, claimed, so }: Calibration): string {
  if (claimed === null || so === null) return "–";
  return `${percent(claimed)} → ${percent(so)} (${inWhole(claims)})`;
}
