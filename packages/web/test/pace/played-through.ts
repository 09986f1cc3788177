import type * as Cops from "@darbar/cops";
import type * as Coup from "@darbar/coup";
import type { ServerMessage, StandingOrder } from "@darbar/protocol";
import { answerCops } from "../../src/games/cops/practice/cops-answers.ts";
import { cops } from "../../src/games/cops/practice/cops-listed.ts";
import { answerCoup } from "../../src/games/coup/practice/coup-answers.ts";
import { coup } from "../../src/games/coup/practice/coup-listed.ts";
import { gameHere, loadGame } from "../../src/games/load.ts";
import { openPractice } from "../../src/practice/practice-table.ts";
import { PRACTICE_PERSON } from "../../src/practice/practice-wish.ts";
import { watchTable } from "../../src/table/controller.ts";
import { stillHost } from "../practice-host.ts";
import { copsMeter, type Metered } from "./cops-meter.ts";

/* Whole games as a page shows them, in a time that passes only where somebody waits for something. */

/** A game that was played and watched to its end. */
export interface PlayedThrough {
  /** How long it took, from the deal until its end had been shown, in milliseconds. */
  readonly took: number;
  /** How long each event was on the screen, in milliseconds. */
  readonly shown: readonly { readonly type: string; readonly for: number }[];
  /** How many turns it had. */
  readonly turns: number;
  /** For how long nothing was shown and the reader was not asked: they waited, in milliseconds. */
  readonly waited: number;
  /** How far the screen was behind the table at most, in milliseconds. */
  readonly behind: number;
  /** The questions, by prompt, that stood open to the reader for as long as they thought, and were answered by them. */
  readonly answered: ReadonlySet<number>;
  /** What was measured of a game of Good Cop Bad Cop. */
  readonly metered: Metered;
}

/** A table that is played at again and again. */
export interface Course {
  readonly game: "coup" | "cops";
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** What the reader has ordered; otherwise what the page orders in Good Cop Bad Cop, and in Coup nothing. */
  readonly order?: StandingOrder;
}

/** The tables whose games are measured. */
export const COURSES: readonly Course[] = [
  { game: "coup", seats: 4, options: { edition: "classic" } },
  { game: "cops", seats: 5, options: { mode: "base" } },
];

/** How long the simple player thinks, in milliseconds: over a turn of their own, and over anything else. */
const OVER_TURN = 2_000;
const OVER_ANSWER = 1_000;
/** They challenge one claim in so many. */
const CHALLENGES = 6;

/** Plays a game of bots and one simple player. */
export async function playedThrough({ game, seats, options, order }: Course, seed: number): Promise<PlayedThrough> {
  await loadGame(game);
  const host = stillHost(seed);
  const { pace, rules } = gameHere(game);
  const listed = game === "coup" ? coup : cops;
  const answerOf = game === "coup" ? answerCoup : answerCops;
  const wish = { options, seats, name: "Reader", fresh: true };
  const table = openPractice(listed, wish, { ...host, think: async (inquiry) => answerOf(inquiry, 0) });
  let asked = -1;
  const answered = new Set<number>();
  let behind = 0;
  let wasBehind = false;
  let latest = 0;
  const shown: { type: string; for: number }[] = [];
  let on: { readonly id: number; readonly type: string; readonly since: number } | null = null;
  const meter = copsMeter(0);
  let turns = 0;
  let waited = 0;
  let waitsSince: number | null = null;
  table.watch((message) => {
    latest = message.type === "facts" ? host.now() : latest;
    turns += turnsIn(message);
    if (game !== "cops") return;
    if (message.type === "table" && message.snapshot.game !== null) {
      const { view, past } = message.snapshot.game;
      meter.begin(view as Cops.State, past as Cops.CopsEvent[], host.now());
    }
    const facts = message.type === "facts" ? message.facts : [];
    for (const fact of facts) if (fact.type === "events") meter.hear(fact.events as Cops.CopsEvent[], host.now());
  });
  const controller = watchTable(table, {
    now: host.now,
    later: host.later,
    pace: (_, event) => pace(event),
    person: () => PRACTICE_PERSON,
    load: () => null,
  });
  const look = (): void => {
    const { cue, isBehind, model } = controller.screen.get();
    if (on !== null && on.id !== cue?.id) {
      shown.push({ type: on.type, for: host.now() - on.since });
      on = null;
    }
    if (cue !== null && on === null) {
      on = { id: cue.id, type: (cue.event as { readonly type: string }).type, since: host.now() };
    }
    const isAsked =
      model?.given === null && model.game?.view !== undefined && rules.waiting(model.game.view).includes(0);
    const waits = cue === null && !isBehind && !isAsked && model?.game?.outcome === null;
    if (waitsSince !== null && !waits) waited += host.now() - waitsSince;
    waitsSince = waits ? (waitsSince ?? host.now()) : null;
    if (wasBehind && !isBehind) behind = Math.max(behind, host.now() - latest);
    wasBehind = isBehind;
    const view = model?.game?.view;
    if (view === undefined || isBehind || model?.game?.outcome !== null || model.given !== null) return;
    if (view.prompt === asked || !rules.waiting(view).includes(0)) return;
    asked = view.prompt;
    const legal = rules.legal(view, 0);
    const move = simpleMove(game, legal, seed + asked);
    const turn = (view as { readonly question?: string }).question === "act";
    const { prompt } = view;
    host.later(turn ? OVER_TURN : OVER_ANSWER, () => {
      const now = controller.screen.get();
      // Their order may have passed for them, and somebody may have been quicker.
      const isAsked = !now.isBehind && now.model?.given === null;
      if (!isAsked || now.model?.game?.view?.prompt !== prompt) return;
      answered.add(prompt);
      void controller.move(move);
    });
  };
  controller.screen.subscribe(look);
  const ordered = order ?? (game === "cops" ? "ask-what-touches-me" : null);
  if (ordered !== null) await controller.do({ do: "order", order: ordered });
  look();
  const isOver = (): boolean => {
    const { cue, isBehind, model } = controller.screen.get();
    return cue === null && !isBehind && model?.game?.outcome != null;
  };
  while (!isOver()) if (!(await host.step())) throw new Error("nobody goes on");
  controller.close();
  table.close();
  return { took: host.now(), shown, turns, waited, behind, answered, metered: meter.metered() };
}

/** How many turns begin in what a page is told. */
function turnsIn(message: ServerMessage): number {
  if (message.type !== "facts") return 0;
  const events = message.facts.flatMap((fact) => (fact.type === "events" ? fact.events : []));
  return events.filter((event) => (event as { readonly type: string }).type === "turn").length;
}

/** What a simple player does: passes, challenges now and then, never lies, and takes what comes first. */
function simpleMove(game: Course["game"], legal: readonly unknown[], nth: number): unknown {
  const moves = legal as readonly { readonly do: string }[];
  const pass = moves.find((move) => move.do === "pass");
  const challenge = nth % CHALLENGES === 0 ? moves.find((move) => move.do === "challenge") : undefined;
  if (pass !== undefined) return challenge ?? pass;
  const some = (...wanted: readonly string[]): unknown => {
    const fitting = moves.filter((move) => wanted.includes(move.do));
    return fitting[nth % Math.max(1, fitting.length)];
  };
  if (game === "coup") {
    type Name = Coup.Move["do"];
    const names: readonly Name[] = ["coup", "show", "foreign-aid", "income"];
    for (const name of names) if (some(name) !== undefined) return some(name);
  } else {
    type Name = Cops.Move["do"];
    const names: readonly Name[] = ["shoot", "arm", "investigate"];
    const wanted = names[nth % names.length];
    if (some(wanted) !== undefined) return some(wanted);
  }
  const quiet = moves.filter((move) => move.do !== "play");
  return quiet[nth % quiet.length];
}
