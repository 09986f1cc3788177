import { setTimeout as wait } from "node:timers/promises";
import type { Company } from "./company.ts";

/** Nothing was heard for so long: the table is quiet. Milliseconds. */
const QUIET = 400;

/** Has everybody stop answering, and waits until all is answered and quiet; answers how many commands never were. */
export async function settle(companies: readonly Company[], within = 60_000): Promise<number> {
  const players = companies.flatMap((company) => company.players);
  for (const player of players) player.rest();
  const unanswered = (): number => players.reduce((sum, { client }) => sum + client.unanswered, 0);
  const deadline = performance.now() + within;
  for (;;) {
    await wait(50);
    const heard = players.reduce((latest, { client }) => Math.max(latest, client.heard), 0);
    const isQuiet = performance.now() - heard > QUIET && !players.some(({ client }) => client.followed.isOver);
    if (unanswered() === 0 && isQuiet) return 0;
    if (performance.now() > deadline) return unanswered();
  }
}
