import { usually } from "@darbar/kernel/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parseMessage } from "./parse.ts";

function errorOf(raw: unknown): string {
  const parsed = parseMessage(typeof raw === "string" ? raw : JSON.stringify(raw));
  return parsed.ok ? "" : parsed.error.error;
}

it.each([
  [{}, "type must be one of hello, watch, unwatch, do, lobby, ping"],
  [5, "the message must be an object"],
  ["", "the message must be JSON, without __proto__ in it"],
  ["{", "the message must be JSON, without __proto__ in it"],
  [{ type: "hello", protocol: 1 }, "protocol must be 2"],
  [{ type: "watch", table: "" }, "table must have at least 1 characters"],
  [{ type: "ping", extra: 1 }, "the message has a field that is not known: extra"],
  [{ type: "do", id: "a", table: "t", command: { do: "sit", seat: 1.5 } }, "command.seat must be a whole number"],
  [{ type: "do", id: "a", table: "t", command: { do: "sit", seat: 99 } }, "command.seat must be at most 9"],
  [
    { type: "do", id: "a", table: "t", command: { do: "change-setup", setup: { game: "chess", seats: 2 } } },
    "command.setup.game must be one of coup, cops",
  ],
  [
    { type: "do", id: "a", table: "t", command: { do: "change-setup", setup: { game: "coup", seats: 2, clock: 5 } } },
    "command.setup.clock must be one of relaxed, normal, fast, or be an object",
  ],
])("%j: %s", (raw, sentence) => {
  expect(errorOf(raw)).toBe(sentence);
});

it("takes no keys that reach into how objects work", () => {
  expect(errorOf('{"type":"ping","__proto__":{"a":1}}')).not.toBe("");
  expect(
    errorOf('{"type":"do","id":"1","table":"t","command":{"do":"move","prompt":1,"move":{"__proto__":{}}}}'),
  ).not.toBe("");
  expect(errorOf('{"type":"ping","\\u005f_proto__":{"a":1}}')).not.toBe("");
});

it("repeats at most 60 characters of what was sent, and nothing that acts on a terminal", () => {
  const long = "x".repeat(5_000);
  const options = { [long]: 1, "\u001b[31m\u202e": 2 };
  const hostile = [
    { type: long },
    { [long]: 1, type: "ping" },
    { type: "ping", "\u001b[2J": 1 },
    { type: "do", id: long, table: "t", command: { do: "start" } },
    { type: "do", id: "a", table: "t", command: { do: "change-setup", setup: { game: "coup", seats: 2, options } } },
  ];
  for (const raw of hostile) {
    const error = errorOf(raw);
    expect(error).not.toBe("");
    expect(error.length).toBeLessThan(160);
    expect(error).not.toMatch(/x{61}|\p{Cc}|\p{Bidi_Control}/u);
  }
});

it("never throws, whatever comes", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json(), fc.constant("[".repeat(8_000))), (text) => {
      expect(typeof parseMessage(text).ok).toBe("boolean");
    }),
    { numRuns: usually(300, { all: 2_000 }) },
  );
});

it.each([
  [{ type: "do", id: "a", table: "t", command: { do: "fly" } }, "a"],
  [{ type: "do", id: "a", table: 5 }, "a"],
  [{ type: "do", id: "a", table: "t", command: { do: "start" }, more: 1 }, "a"],
  [{ type: "do", id: "", table: "t", command: { do: "fly" } }, null],
  [{ type: "do", id: 7, table: "t", command: { do: "fly" } }, null],
  [{ type: "do", id: "x".repeat(41), table: "t", command: { do: "fly" } }, null],
  [{ type: "do" }, null],
  [{ type: "watch", id: "a" }, null],
  [["do"], null],
  ["{", null],
])("%j is answered by the id %j", (raw, id) => {
  const parsed = parseMessage(typeof raw === "string" ? raw : JSON.stringify(raw));
  expect(parsed).toMatchObject({ ok: false, error: { id } });
});
