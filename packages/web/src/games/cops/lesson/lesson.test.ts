import { type CopsEvent, cops, type Move, type State, summary } from "@darbar/cops";
import { replay } from "@darbar/kernel";
import type { Pick } from "@darbar/words/cops/contract";
import { afterPressing, stepAt } from "@darbar/words/cops/steps";
import { loadMessages, type MessageId } from "@darbar/words/messages";
import { find } from "@darbar/words/testing/cops-steps";
import { wordsOf } from "@darbar/words/words";
import { describe, expect, it } from "vitest";
import { PRESSES } from "../../../../test/lesson-presses.ts";
import { allRead, cardsTold, lessonIn, messagesOf } from "../../../../test/lessons.ts";
import { judge, type LessonStep, rightMove } from "../../../learn/lesson.ts";
import { lesson, STEPS, TERMS } from "./lesson.ts";
import { EXAMPLE, MOVES, READER, type StepName, THIRD } from "./script.ts";

const open = await lessonIn("cops");
const words = wordsOf("en", await loadMessages("en"));

/** The table after so many moves of the example. */
function tableAfter(made: number): State {
  const game = replay(cops, EXAMPLE);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  const { options, opening, steps } = game.value;
  const table = cops.setup(options, EXAMPLE.seats);
  for (const event of [...opening, ...steps.slice(0, made).flatMap(({ events }) => events)]) cops.evolve(table, event);
  return table;
}

function called(name: StepName): LessonStep {
  const found = STEPS.find((step) => step.name === name);
  if (found === undefined) throw new Error(`there is no step ${name}`);
  return found;
}

/** The table as the reader sees it when a step begins. */
const viewAt = (name: StepName): State => cops.view(tableAfter(called(name).from), READER);

describe("the example", () => {
  it("cops 3: ends with the Kingpin shot a second time, and the honest cops win together", () => {
    const { players, winners, as } = summary(tableAfter(MOVES.length));
    expect({ winners, as }).toEqual({ winners: [READER, 1], as: "honest" });
    expect(players.map(({ team }) => team)).toEqual(["honest", "honest", "crooked", "crooked"]);
    expect(players.map(({ standing }) => standing)).toEqual(["in", "in", "out", "in"]);
  });

  it("shows at each step what the coach speaks of", () => {
    const cards = (view: State) => view.players[THIRD].cards;
    expect(viewAt("gun").players[THIRD]).toMatchObject({ armed: true, aim: READER });
    expect(cards(viewAt("gun")).map(({ kind }) => kind)).toEqual([null, null, "honest"]);
    expect(cards(viewAt("seen"))[1]).toMatchObject({ kind: "kingpin", up: false });
    expect(viewAt("dog")).toMatchObject({ moment: "announced", action: { do: "shoot" } });
    expect(viewAt("equip").players[THIRD]).toMatchObject({ armed: false });
    expect(viewAt("equip").players[READER].equipment).toEqual([]);
    expect(viewAt("show")).toMatchObject({ question: "reveal", playing: null });
    expect(viewAt("show").players[READER].equipment[0].kind).toBe("coffee");
    expect(viewAt("pocket").players[READER].cards.map(({ up }) => up)).toEqual([true, false, false]);
    expect(viewAt("arm")).toMatchObject({ guns: 1 });
    expect(viewAt("arm").players[1]).toMatchObject({ armed: true, aim: THIRD });
    expect(viewAt("show-again").players[READER]).toMatchObject({ armed: true, aim: null });
    expect(cards(viewAt("coffee"))[1]).toMatchObject({ kind: "kingpin", up: true, wounded: true });
    expect(viewAt("shoot").turn).toBe(READER);
  });
});

describe("the steps", () => {
  it("ask the reader for every move that is more than keeping equipment, and for no other", () => {
    const asked = STEPS.filter(({ isChoice }) => isChoice).map(({ from }) => from);
    expect(asked).toEqual(
      MOVES.flatMap(([seat, move], place) => (seat === READER && move.do !== "pass" ? [place] : [])),
    );
  });

  it("go forward through the whole example, and explain every word once or more", () => {
    const froms = STEPS.map(({ from }) => from);
    expect(froms).toEqual(froms.toSorted((a, b) => a - b));
    expect(froms.at(-1)).toBe(MOVES.length);
    const explained = STEPS.flatMap(({ terms }) => terms.map(({ name }) => name));
    expect(new Set(explained)).toEqual(new Set(TERMS.map((term) => `lesson.term.${term}`)));
  });

  it("can be done by pressing what the table offers", () => {
    for (const step of STEPS.filter(({ isChoice }) => isChoice)) {
      const view = cops.view(tableAfter(step.from), READER);
      const presses = PRESSES[step.name as StepName] ?? [];
      let picks: readonly Pick[] = [];
      let move: Move | null = null;
      for (const id of presses) {
        const offer = find(
          stepAt(view, picks, words, (seat) => `${seat}`),
          id,
        );
        expect(offer.barred).toBeNull();
        if (offer.move === null) picks = afterPressing(picks, offer);
        else move = offer.move;
      }
      expect(move, step.name).toEqual(rightMove(lesson, step));
    }
  });

  it("leave nothing unsaid, and nothing that is never said", async () => {
    const messages = Object.keys(await loadMessages("en")) as MessageId[];
    const said = messagesOf(lesson);
    expect(messages).toEqual(expect.arrayContaining([...said]));
    const own = messages.filter((id) => id.startsWith("lesson.") && !id.startsWith("lesson.hint."));
    expect(own.filter((id) => !said.includes(id))).toEqual([]);
  });
});

it("lets everything be read that the coach tells while the others play", async () => {
  expect(await allRead("cops")).toEqual(new Set(Object.values(lesson.tellings)));
});

describe("the lesson", () => {
  it("can be completed by the right choices, and shows the reader's side of it at each step", async () => {
    const { table, screen, letOthersPlay, view, step } = open();
    for (const place of STEPS.keys()) {
      expect(table.progress.get().step).toBe(place);
      const isOver = step().from === MOVES.length;
      const whole = tableAfter(step().from);
      expect(view()).toEqual(isOver ? whole : cops.view(whole, READER));
      const move = rightMove(lesson, step());
      if (move === null) table.next();
      else {
        expect(cops.legal(view(), READER)).toContainEqual(move);
        expect(await screen.move(move)).toEqual({ ok: true, value: null });
      }
      letOthersPlay();
    }
    expect(table.progress.get()).toMatchObject({ step: STEPS.length - 1, isPlaying: false });
    expect(screen.screen.get().model?.game?.outcome).toEqual({ winners: [READER, 1], as: "honest" });
  });

  it("answers every other legal choice with a sentence of its own kind, and nothing changes", async () => {
    const replies = new Set<MessageId>();
    for (const [place, step] of STEPS.entries()) {
      const { table, screen, view } = open(`${place}`);
      const before = structuredClone(view());
      for (const move of cops.legal(view(), READER)) {
        if (step.isChoice && JSON.stringify(move) === JSON.stringify(rightMove(lesson, step))) continue;
        const reply = judge(lesson, step, move);
        expect(await screen.move(move)).toMatchObject({ ok: false, error: { code: "in-lesson" } });
        expect(table.progress.get()).toMatchObject({ step: place, isPlaying: false, wrong: reply });
        expect(view()).toEqual(before);
        if (reply !== null) replies.add(reply);
      }
    }
    const written = STEPS.flatMap(({ wrong, otherwise }) => [...wrong.map(({ say }) => say), otherwise]);
    expect(replies).toEqual(new Set(written));
  });

  it("takes no nonsense", () => {
    for (const nonsense of [null, 3, "equip", {}, { do: 7 }, { do: "reveal", card: 0, more: 1 }]) {
      expect(judge(lesson, called("show"), nonsense)).not.toBeNull();
    }
    expect(judge(lesson, called("show"), { card: 0, do: "reveal" })).toBeNull();
  });

  it("never tells the reader a card that is not theirs to know", async () => {
    for (const event of await cardsTold("cops")) expect(cops.redact(event as CopsEvent, READER)).toEqual(event);
  });

  it("leads to a first game, and to the rules of the gang", () => {
    expect(lesson.ways.map(({ href }) => href)).toEqual([
      "/practice/cops?first",
      "/rules/cops/gang",
      "/rules/cops/base",
    ]);
  });
});
