import { isDeepStrictEqual } from "node:util";
import { type Asking, scriptedDraw } from "@darbar/kernel";
import type { AnyRules } from "@darbar/table/client";
import type { KeptEntry, KeptFact } from "../wire/kept-log.ts";

interface DrawnFact extends KeptFact {
  readonly drawn?: readonly (string | number)[];
  readonly setup?: { readonly seats: number };
  readonly outcome?: unknown;
}

/** What a table does by itself: everything else comes of a command. */
const BY_ITSELF = ["created", "sat", "committed", "standing", "started", "moved", "ended", "host"];

/**
 * Plays the games of a log again, in quiet: the same moves with the same draws must come to the same facts, and nobody
 * but the people of the table may have had a part in it. Answers what is otherwise.
 */
export function playAgain(
  entries: readonly KeptEntry[],
  people: readonly string[],
  rules: AnyRules,
): readonly string[] {
  const wrong: string[] = [];
  let state: Asking | null = null;
  let seats = 0;
  for (const [index, entry] of entries.entries()) {
    const fact: DrawnFact = entry.fact;
    const { command } = entry;
    if (command !== undefined) {
      const [person] = command.split(" ");
      if (!people.includes(person)) wrong.push(`fact ${index} (${fact.type}) is by a stranger`);
    } else if (!BY_ITSELF.includes(fact.type)) wrong.push(`fact ${index} (${fact.type}) is by nobody`);
    seats = fact.setup?.seats ?? seats;
    if (fact.type === "started") {
      const options = rules.options(fact.options, seats);
      if (!options.ok) throw new Error(options.error);
      state = rules.setup(options.value, seats);
      const dealt = rules.deal(state, scriptedDraw(fact.drawn ?? []));
      if (!isDeepStrictEqual(dealt, fact.events)) wrong.push(`fact ${index} deals otherwise`);
    }
    if (fact.type === "moved" && state !== null) {
      const decided = rules.decide(state, fact.seat ?? -1, fact.move, scriptedDraw(fact.drawn ?? []));
      if (!decided.ok || !isDeepStrictEqual(decided.value, fact.events)) wrong.push(`fact ${index} moves otherwise`);
    }
    if (state !== null) for (const event of fact.events ?? []) rules.evolve(state, event);
    if (fact.type === "ended" && state !== null && !isDeepStrictEqual(rules.outcome(state), fact.outcome)) {
      wrong.push(`fact ${index} ends otherwise`);
    }
  }
  return wrong;
}
