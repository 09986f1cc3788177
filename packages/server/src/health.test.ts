import { expect, it } from "vitest";
import { newHealth } from "./health.ts";

function atTime() {
  const world = { time: 1_000_000, bots: null as string | null };
  const health = newHealth(
    () => world.time,
    () => world.bots,
  );
  const troubles = () => Object.fromEntries(health.troubles());
  return { world, health, troubles };
}

it("names each part that has not answered for ten seconds, and no other", () => {
  const { world, health, troubles } = atTime();
  world.time += 9_999;
  expect(troubles()).toEqual({});
  health.heard("writer");
  world.time += 1;
  expect(troubles()).toEqual({ reader: "nothing could be read for 10 s" });
  world.time += 10_000;
  health.heard("reader");
  expect(troubles()).toEqual({ writer: "nothing could be kept for 10 s" });
  health.heard("writer");
  expect(troubles()).toEqual({});
});

it("says what is wrong with bots", () => {
  const { world, troubles } = atTime();
  world.bots = "no thread can be started";
  expect(troubles()).toEqual({ bots: "no thread can be started" });
});

it("tells of a loop that was held up, for ten seconds", () => {
  const { world, health, troubles } = atTime();
  health.beat(4_999);
  expect(troubles()).toEqual({});
  health.beat(6_000);
  world.time += 9_999;
  health.heard("writer");
  health.heard("reader");
  health.beat(0);
  expect(troubles()).toEqual({ loop: "held up for 6 s" });
  world.time += 1;
  expect(troubles()).toEqual({});
});
