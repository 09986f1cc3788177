// @vitest-environment happy-dom
import { coup, EDITIONS, type Move, type Options, QUESTIONS, type State } from "@darbar/coup";
import { ok, seededDraw } from "@darbar/kernel";
import { playAtRandom, variantOf } from "@darbar/kernel/testing";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { expect, it } from "vitest";
import { askedTable, IDLE, pressEverything } from "../../../../test/dom/every-button.tsx";
import { all, press, the } from "../../../../test/dom/reader.ts";
import { show } from "../../../../test/dom/shown.tsx";
import type { TableModel } from "../../../table/model.ts";
import type { TableProps } from "../../../table/props.ts";
import { useWords } from "../../../words/speak.tsx";
import { CoupTable } from "./coup-table.tsx";
import { CoupPrompt } from "./prompt.tsx";
import { sightOf } from "./sight.ts";
import { usePlay } from "./use-play.ts";

/** The prompt of a table, alone: what is around it takes long to draw. */
function Asked(props: TableProps): JSX.Element | null {
  const sight = sightOf(props, useWords());
  const heading = useRef<HTMLHeadingElement>(null);
  if (sight === null) return null;
  const play = usePlay(sight, props, null);
  const passing = {
    isAside: false,
    isAnswered: false,
    order: "pass",
    still: null,
    hasSteppedIn: false,
    set: () => undefined,
    stepIn: () => undefined,
  } as const;
  return <CoupPrompt {...{ sight, play, passing, heading }} story={[]} table={props} />;
}

/** Plays a game of whims, and finds each question that has a move, or an edition, that none before had. */
function questionsOf(wanted: Partial<Options>, seats: number, seed: string, known: Set<string>) {
  const found: { readonly model: TableModel; readonly legal: readonly Move[] }[] = [];
  const see = (state: State): void => {
    for (const seat of coup.waiting(state)) {
      const legal = coup.legal(state, seat);
      const moves = new Set(legal.map((move) => ("as" in move ? `${move.do} ${move.as}` : move.do)));
      const kinds = [`${state.options.edition} ${state.question}`, ...moves];
      if (kinds.every((kind) => known.has(kind))) continue;
      for (const kind of kinds) known.add(kind);
      found.push({ model: askedTable(coup, state, seat), legal });
    }
  };
  playAtRandom(coup, variantOf(coup, wanted, seats), seededDraw(seed), { see });
  return found;
}

/** Tables that together have every edition, both expansions and the draft. */
const TABLES: readonly (readonly [Partial<Options>, number])[] = [
  [{ edition: "classic" }, 3],
  [{ edition: "classic", draft: true }, 2],
  [{ edition: "classic", anarchist: true }, 4],
  [{ edition: "plus", character: "inquisitor", reformation: true, anarchist: true }, 3],
  [{ edition: "plus", reformation: true }, 7],
  [{ edition: "ru", character: "inquisitor" }, 3],
  [{ edition: "ru", blockers: "anyone" }, 3],
  [{ edition: "he", secondDefence: true }, 4],
];

/** So many games at each table, of different chance, put every question. */
const GAMES = [1, 2, 3, 4, 5] as const;

it("has a button for every legal move in every edition, and no button that does nothing", async () => {
  const shown = await show(null);
  const known = new Set<string>();
  const evening = GAMES.flatMap((game) => TABLES.map(([options, seats]) => ({ game, options, seats })));
  for (const { game, options, seats } of evening) {
    for (const { model, legal } of questionsOf(options, seats, `buttons ${game}`, known)) {
      const { moves } = await pressEverything(shown, Asked, model, legal);
      expect([...moves].toSorted()).toEqual(legal.map((move) => JSON.stringify(move)).toSorted());
    }
  }
  const asked = QUESTIONS.filter((question) => EDITIONS.some((edition) => known.has(`${edition} ${question}`)));
  expect([...asked, "over"]).toEqual(QUESTIONS);
});

it("makes the same moves by the seats and the cards on the table", async () => {
  const { root, draw } = await show(null);
  const made: unknown[] = [];
  const at = (question: { readonly model: TableModel }): Promise<void> =>
    draw(
      <CoupTable
        {...IDLE}
        model={question.model}
        move={async (move) => {
          made.push(move);
          return ok(null);
        }}
      />,
    );
  const questions = questionsOf({ edition: "classic" }, 3, "on the table", new Set());
  const find = (act: Move["do"]) =>
    questions.find(({ legal }) => legal.some((move) => move.do === act)) ?? questions[0];
  const steal = find("steal");
  await at(steal);
  await press(the(root, "[data-choice=steal]"));
  for (const seat of all(root, ".seat-press")) await press(seat);
  expect(made).toEqual(steal.legal.filter((move) => move.do === "steal"));
  made.length = 0;
  const lose = find("lose");
  await at(lose);
  // What cannot be taken back is pressed twice.
  for (const card of all(root, ".card-press")) await press(card).then(() => press(card));
  expect(made).toEqual(lose.legal);
});
