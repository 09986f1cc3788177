import { look } from "@darbar/bots";
import { coup } from "@darbar/coup";
import { type Company, HUMAN } from "./company.ts";
import type { Human } from "./human.ts";
import { isLeave, type Leave } from "./leave.ts";
import type { LiveTable } from "./live-table.ts";
import { type Given, thoseThatCount } from "./window.ts";

/** Plays a game to its end, or until the person leaves. */
export async function playGame(table: LiveTable, company: Company, human: Human): Promise<Leave | null> {
  let left = await human.tell(table.opening, coup.view(table.state, HUMAN));
  while (left === null && coup.outcome(table.state) === null) left = await playQuestion(table, company, human);
  return left;
}

/** Puts the open question to all who are asked, and plays their answers, which nobody saw before giving their own. */
async function playQuestion(table: LiveTable, company: Company, human: Human): Promise<Leave | null> {
  const given: Given[] = [];
  for (const seat of coup.waiting(table.state)) {
    const guest = company.guests[seat];
    const sight = look(coup, table.state, seat);
    const answer = guest === null ? await human.answer(sight) : guest.bot.choose(sight, guest.draw);
    if (isLeave(answer)) return answer;
    given.push([seat, answer]);
  }
  for (const [seat, move] of thoseThatCount(table.state, given)) {
    const events = table.play(seat, move);
    const left = await human.tell(events, coup.view(table.state, HUMAN));
    if (left !== null) return left;
  }
  return null;
}
