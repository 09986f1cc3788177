import { coup } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { holdLog, type RefusedDecision } from "./hold-log.ts";
import type { KeptEntry } from "./kept-log.ts";
import type { SentMove } from "./player.ts";
import { rulesNamed } from "./rules.ts";

const rules = rulesNamed("coup");
const options = coup.options({}, 3);
if (!options.ok) throw new Error(options.error);
const before = coup.setup(options.value, 3);
const dealt = coup.deal(before, seededDraw("hold"));
for (const event of dealt) coup.evolve(before, event);
const seat = coup.waiting(before)[0];
const move = { do: "income" } as const;
const played = coup.decide(before, seat, move, seededDraw("hold"));
if (!played.ok) throw new Error(played.error.code);

const setup = { type: "created", setup: { game: "coup", seats: 3 } } as KeptEntry["fact"];
const LOG: readonly KeptEntry[] = [
  { at: 0, fact: setup },
  { at: 0, fact: { type: "started", game: 1, options: options.value, events: dealt } },
  { at: 0, fact: { type: "away", seat }, command: "ann c1" },
  { at: 0, fact: { type: "moved", seat, move, events: played.value } },
];
const DECISION: SentMove = { table: "t", person: "ann", seat, id: "c1", game: 1, prompt: before.prompt, move };

const hold = (
  log: readonly KeptEntry[],
  acknowledged: readonly SentMove[],
  refused: readonly RefusedDecision[] = [],
) => {
  const { lost, doubled, contradicted } = holdLog(log, { acknowledged, refused }, rules);
  return [lost.length, doubled.length, contradicted.length];
};

describe("holding a log against what players were told", () => {
  it("finds nothing where all is well", () => {
    expect(hold(LOG, [DECISION])).toEqual([0, 0, 0]);
  });

  it("finds an acknowledged move that is not there, or is another", () => {
    expect(hold(LOG, [{ ...DECISION, id: "c2" }])).toEqual([1, 0, 0]);
    expect(hold(LOG, [{ ...DECISION, move: { do: "tax" } }])).toEqual([1, 0, 0]);
    expect(hold(LOG, [{ ...DECISION, seat: 2 - seat }])).toEqual([1, 0, 0]);
  });

  it("finds a command that is there twice, and a seat that has answered a question twice", () => {
    expect(hold([...LOG, { at: 0, fact: { type: "said" }, command: "ann c1" }], [])).toEqual([0, 1, 0]);
    const given = { at: 0, fact: { type: "given", seat, prompt: before.prompt, move } };
    expect(hold([...LOG.slice(0, 2), given, given], [])).toEqual([0, 1, 0]);
  });

  it("finds a refused move that is there", () => {
    expect(hold(LOG, [], [{ ...DECISION, code: "stale" }])).toEqual([0, 0, 1]);
  });
});
