import { beforeEach, expect, it } from "vitest";
import { Allowance } from "./allowance.ts";

let now = 0;
beforeEach(() => {
  now = 1_000_000;
});
const clock = (): number => now;

it("counts for each key by itself, until the time is over", () => {
  const allowance = new Allowance(2, 60_000, clock);
  allowance.take("a");
  now += 20_000;
  expect(allowance.wait("a")).toBe(0);
  allowance.take("a");
  expect(allowance.wait("a")).toBe(40_000);
  expect(allowance.wait("b")).toBe(0);
  now += 40_000;
  expect(allowance.wait("a")).toBe(0);
  allowance.take("a");
  expect(allowance.wait("a")).toBe(0);
});

it("takes back what did not count, of the time it was taken in only", () => {
  const allowance = new Allowance(1, 60_000, clock);
  const takeBack = allowance.take("a");
  expect(allowance.wait("a")).toBe(60_000);
  takeBack();
  expect(allowance.wait("a")).toBe(0);
  const late = allowance.take("a");
  now += 60_000;
  allowance.take("a");
  late();
  expect(allowance.wait("a")).toBe(60_000);
});

it("has no limit of 0", () => {
  const allowance = new Allowance(0, 60_000, clock);
  for (let count = 0; count < 100; count++) allowance.take("a");
  expect(allowance.wait("a")).toBe(0);
});

it("remembers so many keys and no more: the oldest is forgotten first", () => {
  const allowance = new Allowance(1, 60_000, clock, 3);
  for (const key of ["a", "b", "c", "d"]) allowance.take(key);
  expect(["a", "b", "c", "d"].map((key) => allowance.wait(key))).toEqual([0, 60_000, 60_000, 60_000]);
  for (let key = 0; key < 1_000; key++) allowance.take(String(key));
  expect(allowance.size()).toBe(3);
  now += 60_000;
  allowance.take("e");
  expect(allowance.size()).toBe(1);
});
