import { readdirSync, readFileSync } from "node:fs";
import { type GameRecord, parseRecord, replay, scriptedDraw } from "@darbar/kernel";
import { happen, watchTable } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { coup, type Summary, summary } from "../src/index.ts";

/* Whole games that were played by version 1 of the rules (docs/records.md), and what each of them came to. */

const FOLDER = new URL("kept/", import.meta.url);

interface Kept {
  readonly record: GameRecord;
  readonly end: Summary;
}

function kept(name: string): Kept {
  const { record, end } = JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"));
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(parsed.error);
  return { record: parsed.value, end };
}

const NAMES = readdirSync(FOLDER);

describe("games by former rules", () => {
  it.each(NAMES)("records: %s replays to the end it had", (name) => {
    const { record, end } = kept(name);
    const replayed = replay(coup, record);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    expect(summary(replayed.value.state)).toEqual(end);
    expect(replayed.value.options.version).toBe(1);
  });

  it.each(NAMES)("records: %s goes on by the rules it was begun by, wherever it is taken up again", (name) => {
    const { record, end } = kept(name);
    const opened = coup.options({ ...(record.options as object), version: record.version }, record.seats);
    if (!opened.ok) throw new Error(opened.error);
    const draw = scriptedDraw(record.draws);
    const table = watchTable(coup, opened.value, record.seats);
    happen(table, coup.deal(table.state, draw));
    for (const [seat, raw] of record.moves) {
      const move = coup.move(raw);
      if (!move.ok) throw new Error(move.error);
      const decided = coup.decide(JSON.parse(JSON.stringify(table.state)), seat, move.value, draw);
      if (!decided.ok) throw new Error(decided.error.code);
      happen(table, decided.value);
    }
    expect(summary(table.state)).toEqual(end);
  });

  it.each([
    ["classic-2.json", "the draft comes first"],
    ["plus-2.json", "the draft comes first"],
    ["he-2.json", "the starting seat has 2 coins"],
    ["ru-3-one-of-two-lost.json", "the other one is replaced"],
    ["ru-3-one-of-two-returned.json", "the other one is replaced"],
  ])("records: read by the newest rules, %s would come to something else: %s", (name) => {
    const { record, end } = kept(name);
    const { version: _, ...unversioned } = record;
    const replayed = replay(coup, unversioned);
    expect(replayed.ok && summary(replayed.value.state)).not.toEqual(end);
  });
});
