import { emptyTable, type Fact, fold } from "@darbar/table";
import { expect, it } from "vitest";
import { CONTEXT } from "../src/context.ts";
import { memoryStore } from "../src/store/memory-store.ts";
import { connect } from "./client.ts";
import { call, newPerson, newTable, startForTest } from "./start.ts";

const UNKNOWN = { type: "from-the-future" } as unknown as Fact;

it("a fact that is not known is an error, and never skipped", () => {
  expect(() => fold(emptyTable("t1", CONTEXT), { at: 0, fact: UNKNOWN })).toThrow(
    'table t1 holds a fact 0 that is not known here: "from-the-future"',
  );
});

it.each([
  ["a fact that is not known", JSON.stringify({ fact: UNKNOWN }), 'fact 3 that is not known here: "from-the-future"'],
  ["a fact that is no fact", '{"fact":{"ty', "cannot be folded"],
])("a table with %s is refused with a sentence and reported once; others go on", async (_, fact, why) => {
  const store = memoryStore();
  const first = await startForTest({}, { store });
  const { token } = await newPerson(first.address, "Ada");
  const bad = await newTable(first.address, token, { visibility: "public" });
  const good = await newTable(first.address, token, { visibility: "public" });
  await first.close();
  const seq = (await store.load(bad.table))?.length ?? 0;
  await store.append(bad.table, [{ seq, at: 0, fact }]);

  const reports: unknown[] = [];
  const { address } = await startForTest({}, { store, host: { report: (error) => void reports.push(error) } });
  const asked = await call(address, "GET", `/api/codes/${bad.code}`);
  expect(asked).toMatchObject({ status: 503, body: { code: "unreadable-table", error: expect.stringMatching(/./) } });
  expect((await call(address, "GET", `/api/codes/${good.code}`)).status).toBe(200);
  const client = await connect(address, token);
  client.send({ type: "watch", table: bad.table });
  expect(await client.next("gone")).toMatchObject({ table: bad.table, code: "unreadable-table" });
  expect(await client.do(bad.table, { do: "start" })).toBe("unreadable-table");
  client.send({ type: "watch", table: good.table });
  expect(await client.next("table")).toMatchObject({ table: good.table });
  expect(reports.map(String)).toEqual([expect.stringContaining(why)]);
});
