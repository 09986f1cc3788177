import { expect, it } from "vitest";
import { Rates } from "./rates.ts";

const LIMITS = { messagesPerSecond: 10, talkPerMinute: 60, snapshotKilobytesPerSecond: 100 };
const ada = { address: "a", person: "ada" };

it("counts what a person sends over all connections, and what an address sends for all people", () => {
  const rates = new Rates(LIMITS);
  const count = (caller: typeof ada): number => {
    let taken = 0;
    while (rates.takeMessage(caller, 0)) taken++;
    return taken;
  };
  expect(count(ada)).toBe(60);
  const others = Array.from({ length: 15 }, (_, index) => count({ address: "a", person: `p${index}` }));
  expect(others.reduce((sum, each) => sum + each, 0)).toBe(600 - 60);
  expect(count({ address: "b", person: "bob" })).toBe(60);
});

it("lets one person talk so often a minute, and one address four times as often", () => {
  const rates = new Rates(LIMITS);
  const lines = (person: string, seconds: number): number =>
    Array.from({ length: 10 * seconds }, (_, tenth) =>
      rates.takeLine({ address: "a", person }, 1_000_000 + 100 * tenth),
    ).filter(Boolean).length;
  expect(lines("ada", 60)).toBe(15 + 59);
  const crowd = new Rates(LIMITS);
  const all = Array.from({ length: 15 * 20 }, (_, index) =>
    crowd.takeLine({ address: "a", person: `p${index % 15}` }, 0),
  );
  expect(all.filter(Boolean).length).toBe(60);
});

it("counts whole tables by their bytes: who was sent too many waits", () => {
  const rates = new Rates(LIMITS);
  expect(rates.maySendTable(ada, 0)).toBe(true);
  rates.sentTable(ada, 1_500 * 1024, 0);
  expect(rates.maySendTable(ada, 4_900)).toBe(false);
  expect(rates.maySendTable(ada, 5_100)).toBe(true);
  expect(rates.maySendTable({ address: "b", person: "bob" }, 0)).toBe(true);
});

it("has no limit where it is told so, and forgets who is quiet", () => {
  const endless = new Rates({ messagesPerSecond: 0, talkPerMinute: 0, snapshotKilobytesPerSecond: 0 });
  for (let each = 0; each < 10_000; each++) expect(endless.takeMessage(ada, 0) && endless.takeLine(ada, 0)).toBe(true);
  const rates = new Rates(LIMITS);
  rates.takeMessage(ada, 0);
  rates.tidy(10);
  rates.tidy(60_000);
  expect(JSON.stringify(rates)).not.toContain("ada");
});
