import { expect, it } from "vitest";
import { isolate, wordsOf } from "./words.ts";

const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/gu, "");

it("joins Hebrew names by a letter, and others by a hyphen", () => {
  const { list } = wordsOf("he", {});
  expect(plain(list([isolate("נועה"), isolate("עומר")]))).toBe("נועה ועומר");
  expect(plain(list([isolate("נועה"), isolate("Sara")]))).toBe("נועה ו־Sara");
  expect(plain(list(["ישר", "מושחת"]))).toBe("ישר ומושחת");
});

it("leaves the lists of other languages alone", () => {
  expect(plain(wordsOf("en", {}).list([isolate("Ada"), isolate("Ben")]))).toBe("Ada and Ben");
});
