import { type CoupEvent, coup, type Move, type State, summary } from "@darbar/coup";
import { replay } from "@darbar/kernel";
import en from "@darbar/words/catalogue/en/learn.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { allRead, cardsTold, lessonIn, messagesOf } from "../../../../test/lessons.ts";
import { judge, readPlace, rightMove } from "../../../learn/lesson.ts";
import { EXAMPLE_COINS } from "../rules/example-table.ts";
import { lesson, STEPS, TERMS } from "./lesson.ts";
import { EXAMPLE, MOVES, READER, TURN_ENDS } from "./script.ts";

/** The whole table after so many moves of the example. */
function tableAfter(made: number): State {
  const game = replay(coup, { ...EXAMPLE, draws: drawsFor(made), moves: MOVES.slice(0, made) });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value.state;
}

function drawsFor(made: number): readonly (string | number)[] {
  return EXAMPLE.draws.slice(0, made > 10 ? 9 : made > 5 ? 8 : 6);
}

const open = await lessonIn("coup");

describe("the script", () => {
  it("coup 10 example: is the books' example to the coin, turn by turn", () => {
    for (const [turn, made] of TURN_ENDS.entries()) {
      const { purses, treasury } = EXAMPLE_COINS[turn];
      const table = summary(tableAfter(made));
      expect(table.players.map((player) => (player.out ? null : player.coins))).toEqual(purses);
      expect(table.treasury).toBe(treasury);
    }
    const { players, turn, winner } = summary(tableAfter(MOVES.length));
    expect(players.map(({ hidden }) => hidden.toSorted())).toEqual([["contessa", "duke"], ["captain"], []]);
    expect(players.map(({ shown }) => shown)).toEqual([[], ["assassin"], ["contessa", "assassin"]]);
    expect({ turn, winner }).toEqual({ turn: READER, winner: null });
  });
});

it("lets everything be read that the coach tells while the others play", async () => {
  expect(await allRead("coup")).toEqual(new Set(Object.values(lesson.tellings)));
});

describe("the steps", () => {
  it("ask the reader for every move of the first player, and for no other", () => {
    const asked = STEPS.filter((step) => step.isChoice).map((step) => step.from);
    expect(asked).toEqual(MOVES.flatMap(([seat], place) => (seat === READER ? [place] : [])));
  });

  it("go forward through the whole example, and explain every word once or more", () => {
    expect(STEPS.map((step) => step.from)).toEqual(STEPS.map((step) => step.from).toSorted((a, b) => a - b));
    expect(STEPS[STEPS.length - 1].from).toBe(MOVES.length);
    expect(new Set(STEPS.flatMap(({ terms }) => terms.map(({ name }) => name)))).toEqual(
      new Set(TERMS.map((term) => `learn.term.${term}`)),
    );
  });

  it("have words for everything the coach can say", () => {
    for (const id of messagesOf(lesson)) expect(en).toHaveProperty([id]);
  });

  it("are kept over a reload; what cannot be read begins anew", () => {
    expect([null, "", "x", "-1", "99", "3"].map((text) => readPlace(lesson, text))).toEqual([0, 0, 0, 0, 0, 3]);
  });
});

describe("the lesson", () => {
  it("coup 10 example: can be completed by the allowed choices, and shows the reader's side of it at each step", async () => {
    const { table, screen, letOthersPlay, view, step } = open();
    for (const place of STEPS.keys()) {
      expect(table.progress.get().step).toBe(place);
      expect(view()).toEqual(coup.view(tableAfter(step().from), READER));
      const move = rightMove(lesson, step());
      if (move === null) table.next();
      else {
        expect(coup.legal(view(), READER)).toContainEqual(move);
        expect(await screen.move(move)).toEqual({ ok: true, value: null });
      }
      letOthersPlay();
    }
    expect(table.progress.get()).toEqual({ step: STEPS.length - 1, isPlaying: false, telling: null, wrong: null });
    expect(view<State>().players.map((player) => player.coins)).toEqual([1, 5, 0]);
  });

  it("answers every other legal choice with a sentence, and nothing changes", async () => {
    for (const [place, each] of STEPS.entries()) {
      const { table, screen, view } = open(`${place}`);
      const before = structuredClone(view());
      const right = rightMove(lesson, each);
      for (const move of coup.legal(view(), READER)) {
        if (JSON.stringify(move) === JSON.stringify(right)) continue;
        expect(judge(lesson, each, move)).not.toBeNull();
        expect(await screen.move(move)).toMatchObject({ ok: false, error: { code: "in-lesson" } });
        expect(table.progress.get()).toMatchObject({ step: place, isPlaying: false, wrong: judge(lesson, each, move) });
        expect(view()).toEqual(before);
      }
    }
  });

  it("does not care in which order a move is written, and takes no nonsense", () => {
    const coupStep = STEPS.find((step) => step.name === "coup") ?? STEPS[0];
    expect(judge(lesson, coupStep, { target: 2, do: "coup" })).toBeNull();
    for (const nonsense of [null, 3, "coup", {}, { do: 7 }, { do: "coup", target: 2, more: 1 }]) {
      expect(judge(lesson, coupStep, nonsense)).not.toBeNull();
    }
  });

  it("never tells the reader a card that is not theirs", async () => {
    for (const event of await cardsTold("coup")) expect(coup.redact(event as CoupEvent, READER)).toEqual(event);
  });

  it("goes back, skips and begins anew, also while the others play, and remembers where it is", async () => {
    const { table, screen, letOthersPlay, view, storage } = open("1");
    await screen.move({ do: "tax" } satisfies Move);
    expect(table.progress.get().isPlaying).toBe(true);
    expect(await screen.move({ do: "tax" })).toMatchObject({ ok: false, error: { code: "stale" } });
    table.back();
    expect(table.progress.get()).toMatchObject({ step: 1, isPlaying: false });
    expect(view()).toEqual(coup.view(tableAfter(0), READER));
    await screen.move({ do: "tax" });
    table.next();
    expect(table.progress.get()).toMatchObject({ step: 2, isPlaying: false });
    expect(view()).toEqual(coup.view(tableAfter(4), READER));
    letOthersPlay();
    expect(table.progress.get().step).toBe(2);
    table.leap();
    expect(storage.text).toBe("3");
    table.restart();
    expect(storage.text).toBe("0");
    expect(view()).toEqual(coup.view(tableAfter(0), READER));
    table.back();
    expect(table.progress.get().step).toBe(0);
  });
});
