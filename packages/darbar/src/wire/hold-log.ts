import { isDeepStrictEqual } from "node:util";
import type { Asking } from "@darbar/kernel";
import type { AnyRules } from "@darbar/table/client";
import type { KeptEntry, KeptFact } from "./kept-log.ts";
import type { SentMove } from "./player.ts";

/** A move that was refused, and why. */
export interface RefusedDecision extends SentMove {
  readonly code: string;
}

/** What was told to the players of one table about their moves. */
export interface Answers {
  readonly acknowledged: readonly SentMove[];
  readonly refused: readonly RefusedDecision[];
}

/** How a log compares with what the players were told. */
export interface Held {
  /** Acknowledged, but not there. */
  readonly lost: readonly string[];
  /** There more than once: a command, or an answer of a seat to a question. */
  readonly doubled: readonly string[];
  /** Refused, but there. */
  readonly contradicted: readonly string[];
  /** The game that the log comes to. */
  readonly state: Asking | null;
}

/** Holds a table's log against what its players were told. */
export function holdLog(entries: readonly KeptEntry[], { acknowledged, refused }: Answers, rules: AnyRules): Held {
  const { answers, doubled, state } = readLog(entries, rules);
  const lost: string[] = [];
  for (const decision of acknowledged) {
    const kept = answers.get(keyOf(decision));
    if (kept === undefined || !isAnswer(kept, decision)) lost.push(`${describe(decision)}: ${JSON.stringify(kept)}`);
  }
  const contradicted = refused
    .filter((decision) => answers.has(keyOf(decision)))
    .map((decision) => `${describe(decision)}: ${decision.code}, but ${JSON.stringify(answers.get(keyOf(decision)))}`);
  return { lost, doubled, contradicted, state };
}

function keyOf({ person, id }: SentMove): string {
  return `${person} ${id}`;
}

function describe({ table, seat, id, game, prompt, move }: SentMove): string {
  return `${table} seat ${seat} ${id} at question ${game}.${prompt} ${JSON.stringify(move)}`;
}

function isAnswer({ fact, question }: KeptAnswer, { seat, game, prompt, move }: SentMove): boolean {
  if (fact.type !== "given" && fact.type !== "moved") return false;
  return fact.seat === seat && question === `${game}.${prompt}` && isDeepStrictEqual(fact.move, move);
}

interface KeptAnswer {
  readonly fact: KeptFact;
  /** The question that was open: game and number. */
  readonly question: string;
}

interface Read {
  /** By the command, the fact that answers a question. */
  readonly answers: ReadonlyMap<string, KeptAnswer>;
  readonly doubled: readonly string[];
  readonly state: Asking | null;
}

function readLog(entries: readonly KeptEntry[], rules: AnyRules): Read {
  const answers = new Map<string, KeptAnswer>();
  const answered = new Set<string>();
  const doubled: string[] = [];
  let state: Asking | null = null;
  let seats = 0;
  let game = 0;
  for (const [index, { fact, command }] of entries.entries()) {
    if (command !== undefined) {
      if (answers.has(command)) doubled.push(`command ${command}`);
      // Who was away and answers is back first.
      const answer = fact.type === "away" ? entries[index + 1].fact : fact;
      answers.set(command, { fact: answer, question: `${game}.${state?.prompt}` });
    }
    if (fact.type === "created" || fact.type === "setup") seats = (fact as KeptSetup).setup.seats;
    if (fact.type === "started") {
      const options = rules.options(fact.options, seats);
      if (!options.ok) throw new Error(options.error);
      state = rules.setup(options.value, seats);
      game = fact.game ?? 0;
    }
    if (state !== null && (fact.type === "given" || fact.type === "moved")) {
      const answer = `${fact.type} by seat ${fact.seat} at question ${game}.${state.prompt}`;
      if (answered.has(answer)) doubled.push(`${answer} (command ${command})`);
      answered.add(answer);
    }
    if (state !== null) for (const event of fact.events ?? []) rules.evolve(state, event);
  }
  return { answers, doubled, state };
}

interface KeptSetup extends KeptFact {
  readonly setup: { readonly seats: number };
}
