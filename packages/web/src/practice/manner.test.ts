import { LEVELS, STYLES } from "@darbar/bots";
import { BOT_LEVELS, BOT_STYLES } from "@darbar/protocol/agreed";
import { expect, it } from "vitest";
import { readBots, USUAL_BOTS, writeBots } from "./manner.ts";

function storageWith(text: string | null) {
  const storage = {
    text,
    read: () => storage.text,
    write: (next: string) => {
      storage.text = next;
    },
  };
  return storage;
}

it("every level and style that can be wished for is one that bots have", () => {
  expect(BOT_LEVELS).toEqual(LEVELS);
  expect(BOT_STYLES).toEqual(STYLES);
});

it("remembers every wish there is", () => {
  for (const level of BOT_LEVELS) {
    for (const style of [null, ...BOT_STYLES]) {
      const storage = storageWith(null);
      writeBots(storage, { level, style });
      expect(readBots(storage)).toEqual({ level, style });
    }
  }
});

it("what cannot be read is as if nothing had been wished for", () => {
  for (const text of [null, "", "{", "[]", "7", "null", '{"level":"oracle","style":null}', '{"level":"master"}']) {
    expect(readBots(storageWith(text))).toEqual(USUAL_BOTS);
  }
});
