import type { BotOptions } from "@darbar/bots/inquiry";
import type { Seat } from "@darbar/kernel";
import type { Setup } from "@darbar/protocol";
import type { TableContext } from "./context.ts";
import type { Fact } from "./fact.ts";
import { type Actor, botName } from "./seating.ts";

/** How a table begins. */
export interface Founding {
  readonly actor: Actor;
  /** Where its maker sits: in the first seat unless said. */
  readonly seat?: Seat;
  readonly setup: Setup;
  readonly code: string;
  /** What bots sit in all the other seats from the start; `null`: none. */
  readonly bots: BotOptions | null;
}

/** The first facts of a table: its maker sits and is the host. Bots, where they are wanted, sit clockwise from there. */
export function firstFacts(
  context: TableContext,
  { actor: { person, name }, seat = 0, setup, code, bots }: Founding,
): readonly Fact[] {
  const facts: Fact[] = [
    { type: "created", setup, code, host: person },
    { type: "sat", seat, sitter: { kind: "person", person, name, away: false } },
  ];
  if (bots === null) return facts;
  const names = [name];
  for (let next = 1; next < setup.seats; next++) {
    const bot = botName(context, names);
    names.push(bot);
    facts.push({ type: "sat", seat: (seat + next) % setup.seats, sitter: { kind: "bot", ...bots, name: bot } });
  }
  return facts;
}
