import type { Inquiry } from "@darbar/bots";
import { coup, type State } from "@darbar/coup";
import { expect, it } from "vitest";
import { coupReader, gameIn } from "../../test/practice-reader.ts";
import { type StillWorld, stillWorld } from "../../test/practice-world.ts";
import type { PracticeWish } from "./practice-wish.ts";

const wish: PracticeWish = {
  options: { edition: "classic" },
  seats: 4,
  name: "Reader",
  level: "master",
  style: "honest",
};

/** A world in which bots think until the test tells them their answer. */
function slowWorld(seed: number) {
  const asked: { readonly inquiry: Inquiry; tell(move: unknown): void; fail(): void }[] = [];
  const think: StillWorld["think"] = (inquiry) =>
    new Promise((tell, refuse) => asked.push({ inquiry, tell, fail: () => refuse(new Error("no worker")) }));
  return { world: { ...stillWorld(seed), think } satisfies StillWorld, asked };
}

it("asks a bot when its pause begins, and of no more than its seat sees", async () => {
  const { world, asked } = slowWorld(1);
  const reader = coupReader(wish, world);
  expect(asked).toEqual([]);
  await reader.move({ do: "income" });
  expect(asked).toHaveLength(1);
  const { inquiry } = asked[0];
  const view = inquiry.view as State;
  expect(inquiry).toMatchObject({ seat: 1, level: "master", style: "honest" });
  expect(view.viewer).toBe(1);
  expect(view.players.filter(({ hidden }) => hidden.some((card) => card !== null))).toHaveLength(1);
  expect(inquiry.past.length).toBeGreaterThan(2);
  for (const event of inquiry.past) expect(coup.redact(event as never, 1)).toEqual(event);
  expect(structuredClone(inquiry)).toEqual(inquiry);
});

it("a bot that knows its answer pauses all the same", async () => {
  const { world, asked } = slowWorld(1);
  const reader = coupReader(wish, world);
  await reader.move({ do: "income" });
  const before = reader.heard.length;
  asked[0].tell({ do: "income" });
  await world.pass(399);
  expect(reader.heard.length).toBe(before);
  await world.pass(2_101);
  expect(reader.events()).toContainEqual({ type: "paid", coins: 1, from: "treasury", to: 1 });
});

it("a bot that thinks longer than its pause answers as soon as it knows what", async () => {
  const { world, asked } = slowWorld(1);
  const reader = coupReader(wish, world);
  await reader.move({ do: "income" });
  const before = reader.heard.length;
  await world.pass(4_000);
  expect(reader.heard.length).toBe(before);
  expect(asked).toHaveLength(1);
  asked[0].tell({ do: "income" });
  await world.pass(0);
  expect(reader.heard.length).toBeGreaterThan(before);
});

it("what was thought about a question that has closed is forgotten", async () => {
  const { world, asked } = slowWorld(1);
  const reader = coupReader(wish, world);
  await reader.move({ do: "tax" });
  const [first, second, third] = asked;
  expect(asked.map(({ inquiry }) => inquiry.seat)).toEqual([1, 2, 3]);
  first.tell({ do: "challenge" });
  await world.pass(5_000);
  const { prompt } = reader.view();
  expect(reader.events()).toContainEqual({ type: "challenged", seat: 1, claimant: 0, as: "duke" });
  second.tell({ do: "challenge" });
  third.fail();
  await world.pass(5_000);
  expect(reader.view().prompt).toBe(prompt);
});

it("a table that is closed neither asks nor plays", async () => {
  const { world, asked } = slowWorld(1);
  const reader = coupReader(wish, world);
  await reader.move({ do: "income" });
  reader.table.close();
  const kept = world.store.text;
  asked[0].tell({ do: "income" });
  expect(await world.step()).toBe(false);
  expect(world.store.text).toBe(kept);
  expect(asked).toHaveLength(1);
});

it("bots that cannot think at all still play on", async () => {
  const think: StillWorld["think"] = () => Promise.reject(new Error("no worker"));
  for (let seed = 0; seed < 5; seed++) {
    const reader = coupReader(wish, { ...stillWorld(seed), think });
    await reader.playOn();
    expect(gameIn(reader.snapshot()).outcome).not.toBeNull();
  }
});

it("a bot that answers what it may not plays the quiet move, and the game goes on to its end", async () => {
  const think: StillWorld["think"] = () => Promise.resolve({ do: "something that no rule knows" });
  const reader = coupReader(wish, { ...stillWorld(1), think });
  await reader.playOn();
  expect(gameIn(reader.snapshot()).outcome).not.toBeNull();
});
