import { writeFileSync } from "node:fs";
import { openTable } from "../evening.ts";
import { Follower } from "../follower.ts";
import { startWithShares } from "../shares.ts";
import { virtualRegistryHost } from "../virtual-registry-host.ts";

/* Run in a checkout of another version (scripts/keep-version.mjs): writes down what that version keeps, says and is told. */

const SETUPS = {
  coup: { game: "coup", seats: 3, options: { edition: "plus", reformation: true }, clock: "normal" },
  cops: { game: "cops", seats: 4, options: { mode: "gang" }, clock: "normal" },
} as const;

/** Plays an evening of a game by chance, to the end; the host draws what is chosen. */
async function keepEvening(name: keyof typeof SETUPS): Promise<object> {
  const host = virtualRegistryHost(11);
  const evening = await openTable(SETUPS[name], 2, host);
  const { live, people } = evening;
  const spectator = new Follower("spectator");
  live.watch(spectator);
  const commands: string[] = [];
  const send: typeof evening.do = (seat, command, id = `kept-${commands.length}`) => {
    commands.push(JSON.stringify({ type: "do", id, table: live.table.id, command }));
    return evening.do(seat, command, id);
  };
  await startWithShares({ ...evening, do: send });
  for (let step = 0; step < 5_000 && live.table.game?.outcome === null; step++) {
    for (const [seat, person] of people.entries()) {
      const legal = live.table.game.given.has(seat) ? [] : person.legal();
      const move = legal[Math.floor(host.chance() * legal.length)];
      if (move !== undefined) await send(seat, { do: "move", game: person.game, prompt: person.prompt, move });
    }
    await host.pass(1_000);
  }
  const heard = (follower: Follower) => ({ person: follower.person, heard: follower.heard, shown: follower.shown() });
  return {
    facts: await host.store.history(live.table.id),
    outcome: live.table.game?.outcome,
    commands,
    followers: [heard(people[0]), heard(spectator)],
  };
}

const [name, file] = process.argv.slice(2);
if (name !== "coup" && name !== "cops") throw new Error("coup or cops");
writeFileSync(file, `${JSON.stringify(await keepEvening(name))}\n`);
