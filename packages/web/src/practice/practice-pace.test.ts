import { expect, it } from "vitest";
import { stillHost } from "../../test/practice-host.ts";
import { coupReader } from "../../test/practice-reader.ts";
import type { PracticeWish } from "./practice-wish.ts";

const wish: PracticeWish = { options: { edition: "classic" }, seats: 4, name: "Reader" };

it("an order that is withdrawn in time does nothing", async () => {
  for (let seed = 0; seed < 20; seed++) {
    const host = stillHost(seed);
    const reader = coupReader({ ...wish, patient: true }, host);
    await reader.move({ do: "income" });
    while (reader.legal().length === 0) await host.step();
    if (!reader.legal().some((move) => move.do === "pass")) continue;
    await reader.table.do({ do: "order", order: "pass" });
    await host.pass(250);
    await reader.table.do({ do: "order", order: null });
    await host.pass(60_000);
    expect(reader.snapshot().given).toBeNull();
  }
});

it("patient bots wait for the reader, and nothing happens while the table is paused", async () => {
  for (let seed = 0; seed < 20; seed++) {
    let paused = false;
    const host = stillHost(seed, { paused: () => paused });
    const reader = coupReader({ ...wish, patient: true }, host);
    await reader.move({ do: "income" });
    paused = true;
    const quiet = reader.heard.length;
    await host.pass(60_000);
    expect(reader.heard.length).toBe(quiet);
    paused = false;
    while (reader.legal().length === 0) expect(await host.step()).toBe(true);
    const { prompt } = reader.view();
    await host.pass(600_000);
    expect(reader.view().prompt).toBe(prompt);
    await reader.playOn();
  }
});

it("the pace shortens pauses; without any, bots answer at once", async () => {
  const host = stillHost(6, { pace: () => 0 });
  const reader = coupReader(wish, host);
  await reader.playOn();
  expect(host.now()).toBe(0);
});
