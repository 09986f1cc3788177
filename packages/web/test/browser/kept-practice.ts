import type { GameRecord, ListedGame } from "@darbar/kernel";
import type { Setup } from "@darbar/protocol";
import { writeKept } from "../../src/practice/kept-table.ts";
import type { BotsWish } from "../../src/practice/manner.ts";
import { recordedTable } from "../../src/practice/recorded-table.ts";

/** A practice game up to where its record ends, as this device keeps it. */
export function keptPractice(game: ListedGame, record: GameRecord, options: Setup["options"], bots: BotsWish): string {
  const wish = { options, seats: record.seats, name: "Reader", ...bots };
  const found = recordedTable({ game, wish, at: 0, newSecret: () => "0".repeat(64) }, record);
  if (found === null) throw new Error("the record cannot be played again");
  return writeKept({ facts: found.facts.filter(({ seq }) => seq >= found.table.base), lines: [] });
}

/** The same as practice kept it once: the record of the game. Before bots had levels nothing was kept of them. */
export function formerPractice(record: GameRecord, options: Setup["options"], bots: BotsWish | "forgotten"): string {
  const manner = bots === "forgotten" ? {} : bots;
  const manners = Array.from({ length: record.seats }, () => manner);
  return JSON.stringify({
    version: 1,
    wish: { options, seats: record.seats, me: 0, ...manner },
    number: 1,
    record,
    ...(bots === "forgotten" ? { temperaments: manners.map(() => "honest") } : { manners }),
    given: [],
    order: null,
    talk: [],
  });
}
