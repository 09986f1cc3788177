import { fail, type GameRecord, type ListedGame, ok, type Result } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import { hasResigned, isPlaying, LiveTable, recorded, type Watcher } from "@darbar/table";
import type { Refused, TableLink, TableListener } from "../transport/table-link.ts";
import { newSecret } from "./chance.ts";
import { findTable } from "./find-table.ts";
import { begunTable, type Founding, type FoundTable, withoutGame } from "./found-table.ts";
import { openKeeping } from "./keeping.ts";
import {
  PRACTICE_PERSON,
  PRACTICE_TABLE,
  type PracticeHost,
  type PracticeWish,
  seatOfReader,
} from "./practice-wish.ts";
import { hostOfTable } from "./table-host.ts";
import { openTimers } from "./timers.ts";

/** A practice table in the page: the reader and bots at a live table whose facts this device keeps. */
export interface PracticeTable extends TableLink {
  /** The finished game, for the replay viewer; `null` while it goes on. */
  recordOf(): GameRecord | null;
  /** Stops everything; what is kept stays kept. */
  close(): void;
}

/** What is done at a practice table; for the rest there would have to be others. */
const DONE_HERE: readonly Command["do"][] = [
  "move",
  "order",
  "say",
  "phrase",
  "mute-bots",
  "start",
  "resign",
  "hurry",
  "sit",
];

/** Opens a practice table whose game has begun: the kept one goes on where it was, otherwise a new one is dealt. */
export function openPractice(game: ListedGame, wish: PracticeWish, host: PracticeHost): PracticeTable {
  const founding = (): Founding => ({ game, wish, at: host.now(), newSecret: () => newSecret(host.random) });
  const found = wish.fresh === true ? "nothing" : findTable(founding(), host.store?.read() ?? null);
  const keeping = openKeeping(host.store, typeof found === "string" ? [] : found.lines);
  const timers = openTimers(host);
  const me = seatOfReader(wish);
  const actor = { person: PRACTICE_PERSON, name: wish.name };
  const watchers = new Map<TableListener, Watcher>();
  let isClosed = false;
  /** While this is so nothing is told. */
  let isQuiet = false;
  let live = open(typeof found === "string" ? begunTable(founding()) : found);

  function open(begun: FoundTable): LiveTable {
    keeping.begin(begun);
    const opened = new LiveTable(begun.table, hostOfTable(begun.table, wish, host, timers, keeping));
    opened.rename(actor);
    return opened;
  }

  /** Who is out need not wait for the bots: the table goes on without that game, and nobody is told before the next. */
  function giveUp(): void {
    for (const watcher of watchers.values()) live.unwatch(watcher);
    void live.close();
    live = open(withoutGame(live.table, keeping.lines(), founding()));
    isQuiet = true;
    for (const watcher of watchers.values()) live.watch(watcher);
    isQuiet = false;
  }

  /** Whether the reader is out of the game, or has given it up. */
  function isDone(): boolean {
    return live.table.game?.running.isOut(me) === true || hasResigned(live.table.seats[me]);
  }

  async function act(command: Command): Promise<Result<null, Refused>> {
    if (isClosed) return refused("closing");
    if (command.do === "leave") {
      close();
      keeping.forget();
      return ok(null);
    }
    if (!DONE_HERE.includes(command.do)) return refused("practice");
    if (command.do === "start" && isPlaying(live.table) && isDone()) giveUp();
    const done = await live.do(actor, null, command);
    return done.ok ? done : refused(done.error.code);
  }

  function close(): void {
    isClosed = true;
    watchers.clear();
    timers.close();
    void live.close();
  }

  return {
    watch: (listener) => {
      const watcher: Watcher = {
        person: PRACTICE_PERSON,
        send: (message) => {
          // That nobody else is here is said once.
          if (!isQuiet && "table" in message && message.type !== "present") listener(message);
        },
        gone: () => undefined,
      };
      watchers.set(listener, watcher);
      live.watch(watcher);
      listener({ type: "present", table: PRACTICE_TABLE, seats: [me], spectators: 0 });
      return () => {
        watchers.delete(listener);
        live.unwatch(watcher);
      };
    },
    look: () => {
      for (const watcher of watchers.values()) live.showAgain(watcher);
    },
    do: act,
    recordOf: () => {
      const { game: played } = live.table;
      if (played === null || played.outcome === null) return null;
      // Nobody but this device has shuffled: there is nothing to prove.
      const { fair: _, ...record } = recorded(played);
      return record;
    },
    close,
  };
}

function refused(code: string): Result<null, Refused> {
  return fail({ code, error: `that is not done at a practice table: ${code}` });
}
