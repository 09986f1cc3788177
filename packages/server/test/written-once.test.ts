import type { ServerMessage, WireFact } from "@darbar/protocol";
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

  const written = listen();
  expect(await players[0].do(table, { do: "start" })).toBeNull();
  for (const client of spectators) await client.find((message) => message.type === "facts" && isDealt(message));
  for (const client of spectators) await client.next("present");
  // One of each log (two players and the public: each sees other cards), and who is there, for all.
  expect(written.facts.filter(isEvents)).toHaveLength(3);
  expect(new Set(written.present).size).toBe(written.present.length);

  written.facts.splice(0);
  expect(await players[0].do(table, { do: "move", game: 1, prompt: 1, move: { do: "income" } })).toBeNull();
  for (const client of spectators) await client.next("facts");
  // Everybody sees the same: once for all logs.
  expect(written.facts.filter(isEvents)).toHaveLength(1);
});

/** What is written from now on, by what it is. */
function listen(): { readonly facts: (readonly WireFact[])[]; readonly present: ServerMessage[] } {
  const written: ReturnType<typeof listen> = { facts: [], present: [] };
  const stringify = JSON.stringify;
  const spy = vi.spyOn(JSON, "stringify").mockImplementation((value: unknown, ...rest: unknown[]) => {
    if (Array.isArray(value)) written.facts.push(value);
    else if ((value as { readonly type?: unknown } | null)?.type === "present")
      written.present.push(value as ServerMessage);
    return stringify(value, ...(rest as []));
  });
  onTestFinished(() => spy.mockRestore());
  return written;
}

function isEvents(facts: readonly WireFact[]): boolean {
  return facts.some(({ type }) => type === "events");
}

function isDealt(message: ServerMessage & { type: "facts" }): boolean {
  return message.facts.some(({ type }) => type === "events");
}
