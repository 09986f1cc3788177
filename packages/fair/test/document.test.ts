import { readFileSync } from "node:fs";
import { EQUIPMENT_CARDS } from "@darbar/cops";
import { describe, expect, it } from "vitest";
import { Decision, keyOf, sha256 } from "./stranger.ts";

const DOCUMENT = readFileSync(new URL("../../../PROTOCOL.md", import.meta.url), "utf8");

/** What the example of the document says, line by line: `NAME = VALUE`. */
function example(): ReadonlyMap<string, string> {
  const [, block = ""] = /```\n(secret = [^`]*)```/.exec(DOCUMENT) ?? [];
  return new Map(
    block
      .trimEnd()
      .split("\n")
      .map((line) => line.split(" = ") as [string, string]),
  );
}

describe("the example in PROTOCOL.md", () => {
  const said = example();
  const of = (name: string): string => said.get(name) ?? `the document does not say ${name}`;

  it("has commitments that belong to the secret and to the shares", () => {
    expect(of("commitment")).toBe(sha256(`darbar commitment ${of("secret")}`));
    for (const seat of [0, 1]) {
      expect(of(`commitment of seat ${seat}`)).toBe(sha256(`darbar share ${of(`share of seat ${seat}`)}`));
    }
  });

  it("has the key and every draw of the deal as the document says they are made", () => {
    const shares = [0, 1, 2].map((seat) => of(`share of seat ${seat}`)).map((share) => (share === "-" ? null : share));
    const key = keyOf(of("secret"), shares);
    expect(of("key")).toBe(key.toString("hex"));
    const court = ["ambassador", "assassin", "captain", "contessa", "duke"].flatMap((card) => [card, card, card]);
    const deal = new Decision(key, 0);
    const values = new Decision(key, 0);
    for (let draw = 0; draw < 6; draw++) {
      const value = values.value();
      const [count, place] = [court.length, Number(value % BigInt(court.length))];
      const card = deal.takeFrom(court);
      const bytes = value.toString(16).padStart(12, "0");
      expect(of(`draw 0 ${draw}`)).toBe(`${bytes}… value ${value} of ${count} is ${place}: ${card}`);
    }
    expect([...said.keys()].filter((name) => name.startsWith("draw"))).toHaveLength(6);
  });
});

it("PROTOCOL.md lists every equipment card", () => {
  const [, list = ""] = /at first these 21: ([^.]*)\./.exec(DOCUMENT) ?? [];
  const named = [...list.matchAll(/`([\w-]+)`( twice)?/g)].flatMap(([, name, twice]) =>
    twice === undefined ? [name] : [name, name],
  );
  expect(named).toEqual([...EQUIPMENT_CARDS].sort());
});
