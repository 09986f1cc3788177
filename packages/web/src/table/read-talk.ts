import type { Remark } from "@darbar/kernel";
import type { Said, Sitter } from "@darbar/protocol";
import type { Words } from "@darbar/words/words";
import { readSeats } from "./read-seats.ts";

/** What was said as the reader hears it: bots by the names that the reader calls them, or not at all. */
export function readTalk(
  talk: readonly Said[],
  seats: readonly (Sitter | null)[],
  words: Words,
  hearsBots: boolean,
): readonly Said[] {
  const people = seats.filter((sitter) => sitter?.kind === "person");
  return talk.flatMap((line) => {
    if (line.person !== null) return [line];
    const [read] = readSeats([{ kind: "bot", name: line.name }, ...people], words);
    return hearsBots ? [{ ...line, name: read?.name ?? line.name }] : [];
  });
}

/** What was said in quick phrases in a game, as the reader hears it. */
export function readSaid(
  said: readonly Remark[],
  seats: readonly (Sitter | null)[],
  hearsBots: boolean,
): readonly Remark[] {
  return hearsBots ? said : said.filter(({ seat }) => seats[seat]?.kind !== "bot");
}
