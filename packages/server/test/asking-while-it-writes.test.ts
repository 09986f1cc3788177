import type { ServerMessage } from "@darbar/protocol";
import { expect, it } from "vitest";
import { memoryStore } from "../src/store/memory-store.ts";
import type { Store } from "../src/store/store.ts";
import { type Client, connect } from "./client.ts";
import { newPerson, newTable, startForTest } from "./start.ts";

/** How many sealed answers are listened for, and by how many people who neither sit nor watch. */
const ANSWERS = 25;
const LISTENERS = 16;

/** A store that holds back what it has to write, while it is told to. */
function heldStore(): { readonly store: Store; hold(): void; letGo(): void; isHolding(): boolean } {
  const store = memoryStore();
  let held: (() => void)[] | null = null;
  let waiting = 0;
  const append: Store["append"] = async (...facts) => {
    if (held !== null) {
      waiting++;
      await new Promise<void>((resolve) => held?.push(resolve));
    }
    return store.append(...facts);
  };
  return {
    store: { ...store, append },
    hold: () => {
      held = [];
      waiting = 0;
    },
    letGo: () => {
      const those = held ?? [];
      held = null;
      for (const resolve of those) resolve();
    },
    isHolding: () => waiting > 0,
  };
}

/** Sends a command that is refused here and one elsewhere, in this order or the other; answers whose answer came first. */
async function whoAnswersFirst(client: Client, tables: readonly string[], round: number): Promise<string> {
  const from = client.got.length;
  const ids = tables.map((table) => {
    const id = `${round} ${table}`;
    client.send({ type: "do", id, table, command: { do: "give-time" } });
    return id;
  });
  const refusals = (): readonly string[] =>
    client.got
      .slice(from)
      .filter((message): message is ServerMessage & { type: "refused" } => message.type === "refused")
      .map(({ id }) => id)
      .filter((id) => ids.includes(id));
  return client.until(() => (refusals().length === ids.length ? refusals()[0] : null));
}

it("answers who may not act in the order they ask, also while a sealed answer is being written", async () => {
  const { store, hold, letGo, isHolding } = heldStore();
  const limits = { messagesPerSecond: 0, requestsPerMinute: 0, peoplePerHour: 0, tablesPerHour: 0 };
  // Windows close when everybody has answered: nobody waits for a grid here.
  const { address } = await startForTest(limits, { store });
  const people = await Promise.all(["Ada", "Bob", "Eve"].map((name) => newPerson(address, name)));
  const { table: elsewhere } = await newTable(address, people[0].token);
  const guests = await Promise.all(
    Array.from({ length: LISTENERS }, (_, index) => newPerson(address, `Guest ${index}`)),
  );
  const listeners = await Promise.all(guests.map(({ token }) => connect(address, token)));
  const told = { inversions: 0, answers: 0 };
  while (told.answers < ANSWERS) {
    const { table } = await newTable(address, people[0].token, { seats: 3 });
    const players = await Promise.all(people.map(({ token }) => connect(address, token)));
    for (const seat of [1, 2]) expect(await players[seat].do(table, { do: "sit", seat })).toBeNull();
    expect(await players[0].do(table, { do: "start" })).toBeNull();
    expect(await players[0].do(table, { do: "move", game: 1, prompt: 1, move: { do: "tax" } })).toBeNull();
    hold();
    const answered = players[1].do(table, { do: "move", game: 1, prompt: 2, move: { do: "pass" } });
    while (!isHolding()) await new Promise((resolve) => setImmediate(resolve));
    for (const [index, client] of listeners.entries()) {
      const order = index % 2 === 0 ? [table, elsewhere] : [elsewhere, table];
      if ((await whoAnswersFirst(client, order, told.answers)) !== `${told.answers} ${order[0]}`) told.inversions++;
    }
    letGo();
    expect(await answered).toBeNull();
    told.answers++;
    for (const player of players) player.close();
  }
  expect(told).toEqual({ inversions: 0, answers: ANSWERS });
});
