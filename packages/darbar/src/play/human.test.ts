import { look, type Sight } from "@darbar/bots";
import { type CoupEvent, coup, type Move, type State } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { tableOf } from "../../test/coup/told-table.ts";
import { memoryIo } from "../../test/memory-io.ts";
import { voiceTo } from "../../test/spoken.ts";
import { type AskedThen, typing } from "../../test/typing.ts";
import { coupTable } from "../coup/coup-table.ts";
import type { Playing } from "../table-game.ts";
import { type Human, seatHuman } from "./human.ts";
import { openScreen } from "./screen.ts";

const QUESTION = { title: "Well?", choices: [], enter: null, keys: [] };

interface Seated {
  readonly human: Human<State, Move, CoupEvent>;
  readonly asked: readonly AskedThen[];
  /** How long was waited for each line that was told. */
  readonly pauses: readonly number[];
}

function seated(more: Partial<Playing<State, Move, CoupEvent>>, ...lines: readonly string[]): Seated {
  const io = memoryIo("", { isTTY: true });
  const { keyboard, asked } = typing(io, ...lines);
  const pauses: number[] = [];
  const timed = {
    ...keyboard,
    wait: async (milliseconds: number) => {
      pauses.push(milliseconds);
      return null;
    },
  };
  const game = { ...coupTable, ...more };
  const desk = {
    game,
    screen: openScreen<State>(io, "en", () => []),
    keyboard: timed,
    voice: voiceTo("You", "Shirin"),
    waits: true,
  };
  return { human: seatHuman(game, tableOf({}, 2), desk, false), asked, pauses };
}

function sight(): Sight<State, Move> {
  const state = tableOf({}, 2);
  for (const event of coup.deal(state, seededDraw("x"))) coup.evolve(state, event);
  return look(coup, state, 0);
}

describe("a person", () => {
  test("stands aside from the start where the game has it so, until they say otherwise", async () => {
    const heard: boolean[] = [];
    const listen = { wish: "ask", hint: "listen", aside: false, move: { do: "income" } } as const;
    const { human } = seated(
      {
        startsAside: true,
        attend: (_, aside) => {
          heard.push(aside);
          return { aside, answer: null };
        },
        ask: () => ({ ...QUESTION, keys: [listen] }),
      },
      "e",
    );
    expect(await human.answer(sight())).toEqual({ do: "income" });
    await human.answer(sight());
    expect(heard).toEqual([true, false]);
  });

  test("is not asked what the game answers for them", async () => {
    const { human, asked } = seated({ attend: () => ({ aside: true, answer: { do: "pass" } }) });
    expect(await human.answer(sight())).toEqual({ do: "pass" });
    expect(asked).toEqual([]);
  });

  test("who is out is asked once whether to watch; who is back waits for every line again", async () => {
    let out = true;
    const { human, asked, pauses } = seated({ isOut: () => out }, "f", "f");
    const { view } = sight();
    const tell = () => human.tell([{ type: "announced", seat: 1, action: "income", target: null, as: null }], view);
    await tell();
    await tell();
    expect(asked).toHaveLength(1);
    out = false;
    await tell();
    await tell();
    out = true;
    await tell();
    expect(asked).toHaveLength(2);
    expect(pauses).toEqual([650, 0, 0, 650, 650]);
  });
});
