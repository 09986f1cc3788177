import { type Bot, type BotOptions, STYLES } from "@darbar/bots";
import { expect, test } from "vitest";
import { ENGLISH, EVERY_WORDS } from "../../test/spoken.ts";
import { invite, type Wanted } from "./company.ts";

const nobody: Bot<string, string> = { choose: ({ legal }) => legal[0] };

const REGULAR: Wanted = { level: "regular", style: null, botsMuted: false };

/** What the guests of many evenings are like. */
function optionsOf(wanted: BotOptions): readonly BotOptions[] {
  const evenings = Array.from({ length: 20 }, (_, evening) =>
    invite("You", 6, `${evening}`, { ...wanted, botsMuted: false }, () => nobody, ENGLISH),
  );
  return evenings.flatMap(({ guests }) => guests.flatMap((guest) => guest?.options ?? []));
}

test("guests are of the level that was asked for, and of any style unless one was asked for", () => {
  const anyhow = optionsOf({ level: "sharp", style: null });
  expect(anyhow).toHaveLength(100);
  expect(new Set(anyhow.map(({ level }) => level))).toEqual(new Set(["sharp"]));
  expect(new Set(anyhow.map(({ style }) => style))).toEqual(new Set(STYLES));
  expect(new Set(optionsOf({ level: "newcomer", style: "greedy" }).map(({ style }) => style))).toEqual(
    new Set(["greedy"]),
  );
});

test("the same seed brings the same guests", () => {
  const names = () => invite("You", 5, "same", REGULAR, () => nobody, ENGLISH).names;
  expect(names()).toEqual(names());
});

test("guests are called as the reader writes their names, and nobody is called like the reader", () => {
  const { names } = invite("بهرام", 10, "any", REGULAR, () => nobody, EVERY_WORDS.fa);
  expect(names.filter((name) => name === "بهرام")).toHaveLength(1);
  expect(names.filter((name) => /\p{Script=Latin}/u.test(name))).toEqual([]);
});
