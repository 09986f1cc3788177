import { readdirSync, readFileSync } from "node:fs";
import { parseRecord, replay } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { cops, summary } from "../src/index.ts";

/*
 * Games in kept/ were played by former versions of the rules: a record, and how the table stood at its end. They are never
 * written anew: whatever the rules are today, these games end as they ended (docs/records.md).
 */

const FOLDER = new URL("kept/", import.meta.url);

function read(name: string): { readonly record: unknown; readonly summary: unknown } {
  return JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"));
}

describe("games that were played by former versions of the rules", () => {
  it.each(readdirSync(FOLDER))("records: %s ends as it ended", (name) => {
    const kept = read(name);
    const record = parseRecord(kept.record);
    if (!record.ok) throw new Error(record.error);
    const replayed = replay(cops, record.value);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    expect(summary(replayed.value.state)).toEqual(kept.summary);
  });
});
