import type { Words } from "@darbar/words/words";
import { embedded } from "../text/voice.ts";

/** What can be typed beside numbers. */
export type TypedWord = "leave" | "aid" | "log" | "aside" | "ask" | "skip" | "table" | "again";

/** What does in every language. */
const ALWAYS: Readonly<Record<TypedWord, readonly string[]>> = {
  leave: ["q", "quit", "exit"],
  aid: ["?", "؟", "help"],
  log: ["l", "log"],
  aside: ["p"],
  ask: ["e"],
  skip: ["f"],
  table: ["b"],
  again: ["y", "yes"],
};

/** The key for something, in the reader's own letters. */
export function keyOf(wish: TypedWord, { t }: Words): string {
  return t(`terminal.key.${wish}`);
}

/** What stands on the key that ends a line. */
export function enterKey({ language }: Words): string {
  return embedded("Enter", language);
}

/** What can be typed wherever something is asked. */
export function usualHints(words: Words): readonly string[] {
  const { t } = words;
  return [
    `${keyOf("aid", words)} = ${t("table.aid")}`,
    `${keyOf("log", words)} = ${t("table.log")}`,
    `${keyOf("leave", words)} = ${t("lobby.leave")}`,
  ];
}

/** Whether a typed line means this. */
export function means(typed: string, wish: TypedWord, words: Words): boolean {
  const word = typed.toLowerCase();
  return word === keyOf(wish, words) || ALWAYS[wish].includes(word);
}

/** The whole number that was typed, in any digits; `null` if it is none. */
export function numberIn(typed: string): number | null {
  const digits = typed.replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.charCodeAt(0) - 0x0660) % 0x90));
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null;
}
