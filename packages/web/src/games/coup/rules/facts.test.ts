import { ACTION_LIST, coup, EDITIONS, type Edition, RULES, type State } from "@darbar/coup";
import { replay } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { EXAMPLE_COINS } from "./example-table.ts";
import { actionRows, actionRule, CONVERSION } from "./facts.ts";

type Moves = readonly (readonly [number, unknown])[];

const pass = { do: "pass" };
const challenge = { do: "challenge" };
const DEAL = ["contessa", "duke", "captain", "contessa", "assassin", "duke"];
const DRAWN = ["assassin", "duke", "contessa"];

/** The moves of coup 10. Where a held card must be shown nobody is asked to show it. */
function exampleMoves(edition: Edition): Moves {
  const asked = (move: string): Moves => (RULES[edition].mayRefuseToShow ? [[2, { do: move }]] : []);
  return [
    [0, { do: "tax" }],
    [1, pass],
    [2, pass],
    [1, { do: "exchange" }],
    [0, pass],
    [2, pass],
    [1, { do: "return", cards: ["duke", "contessa"] }],
    [2, { do: "tax" }],
    [1, challenge],
    ...asked("show"),
    [1, { do: "lose", card: "assassin" }],
    [0, { do: "tax" }],
    [1, pass],
    [2, pass],
    [1, { do: "income" }],
    [2, { do: "assassinate", target: 0 }],
    [1, pass],
    [0, { do: "block", as: "contessa" }],
    [1, pass],
    [2, pass],
    [0, { do: "coup", target: 2 }],
    [2, { do: "lose", card: "contessa" }],
    [1, { do: "steal", target: 2 }],
    [0, pass],
    [2, { do: "block", as: "ambassador" }],
    [1, challenge],
    ...asked("refuse"),
  ];
}

/** The table each time a turn begins, the first one left out. */
function turnsOf(record: { options: unknown; seats: number; draws: readonly string[]; moves: Moves }): State[] {
  const played = replay(coup, { game: "coup", ...record });
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const { options, opening, steps } = played.value;
  const state = coup.setup(options, record.seats);
  for (const event of opening) coup.evolve(state, event);
  const turns: State[] = [];
  for (const event of steps.flatMap((step) => step.events)) {
    coup.evolve(state, event);
    if (event.type === "turn") turns.push(structuredClone(state));
  }
  return turns;
}

describe("what the rules pages take for facts", () => {
  it.each(["classic", "plus", "ru"] as const)("coup 10 example, %s: the engine has the same coins", (edition) => {
    const draws = [...DEAL, ...DRAWN];
    const turns = turnsOf({ options: { edition }, seats: 3, draws, moves: exampleMoves(edition) });
    const coins = turns.map(({ players, treasury }) => ({
      purses: players.map((player) => (player.hidden.length === 0 ? null : player.coins)),
      treasury,
    }));
    expect(coins).toEqual(EXAMPLE_COINS);
  });

  it("coup 6: the engine converts at the same price", () => {
    const draws = ["duke", "duke", "captain", "captain"];
    const [own, other] = turnsOf({
      options: { edition: "plus", reformation: true, draft: false },
      seats: 2,
      draws,
      moves: [
        [0, { do: "side", allegiance: "loyalist" }],
        [0, { do: "income" }],
        [1, { do: "convert", target: 1 }],
        [0, { do: "convert", target: 1 }],
      ],
    }).slice(-2);
    expect(own.reserve).toBe(CONVERSION.own);
    expect(other.reserve).toBe(CONVERSION.own + CONVERSION.other);
  });

  it("coup 2: every action is in the table of an edition that has it", () => {
    const named = EDITIONS.flatMap((edition) => actionRows(RULES[edition]).map((row) => actionRule(row).name));
    expect(new Set(named)).toEqual(new Set(ACTION_LIST.map(({ name }) => name)));
  });
});
