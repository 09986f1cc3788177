import type { Result } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import { decideCommand } from "./command.ts";
import type { CommandKey, Fact } from "./fact.ts";
import type { Decided, Refused } from "./refusal.ts";
import type { Actor } from "./seating.ts";
import { isDone, type Table } from "./state.ts";

/** Something that a person wants of a table, and has not been answered yet. */
export interface Request {
  readonly actor: Actor;
  /** The same for the same wish, however often it is sent. */
  readonly key: CommandKey;
  readonly command: Command;
  resolve(done: Result<null, Refused>): void;
  reject(error: unknown): void;
}

/** Facts that are kept together, and the command they came of. */
export interface Part {
  readonly facts: readonly Fact[];
  readonly command?: CommandKey;
}

/** What is done in one write: for whom, and what there is to keep. */
export interface Batch {
  readonly served: readonly { readonly request: Request; readonly decided: Decided }[];
  readonly parts: readonly Part[];
}

/**
 * Takes the first request, and those behind it that can be decided without it. Sealed answers of different players to
 * one window know nothing of each other: they are kept in one write. Everything else waits for what is before it.
 */
export function takeBatch(table: Table, requests: Request[], present: (person: string) => boolean): Batch {
  const served: { readonly request: Request; readonly decided: Decided }[] = [];
  const parts: Part[] = [];
  const sealed = new Set<number>();
  while (requests.length > 0) {
    const request = requests[0];
    if (served.length > 0 && request.command.do !== "move") break;
    const decided = decideOnce(table, request, present);
    const seat = sealedSeat(decided);
    if (served.length > 0 && (seat === null || sealed.has(seat))) break;
    requests.shift();
    served.push({ request, decided });
    if (decided.ok && decided.value.length > 0) parts.push({ facts: decided.value, command: request.key });
    if (seat === null) break;
    sealed.add(seat);
  }
  return { served, parts };
}

function decideOnce(table: Table, { actor, key, command }: Request, present: (person: string) => boolean): Decided {
  return isDone(table, key) ? { ok: true, value: [] } : decideCommand(table, actor, command, present);
}

/** Whose sealed answer this is, and nothing but that. */
function sealedSeat(decided: Decided): number | null {
  if (!decided.ok || decided.value.length !== 1) return null;
  const [fact] = decided.value;
  return fact.type === "given" ? fact.seat : null;
}
