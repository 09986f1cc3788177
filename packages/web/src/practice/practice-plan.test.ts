import { expect, it } from "vitest";
import { coupReader } from "../../test/practice-reader.ts";
import { stillWorld } from "../../test/practice-world.ts";
import type { PracticeWish } from "./practice-wish.ts";

const wish: PracticeWish = { options: { edition: "classic" }, seats: 4, name: "Reader" };

it("passes for the reader until they are asked for more than a pass", async () => {
  for (let seed = 0; seed < 20; seed++) {
    const world = stillWorld(seed);
    const reader = coupReader(wish, world);
    await reader.table.do({ do: "order", order: "pass-until-my-turn" });
    await reader.move({ do: "income" });
    while (reader.snapshot().order !== null) if (!(await world.step())) break;
    const { question, awaited } = reader.view();
    expect(awaited & 1).toBe(1);
    expect(["act", "lose-challenge", "lose-influence", "prove"]).toContain(question);
    const own = reader.events().filter((event) => event.type === "answered");
    expect(own.every((event) => event.move.do === "pass")).toBe(true);
    expect(reader.facts().findLast((fact) => fact.type === "ordered")).toEqual({ type: "ordered", order: null });
  }
});

it("passes on what is harmless, and only on that", async () => {
  const questions = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const world = stillWorld(seed);
    const reader = coupReader(wish, world);
    await reader.table.do({ do: "order", order: "pass-if-harmless" });
    await reader.move({ do: "income" });
    for (let step = 0; step < 200 && (await world.step()); step++);
    const { question, action, awaited } = reader.view();
    expect(awaited & 1).toBe(1);
    if (question === "respond") questions.add(action?.kind ?? "");
    expect(reader.snapshot().order).toBe("pass-if-harmless");
  }
  expect(questions).not.toContain("tax");
  expect(questions).not.toContain("foreign-aid");
  expect(questions).toContain("steal");
});

it("an order that is withdrawn in time does nothing", async () => {
  for (let seed = 0; seed < 20; seed++) {
    const world = stillWorld(seed);
    const reader = coupReader({ ...wish, patient: true }, world);
    await reader.move({ do: "income" });
    while (reader.legal().length === 0) await world.step();
    if (!reader.legal().some((move) => move.do === "pass")) continue;
    await reader.table.do({ do: "order", order: "pass" });
    await world.pass(250);
    await reader.table.do({ do: "order", order: null });
    await world.pass(60_000);
    expect(reader.snapshot().given).toBeNull();
  }
});

it("patient bots wait for the reader, and nothing happens while the table is paused", async () => {
  for (let seed = 0; seed < 20; seed++) {
    let paused = false;
    const world = stillWorld(seed, { paused: () => paused });
    const reader = coupReader({ ...wish, patient: true }, world);
    await reader.move({ do: "income" });
    paused = true;
    const quiet = reader.heard.length;
    await world.pass(60_000);
    expect(reader.heard.length).toBe(quiet);
    paused = false;
    while (reader.legal().length === 0) expect(await world.step()).toBe(true);
    const { prompt } = reader.view();
    await world.pass(600_000);
    expect(reader.view().prompt).toBe(prompt);
    await reader.playOn();
  }
});

it("the pace shortens pauses; without any, bots answer at once", async () => {
  const world = stillWorld(6, { pace: () => 0 });
  const reader = coupReader(wish, world);
  await reader.playOn();
  expect(world.now()).toBe(0);
});
