import type { Inquiry } from "@darbar/bots/inquiry";
import { type ListedGame, PASS, type Seat } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import { LiveTable, type Watcher } from "@darbar/table";
import type { StorageSlot } from "../../app/settings.ts";
import { newSecret } from "../../practice/chance.ts";
import { openKeeping } from "../../practice/keeping.ts";
import { hostOfTable } from "../../practice/table-host.ts";
import { openTimers } from "../../practice/timers.ts";
import { asksAt, beginPhone, type PhoneFounding, type PhoneTable, resumePhone } from "./found-phone.ts";
import { type PhoneReply, type PhoneRequest, type PhoneWish, personAt, type Said } from "./messages.ts";

/** What a game with one phone needs of the worker that holds it. */
export interface PhoneHost {
  random(): number;
  now(): number;
  later(milliseconds: number, run: () => void): () => void;
  think(inquiry: Inquiry): Promise<unknown>;
  report(error: unknown): void;
  /** Keeps the game on this device, where the page does not look. */
  readonly store: StorageSlot;
  tell(reply: PhoneReply): void;
}

/** Nobody who only looks at the phone on the table is anybody who plays. */
const EVERYBODY = "everybody";

/** Bots take their time, as at any table; people answer aloud, so that no window tells anything by how long it stays open. */
const PACE = { grid: 0, floor: 0 } as const;

/**
 * Holds the game of several people who pass one phone round, away from the page: the page is told what everybody may see, and
 * what the one person may see who holds the phone uncovered, of nobody else at the same time.
 */
export function openPhone(game: ListedGame, host: PhoneHost): (request: PhoneRequest) => void {
  const timers = openTimers(host);
  const founding = (): PhoneFounding => ({ game, at: host.now(), newSecret: () => newSecret(host.random) });
  let live: LiveTable | null = null;
  let forget: () => void = () => undefined;
  let holder: Seat | null = null;
  const everybody: Watcher = { person: EVERYBODY, isScreen: true, send: pass("everybody"), gone: () => undefined };
  let hand: Watcher | null = null;

  function pass(to: "everybody" | "hand"): Watcher["send"] {
    return (message) => {
      if ("table" in message && message.type !== "present") host.tell({ tell: "table", to, message });
    };
  }

  function open({ table, facts, lines }: PhoneTable): void {
    const keeping = openKeeping(host.store, lines);
    keeping.begin({ table, facts });
    ({ forget } = keeping);
    const usual = hostOfTable(table, { patient: true }, host, timers, keeping);
    live = new LiveTable(table, { ...usual, ...PACE, changed: tellAsks });
    tellAsks();
  }

  function tellAsks(): void {
    if (live !== null) host.tell({ tell: "asks", asks: asksAt(live.table) });
  }

  function cover(): void {
    if (hand !== null) live?.unwatch(hand);
    [hand, holder] = [null, null];
  }

  function uncover(seat: Seat): void {
    cover();
    if (live?.table.seats[seat]?.kind !== "person") return;
    holder = seat;
    hand = { person: personAt(seat), send: pass("hand"), gone: () => undefined };
    live.watch(hand);
  }

  async function act(id: number, command: Command): Promise<void> {
    const done =
      live === null || holder === null
        ? ({ ok: false, error: { code: "not-seated" } } as const)
        : await live.do(actorAt(live, holder), null, command);
    host.tell({
      tell: "done",
      id,
      done: done.ok ? done : { ok: false, error: { code: done.error.code, error: "refused" } },
    });
  }

  /** One has said something, and all others let it pass: they have heard it. */
  async function answer(table: LiveTable, prompt: number, said: Said | null): Promise<void> {
    const asks = asksAt(table.table);
    if (asks.how !== "aloud" || asks.prompt !== prompt) return;
    const number = table.table.game?.number ?? 0;
    const others = asks.answers.filter(({ seat }) => seat !== said?.seat).map(({ seat }) => ({ seat, move: PASS }));
    for (const { seat, move } of said === null ? others : [said, ...others]) {
      await table.do(actorAt(table, seat), null, { do: "move", game: number, prompt, move });
    }
    tellAsks();
  }

  function begin(wish: PhoneWish): void {
    cover();
    void live?.close();
    open(beginPhone(wish, founding()));
  }

  return (request) => {
    switch (request.ask) {
      case "resume": {
        const kept = resumePhone(host.store.read(), founding());
        if (kept !== null) open(kept);
        return host.tell({ tell: "found", isKept: kept !== null });
      }
      case "begin":
        return begin(request.wish);
      case "watch":
        live?.unwatch(everybody);
        live?.watch(everybody);
        return tellAsks();
      case "uncover":
        return uncover(request.seat);
      case "cover":
        return cover();
      case "do":
        return void act(request.id, request.command).catch(host.report);
      case "answer":
        return live === null ? undefined : void answer(live, request.prompt, request.said).catch(host.report);
      case "again":
        return live === null
          ? undefined
          : void live.do(actorAt(live, 0), null, { do: "start" }).then(tellAsks, host.report);
      case "forget":
        cover();
        void live?.close();
        live = null;
        return forget();
    }
  };
}

function actorAt({ table }: LiveTable, seat: Seat): { readonly person: string; readonly name: string } {
  return { person: personAt(seat), name: table.seats[seat]?.name ?? "" };
}
