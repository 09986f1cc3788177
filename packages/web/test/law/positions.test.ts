import { QUESTIONS as COPS_QUESTIONS, type State as CopsState, everyVariant as copsVariants } from "@darbar/cops";
import { QUESTIONS as COUP_QUESTIONS, everyVariant as coupVariants, EDITIONS } from "@darbar/coup";
import type { Asking } from "@darbar/kernel";
import { LIMITS } from "@darbar/protocol/agreed";
import { standingsOf } from "@darbar/words/cops/race";
import { LANGUAGES } from "@darbar/words/languages";
import { expect, it } from "vitest";
import { everyCheck, someChecks } from "./checks.ts";
import { lawPositions } from "./positions.ts";
import { sheetPositions } from "./sheet-positions.ts";
import { nameOf, SIZES } from "./sizes.ts";
import type { Check } from "./walker.ts";

const positions = await lawPositions();
const tables = positions.flatMap(({ shows }) =>
  shows.a === "table" && shows.message.snapshot.game !== null ? [shows.message.snapshot.game] : [],
);

/** Every value there is of something, at the tables of a game. */
function seen(game: string, of: (table: (typeof tables)[number]) => unknown): ReadonlySet<unknown> {
  return new Set(tables.filter((table) => table.game === game).map(of));
}

/** What of a list was never seen. */
function missing(wanted: readonly unknown[], found: ReadonlySet<unknown>): readonly unknown[] {
  return [...new Set(wanted)].filter((each) => !found.has(each));
}

it("asks every question of both games, of every number of players", () => {
  const question = ({ view }: (typeof tables)[number]) => (view as Asking & { readonly question: string }).question;
  expect(missing(COUP_QUESTIONS, seen("coup", question))).toEqual([]);
  expect(missing(COPS_QUESTIONS, seen("cops", question))).toEqual([]);
  const seats = ({ seats }: { readonly seats: number }) => seats;
  expect(missing(coupVariants().map(seats), seen("coup", seats))).toEqual([]);
  expect(missing(copsVariants().map(seats), seen("cops", seats))).toEqual([]);
});

it("comes to where one snatch wins, with the eyes of a cop and of a criminal", () => {
  const eyes = tables.flatMap(({ game, view }) => {
    const { players, viewer } = view as CopsState;
    return game === "cops" && typeof viewer === "number" && standingsOf(players).isUrgent
      ? [players[viewer].standing]
      : [];
  });
  expect(missing(["in", "criminal"], new Set(eyes))).toEqual([]);
});

it("lets whoever has looked tell what they saw, at tables of every number of players of both modes", () => {
  const kinds = new Set(
    positions.filter(({ kind }) => kind === "telling").map(({ id }) => id.split("-").slice(2, 4).join()),
  );
  expect(
    missing(
      copsVariants().map(({ options, seats }) => `${options.mode},${seats}`),
      kinds,
    ),
  ).toEqual([]);
});

it("plays every edition, mode and option", () => {
  const option =
    (name: string) =>
    ({ options }: { readonly options: unknown }) =>
      (options as Record<string, unknown>)[name];
  expect(missing(EDITIONS, seen("coup", option("edition")))).toEqual([]);
  for (const name of ["character", "reformation", "anarchist", "draft", "secondDefence", "blockers"]) {
    expect(missing(coupVariants().map(option(name)), seen("coup", option(name))), name).toEqual([]);
  }
  expect(missing(["base", "gang"], seen("cops", option("mode")))).toEqual([]);
});

it("looks also at those who wait, watch or have answered, at what comes after a game, and into questions", () => {
  const kinds = new Set(
    positions.flatMap(({ game, kind }) => [...kind.matchAll(/[~+].*$/g)].map(([end]) => `${game} ${end}`)),
  );
  const wanted = [
    "coup ~waits",
    "cops ~watches",
    "coup ~given",
    "cops ~host",
    "coup ~free",
    "coup ~guest",
    "cops ~refused",
  ];
  const ways = [
    "coup +steal",
    "coup +coup!",
    "coup +challenge!",
    "coup +picked",
    "cops +investigate>seat",
    "cops +play-blackmail>seat>card",
  ];
  expect(missing([...wanted, ...ways], kinds)).toEqual([]);
});

it("has names as long as the server takes them, and each position a name of its own", () => {
  const names = positions.flatMap(({ shows }) => (shows.a === "table" ? shows.message.snapshot.seats : []));
  const letters = names.map((sitter) => [...new Intl.Segmenter().segment(sitter?.name ?? "")].length);
  expect(Math.max(...letters)).toBe(LIMITS.name);
  expect(new Set([...positions, ...sheetPositions()].map(({ id }) => id)).size).toBe(
    positions.length + sheetPositions().length,
  );
});

it("looks at 2,000 and more in all, at 150 and more in each run, on every screen and in every language", async () => {
  const spread = (checks: readonly Check[]) =>
    new Set(checks.map(({ size, language }) => `${nameOf(size)} ${language}`)).size;
  const [every, some] = [await everyCheck(), await someChecks()];
  expect(every.length).toBeGreaterThanOrEqual(2_000);
  expect(some.length).toBeGreaterThanOrEqual(150);
  expect([spread(every), spread(some)]).toEqual([SIZES.length * LANGUAGES.length, SIZES.length * LANGUAGES.length]);
});

it("comes to whoever is out among bots and among people, and to whoever has given the game up, in both games", () => {
  const kinds = new Set(positions.map(({ game, kind }) => `${game} ${kind}`));
  const wanted = ["coup", "cops"].flatMap((game) =>
    ["out~bots", "out~people", "resigned"].map((kind) => `${game} ${kind}`),
  );
  expect(missing(wanted, kinds)).toEqual([]);
});
