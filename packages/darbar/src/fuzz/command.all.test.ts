import { TEST_SEED } from "@darbar/kernel/testing";
import { expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { fuzz } from "./command.ts";

/** Every kind of hostile message comes many times in so many; `npm run fuzz` sends as many as one wants. */
const MESSAGES = 20_000;

it(`a server bears ${MESSAGES} hostile messages, and the tables next door do not notice`, async () => {
  const io = memoryIo();
  const code = await fuzz(["--messages", String(MESSAGES), "--seed", String(TEST_SEED)], io);
  expect(io.out()).toContain("crashes 0, failures 0, effects on other tables 0\n");
  expect(io.out()).toMatch(/^\d+ messages and [1-9]\d+ requests \(seed \d+\), while others made [1-9]\d+ moves\n/);
  expect(Number.parseInt(io.out(), 10)).toBeGreaterThanOrEqual(MESSAGES);
  expect({ code, err: io.err() }).toEqual({ code: 0, err: "" });
});
