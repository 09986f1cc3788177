import type { Setup } from "@darbar/protocol";
import type { TableContext } from "./context.ts";
import type { Fact } from "./fact.ts";
import { type Actor, botName } from "./seating.ts";

/** How a table begins. */
export interface Founding {
  readonly actor: Actor;
  readonly setup: Setup;
  readonly code: string;
  /** Where bots sit from the start: nowhere, or in all the other seats. */
  readonly bots: "none" | "all";
}

/** The first facts of a table: its maker sits in the first seat and is the host. Bots sit where they are wanted. */
export function firstFacts(context: TableContext, { actor, setup, code, bots }: Founding): readonly Fact[] {
  const facts: Fact[] = [
    { type: "created", setup, code, host: actor.person },
    { type: "sat", seat: 0, sitter: { kind: "person", person: actor.person, name: actor.name, away: false } },
  ];
  if (bots === "none") return facts;
  const names = [actor.name];
  for (let seat = 1; seat < setup.seats; seat++) {
    const name = botName(context, names);
    names.push(name);
    facts.push({ type: "sat", seat, sitter: { kind: "bot", level: "regular", style: null, name } });
  }
  return facts;
}
