import { expect, it } from "vitest";
import { askedTogether } from "./asked-together.ts";

it("asks for everything at once that comes while an answer is under way, and lets a failure concern nobody else", async () => {
  const asked: (readonly string[])[] = [];
  const lengthOf = askedTogether(async (words) => {
    asked.push(words);
    if (words.includes("bad")) throw new Error("cannot be asked");
    return new Map(words.filter((word) => word !== "unknown").map((word) => [word, word.length]));
  });
  const first = lengthOf("one");
  await new Promise((resolve) => setImmediate(resolve));
  const bad = expect(lengthOf("bad")).rejects.toThrow("cannot be asked");
  await Promise.all([first, bad]);
  expect(await Promise.all(["three", "unknown", "three"].map(lengthOf))).toEqual([5, undefined, 5]);
  expect(asked).toEqual([["one"], ["bad"], ["three", "unknown"]]);
});
