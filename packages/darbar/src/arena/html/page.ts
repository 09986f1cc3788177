import type { ArenaReport } from "../report.ts";
import { inTime, inWhole, sayCells, sayOccasion, sayTurns } from "../words.ts";
import { bars } from "./bars.ts";
import { ratingCurves } from "./curves.ts";
import { heatMap } from "./heat-map.ts";
import { timeHistogram } from "./histogram.ts";
import { type Content, element, type Markup } from "./markup.ts";
import { STYLES } from "./styles.ts";

/** The report of an arena as a page of its own: no script, nothing from elsewhere, light or dark as the reader likes. */
export function arenaPage(report: ArenaReport): string {
  const title = `Arena: ${report.bots.join(", ")}`;
  const sections = [shares(report), cross(report), ratings(report), turns(report), times(report)];
  const head = element(
    "head",
    {},
    element("meta", { charset: "utf-8" }),
    element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    element("meta", { name: "color-scheme", content: "light dark" }),
    element("title", {}, title),
    { html: `<style>${STYLES}</style>` },
  );
  const main = element(
    "main",
    {},
    element("h1", {}, title),
    element("p", {}, `${sayOccasion(report)}.`),
    ...sections.flat(),
  );
  return `<!doctype html>\n${element("html", { lang: "en" }, head, element("body", {}, main)).html}\n`;
}

function section(title: string, ...contents: readonly Content[]): readonly Markup[] {
  return [element("section", {}, element("h2", {}, title), ...contents)];
}

function shares({ shares, parity }: ArenaReport): readonly Markup[] {
  if (shares.length === 0) return [];
  const rows = shares
    .toSorted((one, other) => other.share - one.share)
    .map((share) => ({ ...share, label: share.bot }));
  const note = "Of all games in its row of the cross table, with the 95 % interval of Wilson.";
  return section("Win share", element("p", {}, note), bars("Win share of each bot", rows, parity));
}

function cross(report: ArenaReport): readonly Markup[] {
  if (report.cross.length === 0) return [];
  const map = heatMap("How often the row wins against the column", report.bots, report.cross, report.parity);
  return section("Cross table", element("p", {}, `Each cell: ${sayCells(report)}.`), map);
}

function ratings({ ratings }: ArenaReport): readonly Markup[] {
  if (ratings === null) return [];
  const rows = ratings
    .toSorted((one, other) => other.mu - one.mu)
    .map(({ bot, mu, sigma, ordinal }) => [bot, mu.toFixed(2), sigma.toFixed(2), ordinal.toFixed(2)]);
  const list = table(["bot", "mu", "sigma", "ordinal"], rows);
  return section("Ratings", ratingCurves("The ratings as the games were played", ratings), list);
}

function turns(report: ArenaReport): readonly Markup[] {
  const rows = report.seatShares.map((share, seat) => ({ ...share, label: `seat ${seat + 1}` }));
  const chart = bars("Win share of each seat", rows, 1 / report.seats);
  return section("Turns and seats", element("p", {}, `Turns: ${sayTurns(report)}.`), chart);
}

function times({ times, seconds, games, gamesPerSecond }: ArenaReport): readonly Markup[] {
  const rows = times.map(({ bot, decisions, p50, p95, most }) => {
    return [bot, inWhole(decisions), inTime(p50), inTime(p95), inTime(most)];
  });
  const charts = times
    .filter(({ decisions }) => decisions > 0)
    .flatMap((each) => [
      element("h3", {}, each.bot),
      timeHistogram(`How long ${each.bot} took: p95 ${inTime(each.p95)}`, each),
    ]);
  const pace = `${inWhole(games)} games in ${seconds.toFixed(1)} s, ${inWhole(gamesPerSecond)} a second.`;
  const note = `Only decisions that are a choice count; the dashed line is p95. ${pace}`;
  return section(
    "Time for a decision",
    element("p", {}, note),
    table(["bot", "decisions", "p50", "p95", "longest"], rows),
    ...charts,
  );
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): Markup {
  const cells = (name: string, texts: readonly string[]): Markup =>
    element("tr", {}, ...texts.map((text) => element(name, {}, text)));
  const head = element("thead", {}, cells("th", headings));
  return element("table", {}, head, element("tbody", {}, ...rows.map((row) => cells("td", row))));
}
