import { describe, expect, test } from "vitest";
import { shareOf } from "../interval.ts";
import type { ArenaReport } from "../report.ts";
import { element, together } from "./markup.ts";
import { arenaPage } from "./page.ts";

const BOTS = ["honest", "bluffer", "<b>&"];

const REPORT: ArenaReport = {
  game: "coup",
  options: { edition: "plus", reformation: true },
  seats: 4,
  seed: 'a "seed" <&>',
  bots: BOTS,
  focus: null,
  searchMilliseconds: 200,
  talks: false,
  seating: "one-among-many",
  gamesPerPairing: 100,
  games: 600,
  planned: 600,
  isInterrupted: false,
  parity: 0.25,
  shares: BOTS.map((bot, place) => ({ bot, ...shareOf(20 + 10 * place, 200) })),
  cross: BOTS.flatMap((row) =>
    BOTS.flatMap((column) => (row === column ? [] : [{ row, column, ...shareOf(row.length, 100) }])),
  ),
  seatShares: [0, 1, 2, 3].map((seat) => shareOf(150 + seat, 600)),
  ratings: BOTS.map((bot, place) => ({
    bot,
    mu: 25 + place,
    sigma: 1,
    ordinal: 22 + place,
    curve: [
      { games: 0, mu: 25 },
      { games: 600, mu: 25 + place },
    ],
  })),
  turns: { mean: 20.5, p50: 20, p95: 40, most: 70 },
  stalled: { ...shareOf(3, 600), afterTurns: 60 },
  unfinished: 1,
  times: BOTS.map((bot) => ({ bot, decisions: 5, p50: 0.02, p95: 3, most: 4, histogram: histogram() })),
  seconds: 2,
  gamesPerSecond: 300,
};

function histogram() {
  return [
    { upTo: 0.02, decisions: 3 },
    { upTo: 3.1, decisions: 2 },
  ];
}

/** The elements of a page in their order; fails where one is not closed, or closed in the wrong place. */
function elementsOf(page: string): readonly string[] {
  const open: string[] = [];
  const names: string[] = [];
  const rest = page.replace(/^<!doctype html>/, "").replace(/<style>[^<]*<\/style>/, "");
  for (const [tag, slash, name, closed] of rest.matchAll(
    /<(\/?)([a-z][a-z0-9]*)(?: [a-zA-Z][a-zA-Z0-9-]*="[^"<>]*")*( \/)?>/g,
  )) {
    if (slash === "/") expect(open.pop()).toBe(name);
    else names.push(name);
    if (slash === "" && closed === undefined && !tag.endsWith("/>")) open.push(name);
  }
  expect(open).toEqual([]);
  // Nothing is left that could be half an element, or an entity that is none.
  const text = rest.replace(/<\/?[a-z][a-z0-9]*(?: [a-zA-Z][a-zA-Z0-9-]*="[^"<>]*")*(?: \/)?>/g, "");
  expect(text).not.toMatch(/[<>]/);
  expect(text).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/);
  return names;
}

describe("the page of an arena", () => {
  const page = arenaPage(REPORT);

  test("is well-formed, whatever bots and seeds are called", () => {
    const names = elementsOf(page);
    expect(names.slice(0, 2)).toEqual(["html", "head"]);
    expect(page).toContain("&lt;b&gt;&amp;");
  });

  test("needs nothing from elsewhere and runs nothing", () => {
    expect(page).not.toMatch(/https?:|src=|href=|@import|url\(|<script|\son[a-z]+=/);
  });

  test("draws shares, the cross table, the ratings, the seats and the times of each bot", () => {
    const drawings = elementsOf(page).filter((name) => name === "svg");
    expect(drawings).toHaveLength(4 + BOTS.length);
    expect(page.match(/<svg [^>]*role="img"[^>]*><title>/g)).toHaveLength(drawings.length);
    expect(page).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  test("is for light and for dark", () => {
    expect(page).toContain("prefers-color-scheme: dark");
    expect(page).toContain('name="color-scheme" content="light dark"');
  });

  test("leaves out what there is not", () => {
    const alone = arenaPage({ ...REPORT, bots: ["honest"], shares: [], cross: [], ratings: null, times: [] });
    expect(elementsOf(alone).filter((name) => name === "svg")).toHaveLength(1);
  });
});

test("text in an element is harmless, also in its attributes", () => {
  const { html } = element("p", { title: 'a "b" <c>' }, "1 < 2 & 3 > 2", together([element("b", {})]));
  expect(html).toBe('<p title="a &quot;b&quot; &lt;c&gt;">1 &lt; 2 &amp; 3 &gt; 2<b></b></p>');
});
