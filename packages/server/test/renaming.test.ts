import { Setup } from "@darbar/protocol";
import { describe, expect, it } from "vitest";
import { readTable } from "../src/read-table.ts";
import { TableRegistry } from "../src/registry.ts";
import { connect } from "./client.ts";
import { openTable } from "./evening.ts";
import { call, newPerson, newTable, startForTest } from "./start.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const HOUR = 3_600_000;

/** Ada, host of a table, and Bob, who sits there as well. */
async function adaAndBob(now: () => number = Date.now) {
  const { address } = await startForTest({}, { host: { now } });
  const [ada, bob] = [await newPerson(address, "Ada"), await newPerson(address, "Bob")];
  const { table } = await newTable(address, ada.token, { seats: 2 });
  const [host, guest] = [await connect(address, ada.token), await connect(address, bob.token)];
  host.send({ type: "watch", table });
  await host.next("table");
  await guest.do(table, { do: "sit", seat: 1 });
  const rename = async (token: string, name: string) => {
    const { status, body } = await call(address, "PATCH", "/api/people/me", { token, body: { name } });
    return status === 200 ? "done" : `${status} ${body.code}`;
  };
  const nameOf = async (token: string) =>
    (await call<{ name: string }>(address, "GET", "/api/people/me", { token })).body.name;
  return { address, ada, bob, table, host, guest, rename, nameOf };
}

describe("renaming", () => {
  it("waits until the game is over", async () => {
    const { table, bob, host, rename, nameOf } = await adaAndBob();
    await host.do(table, { do: "start" });
    expect(await rename(bob.token, "Countess")).toBe("409 playing");
    expect(await nameOf(bob.token)).toBe("Bob");
    expect(await rename(bob.token, "Bob")).toBe("done");
  });

  it("takes no name that somebody has at a table where one sits", async () => {
    const { bob, ada, host, rename, nameOf } = await adaAndBob();
    for (const name of ["Ada", "АDА", "A\u200Dda"]) expect(await rename(bob.token, name)).toBe("409 name-taken");
    expect(await nameOf(bob.token)).toBe("Bob");
    expect(await rename(bob.token, "Countess")).toBe("done");
    expect(await host.find((message) => JSON.stringify(message).includes('"renamed"'))).toMatchObject({
      facts: [{ type: "renamed", name: "Countess" }],
    });
    expect(await rename(ada.token, "ADA")).toBe("done");
  });

  it("is no way to speak for whoever was sent away", async () => {
    const { table, bob, host, guest, rename } = await adaAndBob();
    await host.do(table, { do: "start" });
    await host.do(table, { do: "kick", person: bob.person });
    expect(await guest.do(table, { do: "say", text: "I am a fool" })).toBe("kicked");
    expect(await rename(bob.token, "Ada is a fool")).toBe("409 kicked");
  });

  it("is done ten times an hour, and by each person for themselves", async () => {
    let now = 0;
    const { ada, bob, rename } = await adaAndBob(() => now);
    for (let time = 0; time < 10; time++) expect(await rename(bob.token, `Bob ${time}`)).toBe("done");
    expect(await rename(bob.token, "Bob 9")).toBe("done");
    expect(await rename(bob.token, "Bob again")).toBe("429 renamed-often");
    expect(await rename(ada.token, "Countess")).toBe("done");
    now += HOUR + 1;
    expect(await rename(bob.token, "Bob again")).toBe("done");
  });
});

describe("a name that was taken while a table slept", () => {
  it("is not used there as long as it looks like somebody else's", async () => {
    const host = virtualRegistryHost(3);
    const { store } = host;
    for (const person of ["ann", "bob"]) {
      await store.createPerson({ person, name: person }, { device: person, label: "", added: 0, seen: 0 }, person);
    }
    const made = await new TableRegistry(host).create(
      { person: "ann", name: "ann" },
      Setup.parse({ game: "coup", seats: 2 }),
    );
    if (!made.ok) throw new Error(made.error.code);
    const { table } = made.value;
    const live = await new TableRegistry(host).open(table);
    await live?.do({ person: "bob", name: "bob" }, "c", { do: "sit", seat: 1 });
    const names = async () => (await readTable(store, table))?.seats.map((sitter) => sitter?.name);
    await store.rename("bob", "Ann");
    expect(await names()).toEqual(["ann", "bob"]);
    await store.rename("ann", "Bob");
    expect(await names()).toEqual(["ann", "bob"]);
    await store.rename("bob", "Cyd");
    expect(await names()).toEqual(["ann", "Cyd"]);
    live?.rename({ person: "bob", name: "ANN" });
    expect(live?.table.seats[1]).toMatchObject({ name: "bob" });
  });

  it("is not spoken under either: who sits speaks by the name of their seat", async () => {
    const { live, people } = await openTable({ game: "coup", seats: 3 }, 2);
    await live.do({ person: "p1", name: "P0" }, "c", { do: "say", text: "I am the host" });
    expect(live.table.talk.at(-1)).toMatchObject({ person: "p1", name: "P1" });
    expect(people).toHaveLength(2);
  });
});
