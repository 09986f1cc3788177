import type { Words } from "@darbar/words/words";

/** So many names the words have for those who have not said theirs. */
const GUESSES = 24;

/** A pleasant name for somebody who has not said theirs, in their own script; none of those that are taken, if there is another. */
export function guestName({ t }: Words, taken: readonly string[] = [], random: () => number = Math.random): string {
  const names = Array.from({ length: GUESSES }, (_, n) => t("app.guest", { n }));
  const free = names.filter((name) => !taken.includes(name));
  const from = free.length > 0 ? free : names;
  return from[Math.floor(random() * from.length)] ?? "";
}
