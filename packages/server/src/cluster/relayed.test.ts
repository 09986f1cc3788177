import type { Command } from "@darbar/protocol";
import { because } from "@darbar/words";
import { expect, it, onTestFinished, vi } from "vitest";
import { newLogger } from "../logging.ts";
import type { TableRegistry } from "../registry.ts";
import { StoreError, type StoreFault } from "../store/store.ts";
import type { Frame } from "./frame.ts";
import type { Link } from "./link.ts";
import { RelayedSessions } from "./relayed.ts";

const ADA = { person: "ada", name: "Ada" };

/** A neighbour that asks for a table which cannot be opened here. */
function neighbour(fault: StoreFault) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const sent: Frame[] = [];
  const link = { send: (frame: Frame) => void sent.push(frame) } as unknown as Link;
  const open = async () => {
    throw new StoreError(fault, "for a trial");
  };
  const registry = { open } as unknown as TableRegistry;
  return { sent, sessions: new RelayedSessions(link, registry, newLogger("silent"), null, () => true) };
}

const command: Command = { do: "stand" };

it.each(["conflict", "broken"] as const)("whoever asks looks again where the store says %s", async (fault) => {
  const { sent, sessions } = neighbour(fault);
  sessions.receive({ t: "watch", s: 1, table: "t", actor: ADA, have: undefined, legal: false });
  sessions.receive({ t: "do", s: 1, n: 7, table: "t", actor: ADA, id: "c1", command });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([
    { t: "gone", s: 1, table: "t", why: because("reload") },
    { t: "did", s: 1, n: 7, done: null },
  ]);
});

it("whoever asks for what is damaged hears so", async () => {
  const { sent, sessions } = neighbour("damaged");
  sessions.receive({ t: "watch", s: 1, table: "t", actor: ADA, have: undefined, legal: false });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ t: "gone", s: 1, table: "t", why: because("broken") }]);
});
