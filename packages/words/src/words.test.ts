import { expect, it } from "vitest";
import { isolate, wordsOf } from "./words.ts";

const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/gu, "");

it("joins Hebrew names by a letter, and others by a hyphen", () => {
  const { list } = wordsOf("he", {});
  expect(plain(list([isolate("נועה"), isolate("עומר")]))).toBe("נועה ועומר");
  expect(plain(list([isolate("נועה"), isolate("Sara")]))).toBe("נועה ו־Sara");
  expect(plain(list(["ישר", "מושחת"]))).toBe("ישר ומושחת");
});

it("puts no comma before the last word of a Persian list", () => {
  const { list } = wordsOf("fa", {});
  const unmarked = (text: string): string => plain(text).replaceAll("\u200f", "");
  expect(unmarked(list(["فاسد", "مأمور", "دُرستکار"]))).toBe("فاسد، مأمور و دُرستکار");
  expect(unmarked(list(["فرمانده", "سفیر", "بازرس"], "or"))).toBe("فرمانده، سفیر یا بازرس");
  expect(unmarked(list([isolate("سارا"), isolate("Ben")]))).toBe("سارا و Ben");
});

it("leaves the lists of other languages alone", () => {
  expect(plain(wordsOf("en", {}).list([isolate("Ada"), isolate("Ben")]))).toBe("Ada and Ben");
});
