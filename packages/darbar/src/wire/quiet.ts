import { setTimeout as wait } from "node:timers/promises";
import type { ClientTable } from "./company.ts";

/** How long to wait between two looks, in milliseconds. */
const LOOK_EVERY = 50;
/** So many looks in a row have heard nothing: the table is quiet. Looks, not time: who is kept waiting hears late, too. */
const QUIET_LOOKS = 16;

/** Has everybody stop answering, and waits until all is answered and quiet; answers how many commands never were. */
export async function becomeQuiet(companies: readonly ClientTable[], within = 90_000): Promise<number> {
  const players = companies.flatMap((company) => company.players);
  for (const player of players) player.rest();
  const unanswered = (): number => players.reduce((sum, { client }) => sum + client.unanswered, 0);
  const messages = (): number => players.reduce((sum, { client }) => sum + client.messages, 0);
  const deadline = performance.now() + within;
  let quiet = 0;
  while (quiet < QUIET_LOOKS) {
    const had = messages();
    await wait(LOOK_EVERY);
    const isQuiet = messages() === had && unanswered() === 0 && !players.some(({ client }) => client.followed.isOver);
    quiet = isQuiet ? quiet + 1 : 0;
    if (performance.now() > deadline) return unanswered();
  }
  return 0;
}
