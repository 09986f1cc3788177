import { readFileSync } from "node:fs";
import type { ServerMessage } from "@darbar/protocol";
import { snapshotFor } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { TableRegistry } from "../../src/registry.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { StoredFact } from "../../src/store/store.ts";
import { parseMessage } from "../../src/transport/parse.ts";
import { Follower } from "../follower.ts";
import { virtualRegistryHost } from "../virtual-registry-host.ts";

/* While servers are brought to a new version one after the other, two versions keep, say and hear the same things. The evenings
 * were played by the version before this one (scripts/keep-version.mjs). */

interface KeptEvening {
  readonly facts: readonly StoredFact[];
  readonly outcome: unknown;
  readonly commands: readonly string[];
  readonly followers: readonly {
    readonly person: string;
    readonly heard: readonly ServerMessage[];
    readonly shown: { readonly game: { readonly view: unknown } };
  }[];
}

function keptEvening(game: string): KeptEvening {
  return JSON.parse(readFileSync(new URL(`../kept/evening-${game}.json`, import.meta.url), "utf8")) as KeptEvening;
}

/** Wakes a table of these facts on this version. */
async function wake(facts: readonly StoredFact[]) {
  const store = memoryStore();
  await store.createTable({ table: "kept", code: "KEPTXY", created: 0 }, facts);
  const host = virtualRegistryHost(5, { store });
  const live = await new TableRegistry(host).open("kept");
  if (live === null) throw new Error("the table is not there");
  return { live, host };
}

describe.each(["coup", "cops"])("an evening of %s that the version before has played", (game) => {
  const { facts, outcome, commands, followers } = keptEvening(game);

  it("folds to the table that it was, for everybody", async () => {
    const { live } = await wake(facts);
    expect(live.table.game?.outcome).toEqual(outcome);
    for (const { person, shown } of followers) {
      const { view: _told, ...game } = shown.game; // Where cards are opened after the game, they come with a snapshot.
      expect(JSON.parse(JSON.stringify(snapshotFor(live.table, person)))).toMatchObject({ ...shown, game });
    }
  });

  it("goes on here from the middle to an end", async () => {
    const { live, host } = await wake(facts.slice(0, Math.ceil(facts.length / 2)));
    expect(live.table.game?.outcome).toBeNull();
    await host.pass(48 * 3_600_000);
    expect(live.table.game?.outcome).not.toBeNull();
  });

  it("is followed by this version's page as it was by its own", () => {
    for (const { person, heard, shown } of followers) {
      const follower = new Follower(person);
      for (const message of heard) follower.send(message);
      expect(follower.shown()).toMatchObject(shown);
    }
  });

  it("was played by commands that this version understands", () => {
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.map(parseMessage).filter((parsed) => !parsed.ok)).toEqual([]);
  });
});
