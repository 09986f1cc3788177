import type { ServerMessage } from "@darbar/protocol";
import { expect, it, onTestFinished, vi } from "vitest";
import { connect } from "./client.ts";
import { newPerson, newTable, startForTest } from "./start.ts";

const SPECTATORS = 5;

it("a message for many who watch is written once", async () => {
  const { address } = await startForTest();
  const [ada, bob, ...watching] = await Promise.all(
    Array.from({ length: 2 + SPECTATORS }, (_, place) => newPerson(address, `Guest ${place + 1}`)),
  );
  const { table } = await newTable(address, ada.token, { seats: 2 });
  const players = await Promise.all([ada, bob].map(({ token }) => connect(address, token)));
  const spectators = await Promise.all(watching.map(({ token }) => connect(address, token)));
  for (const client of [...players, ...spectators]) {
    client.send({ type: "watch", table });
    await client.next("table");
  }
  expect(await players[1].do(table, { do: "sit", seat: 1 })).toBeNull();

  const written: ServerMessage[] = [];
  const stringify = JSON.stringify;
  const spy = vi.spyOn(JSON, "stringify").mockImplementation((value: unknown, ...rest: unknown[]) => {
    const { type } = (value ?? {}) as { readonly type?: unknown };
    if (type === "facts" || type === "present") written.push(value as ServerMessage);
    return stringify(value, ...(rest as []));
  });
  onTestFinished(() => spy.mockRestore());
  expect(await players[0].do(table, { do: "start" })).toBeNull();
  for (const client of spectators) await client.find((message) => message.type === "facts" && isDealt(message));
  for (const client of spectators) await client.next("present");
  spy.mockRestore();

  // One of each log (two players and the public), and who is there, for all.
  expect(written.filter(({ type }) => type === "facts")).toHaveLength(3);
  expect(new Set(written).size).toBe(written.length);
});

function isDealt(message: ServerMessage & { type: "facts" }): boolean {
  return message.facts.some(({ type }) => type === "events");
}
