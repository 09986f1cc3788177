import fc from "fast-check";
import { type FieldValues, type Schema, valuesOf } from "./schema.ts";

/** One thing to send over a socket: text or bytes. */
export type Hostile = string | Uint8Array;

const NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", "toJSON", "valueOf"];
const NUMBERS = ["1e999", "-1e999", "-0", "9007199254740993", "1e-400", "0.1", "NaN", "0x10", "-1", "4294967296"];
const MOST_BYTES = 16_384;

/** Messages that an evil client might send, of every kind, mixed. */
export function hostileMessages(schema: Schema, known: FieldValues): fc.Arbitrary<Hostile> {
  const valid = valuesOf(schema, known);
  const text = valid.map((value) => JSON.stringify(value));
  const name = fc.constantFrom(...NAMES);
  const number = fc.constantFrom(...NUMBERS);
  return fc.oneof(
    { weight: 8, arbitrary: text },
    { weight: 4, arbitrary: fc.tuple(text, fc.nat(), fc.jsonValue({ maxDepth: 2 })).map(withOtherValue) },
    { weight: 3, arbitrary: fc.tuple(text, fc.nat()).map(([whole, place]) => whole.slice(0, place % whole.length)) },
    { weight: 3, arbitrary: fc.tuple(text, fc.nat(), name).map(withOtherName) },
    { weight: 2, arbitrary: fc.tuple(text, fc.nat(), number).map(withNumber) },
    { weight: 2, arbitrary: fc.string({ maxLength: 200, unit: "binary" }) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 6 }) },
    { weight: 1, arbitrary: fc.tuple(fc.integer({ min: 2, max: 8_000 }), fc.boolean()).map(nested) },
    { weight: 1, arbitrary: fc.tuple(text, name).map(([whole, key]) => `{"${key}":${whole},"type":"ping"}`) },
  );
}

/** What makes a server hang up: more than a frame may hold, bytes that are no text, a token of nobody. */
export const lastWords: fc.Arbitrary<Hostile> = fc.oneof(
  fc.integer({ min: MOST_BYTES + 1, max: 5 * MOST_BYTES }).map((length) => "x".repeat(length)),
  fc.integer({ min: MOST_BYTES + 1, max: 5 * MOST_BYTES }).map((length) => new Uint8Array(length)),
  fc.string({ maxLength: 200 }).map((token) => JSON.stringify({ type: "hello", protocol: 2, token })),
);

/** The same message with something else in one of its fields. */
function withOtherValue([whole, place, value]: readonly [string, number, unknown]): string {
  const places = [...whole.matchAll(/":/g)].map(({ index }) => index + 2);
  if (places.length === 0) return whole;
  const from = places[place % places.length];
  const length = /^("(\\.|[^"\\])*"|[\w.+-]+)/.exec(whole.slice(from))?.[0].length ?? 0;
  return `${whole.slice(0, from)}${JSON.stringify(value)}${length === 0 ? "," : ""}${whole.slice(from + length)}`;
}

/** The same message with a name in it that means something to objects, as a key or as a value. */
function withOtherName([whole, place, name]: readonly [string, number, string]): string {
  const words = [...whole.matchAll(/"(\w+)"/g)];
  const word = words[place % Math.max(1, words.length)];
  if (word === undefined) return whole;
  return `${whole.slice(0, word.index)}"${name}"${whole.slice(word.index + word[0].length)}`;
}

function withNumber([whole, place, number]: readonly [string, number, string]): string {
  const numbers = [...whole.matchAll(/(?<=[:[,])-?\d+(?=[,}\]])/g)];
  const found = numbers[place % Math.max(1, numbers.length)];
  if (found === undefined) return `{"type":${number}}`;
  return `${whole.slice(0, found.index)}${number}${whole.slice(found.index + found[0].length)}`;
}

function nested([depth, isList]: readonly [number, boolean]): string {
  const half = Math.floor(depth / 2);
  if (isList) return `${"[".repeat(depth)}${"]".repeat(depth)}`;
  const inner = '{"a":'.repeat(Math.floor(half / 3));
  return `{"type":"do","id":"n","table":"t","command":${inner}1${"}".repeat(Math.floor(half / 3))}}`;
}
