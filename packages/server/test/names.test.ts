import { BOT_NAMES, Setup } from "@darbar/protocol";
import { readingsOf, sentenceOf } from "@darbar/words";
import { describe, expect, it } from "vitest";
import { lookAlike } from "../src/identity/alike.ts";
import { TableRegistry } from "../src/registry.ts";
import { connect } from "./client.ts";
import { openTable } from "./evening.ts";
import { call, newPerson, newTable, startForTest } from "./start.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

/** A table of Natasha's with a bot in the second seat, and somebody who would like to sit there as well. */
async function atNatashas(name: string) {
  const { address } = await startForTest();
  const natasha = await newPerson(address, "Natasha");
  const { table } = await newTable(address, natasha.token, { seats: 4, bots: [{ seat: 1, level: "regular" }] });
  const made = await call<{ code?: string; token: string }>(address, "POST", "/api/people", { body: { name } });
  if (made.status !== 201) return made.body.code;
  const guest = await connect(address, made.body.token);
  return guest.do(table, { do: "sit", seat: 2 });
}

describe("at one table", () => {
  it.each([
    ["Natasha", "name-taken"],
    ["NATASHA", "name-taken"],
    ["Nаtаshа", "name-taken"],
    ["Ｎａｔａｓｈａ", "name-taken"],
    ["Nat\u200Dasha", "name-taken"],
    ["Nat\u200Casha", "name-taken"],
    ["Anahita", "name-taken"],
    ["آناهیتا", "name-taken"],
    ["אנהיטה", "name-taken"],
    ["АНАХИТА", "name-taken"],
    ["Natasha (you)", "bad-name"],
  ])("nobody is taken for somebody else: %j", async (name, code) => {
    expect(await atNatashas(name)).toBe(code);
  });

  it("others sit down as they please", async () => {
    expect(await atNatashas("Nataša")).toBeNull();
  });

  it("says what to do about a name that is taken", async () => {
    const { live } = await openTable({ game: "coup", seats: 3 }, 1);
    const done = await live.do({ person: "x", name: "p0" }, "c", { do: "sit", seat: 1 });
    expect(done).toMatchObject({ ok: false, error: { code: "seat-taken" } });
    await live.do({ person: "p0", name: "P0" }, "d", { do: "remove-bot", seat: 1 });
    const again = await live.do({ person: "x", name: "p0" }, "e", { do: "sit", seat: 1 });
    expect(again).toMatchObject({ ok: false, error: { code: "name-taken" } });
    expect(again.ok ? "" : sentenceOf(again.error, "en")).toMatch(/take another/i);
  });

  it("one changes seats under the name that one has", async () => {
    const { live, do: act } = await openTable({ game: "coup", seats: 3 }, 1);
    await act(0, { do: "remove-bot", seat: 2 });
    expect(await act(0, { do: "sit", seat: 2 })).toBe("done");
    expect(live.table.seats[2]).toMatchObject({ name: "P0" });
  });
});

describe("bots", () => {
  it.each(["Anahita", "ANAHITA", "Сyrus", "Zal", "كوروش", "כורש", "кир"])(
    "take no name that looks like %s, who is there first",
    async (name) => {
      const host = { person: "x", name };
      const setup = Setup.parse({ game: "cops", seats: 8 });
      const registry = new TableRegistry(virtualRegistryHost(3));
      for (const bots of ["all", "none"] as const) {
        const made = await registry.create(host, setup, bots);
        if (!made.ok) throw new Error(made.error.code);
        const live = await registry.open(made.value.table);
        for (let seat = 1; seat < 8; seat++)
          await live?.do(host, `c${seat}`, { do: "add-bot", seat, level: "regular" });
        const names = live?.table.seats.flatMap((sitter) => (sitter === null ? [] : [readingsOf(sitter.name)])) ?? [];
        expect(names).toHaveLength(8);
        for (const [seat, one] of names.entries()) {
          for (const other of names.slice(seat + 1).flat()) {
            expect(one.filter((reading) => lookAlike(reading, other))).toEqual([]);
          }
        }
      }
    },
  );

  it("have more names than a table has seats", () => {
    expect(BOT_NAMES.length).toBeGreaterThan(10);
  });
});
