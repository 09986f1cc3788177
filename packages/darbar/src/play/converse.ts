import { look, sinceAt } from "@darbar/bots";
import type { Asking } from "@darbar/kernel";
import type { TableGame } from "../table-game.ts";
import { type Company, HUMAN } from "./company.ts";
import type { Human } from "./human.ts";
import { isLeave, type Leave } from "./leave.ts";
import type { TerminalTable } from "./terminal-table.ts";

/** How often the guests have the word about one decision: of what has happened, and of what was said to it. */
const ROUNDS = 2;

/** After so many events of the table there is something new: the person may speak of it, then whoever of the guests wants to. */
export async function converse<Options, State extends Asking, Move, GameEvent>(
  { rules, isTalkedOf }: TableGame<Options, State, Move, GameEvent>,
  table: TerminalTable<State, Move, GameEvent>,
  { guests, botsMuted }: Company<State, Move, GameEvent>,
  human: Human<State, Move, GameEvent>,
  happened: number,
): Promise<Leave | null> {
  const isOfInterest = (event: GameEvent): boolean => {
    const seenByAll = rules.redact(event, "public");
    return seenByAll !== null && isTalkedOf(seenByAll);
  };
  const events = table.events();
  if (rules.outcome(table.state) !== null || !events.slice(happened).some(isOfInterest)) return null;
  let since = { events: happened, remarks: table.said().length };
  const own = sinceAt(rules, events, HUMAN, since);
  const saying = await human.speak(look(rules, table.state, HUMAN, events, table.said()), own.events);
  if (isLeave(saying)) return saying;
  if (saying !== null) {
    table.say(HUMAN, saying);
    const left = await human.hear(HUMAN, saying);
    if (left !== null) return left;
  }
  if (botsMuted) return null;
  for (let round = 0; round < ROUNDS; round++) {
    const heard = table.said().slice();
    for (const [seat, guest] of guests.entries()) {
      if (guest === null) continue;
      const sight = look(rules, table.state, seat, events, heard);
      const said = guest.bot.speak?.(sight, sinceAt(rules, events, seat, since), guest.whims) ?? null;
      if (said === null) continue;
      table.say(seat, said);
      const left = await human.hear(seat, said);
      if (left !== null) return left;
    }
    since = { events: events.length, remarks: heard.length };
  }
  return null;
}
