import { expect, it, vi } from "vitest";
import type { TableRegistry } from "../registry.ts";
import { StoreError, type StoreFault } from "../store/store.ts";
import { Subscriptions } from "../transport/subscriptions.ts";
import type { Frame } from "./frame.ts";
import type { Link } from "./link.ts";
import type { Router, Where } from "./router.ts";
import { WantedTable } from "./wanted-table.ts";

const ADA = { person: "ada", name: "Ada" };

/** A table that is looked for, and a neighbour who may have it. */
function wantedTable(fails: readonly StoreFault[] = []) {
  const faults = [...fails];
  const locate = async (): Promise<Where | null> => {
    const fault = faults.shift();
    if (fault !== undefined) throw new StoreError(fault, "for a trial");
    return found.promise;
  };
  const found = Promise.withResolvers<Where | null>();
  const sent: Frame["t"][] = [];
  const gone: string[] = [];
  const link = { isOpen: true, send: (frame: Frame) => void sent.push(frame.t) } as unknown as Link;
  const looker = { send: () => undefined, gone: () => undefined, hasRoom: () => true };
  const wanted = new WantedTable("t", {
    number: 1,
    node: {
      registry: null as unknown as TableRegistry,
      router: { locate } as unknown as Router,
      report: () => undefined,
      isSure: () => true,
    },
    here: new Subscriptions(looker),
    newNumber: () => 1,
    asks: () => undefined,
    gone: (_, why) => void gone.push(why.code),
    done: () => undefined,
  });
  return { wanted, found, link, sent, gone };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it("is asked for at the neighbour that has it", async () => {
  const { wanted, found, link, sent } = wantedTable();
  wanted.look(ADA, { table: "t" });
  found.resolve(link);
  await settled();
  expect(sent).toEqual(["watch"]);
});

it.each(["has it", "has it not"])(
  "is not asked for, nor missed, by who has gone while it was looked for: a neighbour %s",
  async (which) => {
    const { wanted, found, link, sent, gone } = wantedTable();
    wanted.look(ADA, { table: "t" });
    wanted.end();
    found.resolve(which === "has it" ? link : null);
    await settled();
    expect([...sent, ...gone]).toEqual([]);
  },
);

it("is looked for until the store answers, and nobody is sent away meanwhile", async () => {
  const { wanted, found, link, sent, gone } = wantedTable(["broken", "conflict", "broken"]);
  found.resolve(link);
  wanted.look(ADA, { table: "t" });
  await vi.waitFor(() => expect(sent).toEqual(["watch"]), { timeout: 30_000 });
  expect(gone).toEqual([]);
});

it("is not looked for in a store that is damaged", async () => {
  const { wanted, sent, gone } = wantedTable(["damaged"]);
  wanted.look(ADA, { table: "t" });
  await settled();
  expect({ sent, gone }).toEqual({ sent: [], gone: ["broken"] });
});
