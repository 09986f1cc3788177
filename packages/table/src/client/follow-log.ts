import { fail, ok, type Result } from "@darbar/kernel";
import type { ServerMessage } from "@darbar/protocol";
import { foldFact } from "./fold-fact.ts";
import { type FollowedTable, type Follower, followedFrom, heard, presentIn } from "./followed-table.ts";

/** What a client holds of a table: its log's name, how many of its facts were told, and what they come to. */
export interface FollowedLog {
  readonly log: string;
  readonly facts: number;
  readonly table: FollowedTable;
}

/** What is told about a table. */
export type TableMessage = Extract<ServerMessage, { readonly table: string }>;

/** What a client holds after one more message. Fails where facts do not follow those before: then it has to ask anew. */
export function follow(
  held: FollowedLog | null,
  message: TableMessage,
  by: Follower,
  now = 0,
): Result<FollowedLog | null> {
  if (message.type === "table") {
    const { log, facts } = message;
    return ok({ log, facts, table: followedFrom(message, by.person, now) });
  }
  if (message.type === "facts" && (held === null || message.log !== held.log || message.from !== held.facts)) {
    return fail(`has ${held?.facts} facts of ${held?.log} and gets ${message.from} of ${message.log}`);
  }
  if (held === null) return ok(held);
  const { table } = held;
  switch (message.type) {
    case "facts": {
      const folded = message.facts.reduce((before, fact) => foldFact(before, fact, by), table);
      const ticked = message.clock === undefined ? folded : { ...folded, clock: heard(message.clock, now) };
      return ok({ log: held.log, facts: held.facts + message.facts.length, table: ticked });
    }
    case "clock":
      return ok({ ...held, table: { ...table, clock: heard(message.clock, now) } });
    case "present":
      return ok({ ...held, table: { ...table, present: presentIn(message) } });
    case "asked":
    case "gone":
      return ok(held);
  }
}
