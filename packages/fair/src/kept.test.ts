import { readdirSync, readFileSync } from "node:fs";
import { cops } from "@darbar/cops";
import { parseRecord } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { parseFair } from "./proof.ts";
import { verifyRecord } from "./verify.ts";

/* Proofs of games that were played by former versions of the rules (packages/cops/test/kept). */

const FOLDER = new URL("../../cops/test/kept/", import.meta.url);

describe("games by former versions of the rules", () => {
  it.each(readdirSync(FOLDER))("%s: the proof still yields every draw", (name) => {
    const record = parseRecord(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")).record);
    if (!record.ok) throw new Error(record.error);
    const fair = parseFair(record.value);
    const verified = fair.ok ? verifyRecord(cops, fair.value) : fair;
    expect(verified).toMatchObject({ ok: true, value: { draws: record.value.draws.length } });
  });
});
