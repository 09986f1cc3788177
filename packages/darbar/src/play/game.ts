import { look } from "@darbar/bots";
import type { Asking, Given } from "@darbar/kernel";
import type { TableGame } from "../table-game.ts";
import { type Company, HUMAN } from "./company.ts";
import { converse } from "./converse.ts";
import type { Human } from "./human.ts";
import { isLeave, type Leave } from "./leave.ts";
import type { TerminalTable } from "./terminal-table.ts";
import { think } from "./think.ts";

/** Plays a game to its end, or until the person leaves. */
export async function playGame<Options, State extends Asking, Move, GameEvent>(
  game: TableGame<Options, State, Move, GameEvent>,
  table: TerminalTable<State, Move, GameEvent>,
  company: Company<State, Move, GameEvent>,
  human: Human<State, Move, GameEvent>,
): Promise<Leave | null> {
  const { rules } = game;
  let left = await human.tell(table.opening, rules.view(table.state, HUMAN));
  while (left === null && rules.outcome(table.state) === null) left = await playQuestion(game, table, company, human);
  return left;
}

/** Puts the open question to all who are asked, and plays their answers, which nobody saw before giving their own. */
async function playQuestion<Options, State extends Asking, Move, GameEvent>(
  game: TableGame<Options, State, Move, GameEvent>,
  table: TerminalTable<State, Move, GameEvent>,
  company: Company<State, Move, GameEvent>,
  human: Human<State, Move, GameEvent>,
): Promise<Leave | null> {
  const { rules, thoseThatCount } = game;
  const happened = table.events().length;
  const given: Given<Move>[] = [];
  const asked = rules.waiting(table.state);
  const thinkers = asked.filter((seat) => company.guests[seat] !== null).length;
  for (const seat of asked) {
    const guest = company.guests[seat];
    const sight = look(rules, table.state, seat, table.events(), table.said());
    const answer = guest === null ? await human.answer(sight) : await think(guest, sight, thinkers, human);
    if (isLeave(answer)) return answer;
    given.push([seat, answer]);
  }
  for (const [seat, move] of thoseThatCount(table.state, given)) {
    const events = table.play(seat, move);
    const left = await human.tell(events, rules.view(table.state, HUMAN));
    if (left !== null) return left;
  }
  return converse(game, table, company, human, happened);
}
