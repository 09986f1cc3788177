import { beforeEach, expect, it } from "vitest";
import { type Asker, CodeMisses } from "./code-misses.ts";

const HOUR = 3_600_000;
let now = 0;
let misses: CodeMisses;

beforeEach(() => {
  now = 0;
  misses = new CodeMisses(40, () => now);
});

/** Somebody from a /64 of a network. */
function from(network: string, part = "0", person: string | null = null): Asker {
  return { network, address: `${network} ${part}`, person };
}

/** How many of so many misses are answered. */
function answered(count: number, asker: (index: number) => Asker): number {
  return Array.from({ length: count }, (_, index) => misses.ask(asker(index)).ok).filter(Boolean).length;
}

function codeFor(asker: Asker): string {
  const asked = misses.ask(asker);
  return asked.ok ? "" : asked.error.code;
}

it("answers few misses of one address, and says when to try again", () => {
  expect(answered(100, () => from("n"))).toBe(1 + 10);
  now += 20_000;
  expect(misses.ask(from("n"))).toMatchObject({
    ok: false,
    error: {
      code: "too-many-codes",
      message: "app.problem.too-many-codes.address",
      facts: { seconds: 40 },
      seconds: 40,
    },
  });
  expect(answered(1, () => from("n", "elsewhere"))).toBe(1);
  now += 40_000;
  expect(answered(100, () => from("n"))).toBe(10);
});

it("answers not many more of a whole /48, however many /64 it has", () => {
  expect(answered(65_536, (index) => from("n", String(index)))).toBe(1 + 30);
  expect(misses.ask(from("n", "another"))).toMatchObject({
    error: { code: "too-many-codes", message: "app.problem.too-many-codes.network", facts: { seconds: 60 } },
  });
});

it("answers 120 a minute in all, wherever they come from and whoever sends them", () => {
  const anybody = (index: number): Asker => from(`n${index}`, "0", `old ${index}`);
  let all = 0;
  for (let minute = 0; minute < 60; minute++) {
    all += answered(400, (index) => anybody(minute * 400 + index));
    now += 60_000;
  }
  expect(all).toBe(60 * 120);
  const years = 24 ** 6 / (all / 60) / (60 * 24 * 365);
  expect(years).toBeGreaterThan(3);
});

it("lets nobody be locked out by one who tries from many addresses of few networks", () => {
  const attack = (): number => answered(5_000, (index) => from(`n${index % 30}`, String(index)));
  expect(attack()).toBe(30 + 40);
  expect(codeFor(from("n1", "friend"))).toBe("codes-tried-out");
  // Who has missed nothing lately, be they new or not.
  expect(codeFor(from("home"))).toBe("");
  now += 60_000;
  expect(attack()).toBe(40);
  expect(codeFor(from("office"))).toBe("");
});

it("lets known guests in while somebody tries from more networks than can be told apart", () => {
  misses.cameIn("old");
  now += HOUR;
  misses.cameIn("new");
  expect(answered(5_000, (index) => from(`n${index}`))).toBe(40 + 40);
  expect(codeFor(from("home"))).toBe("codes-tried-out");
  expect(codeFor(from("home", "0", "new"))).toBe("codes-tried-out");
  expect(codeFor(from("home", "0", "old"))).toBe("");
  expect(codeFor(from("home", "0", "long ago"))).toBe("");
  // A guest is no better way to try.
  expect(answered(100, () => from("home", "0", "old"))).toBe(4);
  expect(answered(100, (index) => from("home", "0", `old ${index}`))).toBe(40 - 6);
});

it("does not count what opens a table, nor lets many questions at once slip through", () => {
  for (let count = 0; count < 1_000; count++) {
    const asked = misses.ask(from("n"));
    if (!asked.ok) throw new Error(asked.error.code);
    asked.value();
  }
  const open = Array.from({ length: 100 }, () => misses.ask(from("n")));
  expect(open.filter(({ ok }) => ok).length).toBe(11);
  for (const asked of open) if (asked.ok) asked.value();
  expect(answered(100, () => from("n"))).toBe(11);
});

it("has no limit of 0", () => {
  misses = new CodeMisses(0, () => now);
  expect(answered(1_000, () => from("n", "0", "old"))).toBe(1_000);
});
