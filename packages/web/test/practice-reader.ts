import * as Cops from "@darbar/cops";
import * as Coup from "@darbar/coup";
import type { Asking, Game, ListedGame } from "@darbar/kernel";
import type { Snapshot, WireFact } from "@darbar/protocol";
import { answerCops } from "../src/games/cops/practice/cops-answers.ts";
import { cops } from "../src/games/cops/practice/cops-listed.ts";
import { answerCoup } from "../src/games/coup/practice/coup-answers.ts";
import { coup } from "../src/games/coup/practice/coup-listed.ts";
import type { Answer } from "../src/practice/answer-messages.ts";
import { openPractice, type PracticeTable } from "../src/practice/practice-table.ts";
import type { PracticeWish } from "../src/practice/practice-wish.ts";
import type { TableMessage } from "../src/transport/table-link.ts";
import type { StillHost } from "./practice-host.ts";

/** A reader who plays at a practice table and remembers everything they were told. */
export interface PracticeReader<State, Move, GameEvent> {
  readonly table: PracticeTable;
  readonly heard: TableMessage[];
  facts(): readonly WireFact[];
  /** The events they were told of, of the latest game. */
  events(): readonly GameEvent[];
  /** What the table shows when asked for everything. */
  snapshot(): Snapshot;
  view(): State;
  /** The moves they could make now. */
  legal(): readonly Move[];
  move(move: unknown): ReturnType<PracticeTable["do"]>;
  /** Makes random legal moves until the game is over or `stop` says so. */
  playOn(stop?: () => boolean): Promise<void>;
}

/** Opens a practice table of Coup for a reader. */
export function coupReader(wish: PracticeWish, host: StillHost): PracticeReader<Coup.State, Coup.Move, Coup.CoupEvent> {
  return readerOf(Coup.coup, coup, answerCoup, wish, host);
}

/** Opens a practice table of Good Cop Bad Cop for a reader. */
export function copsReader(wish: PracticeWish, host: StillHost): PracticeReader<Cops.State, Cops.Move, Cops.CopsEvent> {
  return readerOf(Cops.cops, cops, answerCops, wish, host);
}

function readerOf<Options, State extends Asking, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  game: ListedGame,
  answerOf: Answer,
  wish: PracticeWish,
  host: StillHost,
): PracticeReader<State, Move, GameEvent> {
  const table = openPractice(game, wish, { think: async (inquiry) => answerOf(inquiry, 0), ...host });
  const heard: TableMessage[] = [];
  table.watch((message) => heard.push(message));
  const me = wish.me ?? 0;

  const facts = (): readonly WireFact[] => heard.flatMap((message) => (message.type === "facts" ? message.facts : []));
  const snapshot = (): Snapshot => {
    table.look();
    const last = heard.pop();
    if (last?.type !== "table") throw new Error("the table was not told");
    return last.snapshot;
  };
  const view = (): State => gameIn(snapshot()).view as State;
  const legal = (): readonly Move[] => (snapshot().given === null ? rules.legal(view(), me) : []);
  const move = (wanted: unknown) =>
    table.do({ do: "move", game: gameIn(snapshot()).number, prompt: view().prompt, move: wanted });

  return {
    table,
    heard,
    facts,
    snapshot,
    view,
    legal,
    move,
    events: () => {
      const all = facts();
      const begins = all.findLastIndex(({ type }) => type === "started");
      const told = all.slice(begins + 1).flatMap((fact) => (fact.type === "events" ? fact.events : []));
      return [...(begins === -1 ? firstPast(heard) : []), ...told] as GameEvent[];
    },
    playOn: async (stop = () => false) => {
      for (let round = 0; round < 5_000; round++) {
        const now = snapshot();
        const { outcome, number, view: seen } = gameIn(now);
        if (outcome !== null || stop()) return;
        const moves = now.given === null ? rules.legal(seen as State, me) : [];
        if (moves.length === 0) {
          if (!(await host.step())) throw new Error("nobody goes on");
          continue;
        }
        const wanted = moves[Math.floor(host.random() * moves.length)];
        const { prompt } = seen as State;
        const done = await table.do({ do: "move", game: number, prompt, move: wanted });
        if (!done.ok) throw new Error(`${JSON.stringify(wanted)}: ${done.error.code}`);
      }
      throw new Error("the game does not end");
    },
  };
}

/** The game in a snapshot; there always is one at a practice table. */
export function gameIn({ game }: Snapshot): NonNullable<Snapshot["game"]> {
  if (game === null) throw new Error("there is no game");
  return game;
}

function firstPast(heard: readonly TableMessage[]): readonly unknown[] {
  const [first] = heard;
  return first?.type === "table" ? gameIn(first.snapshot).past : [];
}
