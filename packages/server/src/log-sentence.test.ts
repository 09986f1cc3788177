import { expect, it } from "vitest";
import { sentenceFor } from "./log-sentence.ts";
import { newLogger } from "./logging.ts";

/** What a person reads, without the time. */
function read(write: (log: ReturnType<typeof newLogger>) => void): string {
  let said = "";
  write(newLogger("info", { write: (line) => (said += sentenceFor(line)) }));
  return said.replaceAll(/^\d\d:\d\d:\d\d /gm, "");
}

it("says in a sentence what happened, how bad it is, and what belongs to it", () => {
  expect(read((log) => log.info({ address: "http://127.0.0.1:8080", playing: 2 }, "listening"))).toBe(
    "Listening (address http://127.0.0.1:8080, playing 2).\n",
  );
  expect(read((log) => log.warn("little room"))).toBe("Warning: Little room.\n");
  expect(read((log) => log.error({ err: new Error("no way") }, "a table has failed"))).toBe(
    "Error: A table has failed (no way).\n",
  );
});

it("is one line, whatever is told with it", () => {
  expect(read((log) => log.info({ name: "a\u001b[2J\nb\u202e" }, "seen"))).toBe("Seen (name a [2J b).\n");
  expect(read((log) => log.info({ names: ["a", 1] }, ""))).toBe('Something happened (names ["a",1]).\n');
});
