import { readdirSync, readFileSync } from "node:fs";
import { parseRecord, replay } from "@darbar/kernel";
import { happen } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { type CopsEvent, cops } from "../src/index.ts";
import { openTable } from "./open-table.ts";
import { optionsOf } from "./position.ts";
import { transcriptOf } from "./transcript-words.ts";

/*
 * Whole games in golden/: a record (docs/records.md), and beside it what happens in it, told line by line. Both were read
 * against the rules; a change in either is a change of the rules (`vitest -u` writes the text anew: read it).
 */

const FOLDER = new URL("golden/", import.meta.url);
const NAMES = readdirSync(FOLDER).flatMap((name) => (name.endsWith(".json") ? [name.replace(".json", "")] : []));

function read(name: string): string {
  return readFileSync(new URL(name, FOLDER), "utf8");
}

describe("golden games", () => {
  it("there is one of 4, one of 6 and one of 8 seats", () => {
    expect(NAMES.toSorted()).toEqual(["base-4", "base-8", "gang-6"]);
  });

  it.each(NAMES)("records: %s is played again, line by line, before every viewer", async (name) => {
    const record = parseRecord(JSON.parse(read(`${name}.json`)));
    if (!record.ok) throw new Error(record.error);
    const replayed = replay(cops, record.value);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    const { opening, steps } = replayed.value;
    const table = openTable(optionsOf(record.value.options as object, record.value.seats), record.value.seats);
    const events: CopsEvent[] = [...opening];
    happen(table, opening);
    for (const step of steps) {
      happen(table, step.events);
      events.push(...step.events);
    }
    expect(cops.outcome(table.state)).not.toBeNull();
    const told = `${record.value.title}\n\n${transcriptOf(events)}`;
    await expect(told).toMatchFileSnapshot(`./golden/${name}.txt`);
  });
});
