import { expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { fuzz } from "./command.ts";

it("a server bears 20,000 hostile messages, and the tables next door do not notice", async () => {
  const io = memoryIo();
  const code = await fuzz(["--messages", "20000"], io);
  expect(io.out()).toContain("crashes 0, failures 0, effects on other tables 0\n");
  expect(io.out()).toMatch(/^2\d{4} messages and [1-9]\d+ requests \(seed \d+\), while others made [1-9]\d+ moves\n/);
  expect({ code, err: io.err() }).toEqual({ code: 0, err: "" });
});
