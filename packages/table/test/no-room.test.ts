import { copsAtTable } from "@darbar/cops";
import { coupAtTable } from "@darbar/coup";
import { listGame } from "@darbar/kernel";
import { testChance } from "@darbar/kernel/testing";
import { emptyTable, type Fact, foldTable, LiveTable } from "@darbar/table";
import { StoreError } from "@darbar/table/stored";
import { expect, it } from "vitest";
import { virtualHost } from "./virtual-host.ts";

const GAMES = [listGame(coupAtTable), listGame(copsAtTable)];
const SEATS = 4;

it.each(GAMES)(
  "$id: a table that finds no room now and then is what it has kept, to the end of a game",
  async (game) => {
    const chance = testChance(`no room ${game.id}`);
    const host = virtualHost();
    const append: typeof host.append = async (table, facts) => {
      if (chance() < 0.3) throw new StoreError("full", "no room");
      return host.append(table, facts);
    };
    const context = { gameOf: () => game, isConfusable: () => false };
    const live = new LiveTable(emptyTable("t", context), { ...host, append });
    const people = Array.from({ length: SEATS }, (_, seat) => ({ person: `p${seat}`, name: `P${seat}` }));
    const setup = {
      ...live.table.setup,
      game: game.id as "coup",
      seats: SEATS,
      options: {},
      clock: "relaxed",
    } as const;
    const sat = people.map(
      (each, seat): Fact => ({ type: "sat", seat, sitter: { kind: "person", ...each, away: false } }),
    );
    await live.found([{ type: "created", setup, code: "CODE", host: "p0" }, ...sat], host.append);
    let commands = 0;
    let refused = 0;
    const act = async (seat: number, command: Parameters<LiveTable["do"]>[2]): Promise<void> => {
      const done = await live.do(people[seat], `c${commands++}`, command);
      if (!done.ok) refused++;
    };
    while (live.table.game === null) await act(0, { do: "start" });
    while (live.table.game.outcome === null) {
      const { running, given, number } = live.table.game;
      for (const seat of running.waiting()) {
        const moves = given.has(seat) ? [] : running.legal(seat);
        if (moves.length === 0) continue;
        const move = moves[Math.floor(chance() * moves.length)];
        await act(seat, { do: "move", game: number, prompt: running.prompt(), move });
      }
      await host.pass(2_000);
    }
    expect(refused).toBeGreaterThan(0);
    const again = foldTable("t", context, host.kept, []);
    expect(again.game?.running.view("all")).toEqual(live.table.game.running.view("all"));
    expect(again.game?.outcome).toEqual(live.table.game.outcome);
  },
);
