import type { Dwell, Result } from "@darbar/kernel";
import type { Command, WireFact } from "@darbar/protocol";
import { followedFrom, heard, presentIn } from "@darbar/table/client";
import { newStore, type Store } from "../app/store.ts";
import type { Refused, TableLink, TableMessage } from "../transport/table-link.ts";
import { beforeTheDeal, foldEvent, foldFact } from "./fold.ts";
import type { TableModel } from "./model.ts";
import { newMetronome } from "./queue.ts";

/** What is being shown just now, and for how long: the thing to animate. */
export interface Cue {
  readonly id: number;
  readonly event: unknown;
  readonly milliseconds: number;
}

/** Why the table cannot be seen any more. */
type Gone = { readonly code: string };

/** Everything a table's screen is drawn from. */
export interface TableScreen {
  /** The table as shown; `null` until it is there. It may lag behind the news by what is still being animated. */
  readonly model: TableModel | null;
  readonly cue: Cue | null;
  /** Whether more news waits to be shown. */
  readonly isBehind: boolean;
  /** What the reader has just done, until it is acknowledged. */
  readonly doing: Command | null;
  /** Why the last thing they did was refused; stays until they do something else. */
  readonly refused: Refused | null;
  readonly gone: Gone | null;
}

export interface ControllerHost {
  now(): number;
  later(milliseconds: number, run: () => void): () => void;
  /** How long an event of this game is shown before the next, and whether a question waits for it. */
  pace(game: string, event: unknown): Dwell;
  /** The reader. */
  person(): string | null;
  /** Loads what is needed to show a game; `null` if it is here. */
  load(game: string): Promise<unknown> | null;
}

/** A table that is watched and played at: state, prompts, clock; no DOM. */
export interface TableController {
  readonly screen: Store<TableScreen>;
  /** Does something; what comes of it shows on the screen too. */
  do(command: Command): Promise<Result<null, Refused>>;
  /** Makes a move as the answer to the question that is shown. */
  move(move: unknown): Promise<Result<null, Refused>>;
  /** Shows everything there is at once. */
  catchUp(): void;
  close(): void;
}

const NOT_SHOWN: Dwell = { lasts: 0, holds: false };

type News = { readonly fact: WireFact } | { readonly event: unknown };

const EMPTY: TableScreen = { model: null, cue: null, isBehind: false, doing: null, refused: null, gone: null };

/** Watches a table. */
export function watchTable(link: TableLink, host: ControllerHost): TableController {
  const screen = newStore<TableScreen>(EMPTY);
  let news: News[] = [];
  let cues = 0;
  const metronome = newMetronome();
  let callOff: (() => void) | null = null;
  let held: TableMessage[] | null = null;
  let isClosed = false;

  const change = (part: Partial<TableScreen>): void => screen.set({ ...screen.get(), ...part });

  function show(entry: News): void {
    const { model } = screen.get();
    if (model === null) return;
    change({ model: "fact" in entry ? foldFact(model, entry.fact, host.person()) : foldEvent(model, entry.event) });
  }

  function paceOf(entry: News): Dwell {
    const game = screen.get().model?.game?.game;
    return "event" in entry && game !== undefined ? host.pace(game, entry.event) : NOT_SHOWN;
  }

  /**
   * Shows what is next, one thing after the other, never too far behind. Where nothing but a question is left to be shown,
   * it is put at once, unless it has to wait until something was seen.
   */
  function goOn(): void {
    callOff = null;
    for (;;) {
      const entry = news.shift();
      if (entry === undefined) {
        change({ cue: null, isBehind: false });
        return openCards();
      }
      const pace = paceOf(entry);
      const waiting = news.map(paceOf);
      const milliseconds = metronome.timeFor(pace, waiting, host.now());
      show(entry);
      if (milliseconds === 0 || !("event" in entry)) continue;
      const isBehind = pace.holds || waiting.some(({ lasts }) => lasts > 0);
      if (!isBehind) showAll();
      change({ cue: { id: ++cues, event: entry.event, milliseconds }, isBehind });
      callOff = host.later(milliseconds, goOn);
      return openCards();
    }
  }

  /** After the game all cards are open, where the table wants it so: they come with the whole table. */
  function openCards(): void {
    const { model } = screen.get();
    if (model === null || model.game === null || model.game.outcome === null || model.setup.bluffs === "secret") return;
    if (model.game.view.viewer !== "all") link.look();
  }

  function showAll(): void {
    const rest = news;
    news = [];
    for (const entry of rest) show(entry);
  }

  function catchUp(): void {
    if (callOff === null && news.length === 0) return;
    callOff?.();
    callOff = null;
    showAll();
    change({ cue: null, isBehind: false });
    openCards();
  }

  /** Who comes when the cards have just been dealt sees them dealt. */
  function dealAgain(): void {
    const { model } = screen.get();
    const game = model?.game ?? null;
    if (model === null || game === null || model.given !== null) return;
    if (game.outcome !== null || game.view.prompt > 1) return;
    const before = beforeTheDeal(model, game);
    if (before === null) return;
    change({ model: before });
    metronome.heard(host.now());
    news.push(...game.past.map((event) => ({ event })));
    goOn();
  }

  /** News waits while a game is being loaded: it cannot be told without its rules. */
  function hear(message: TableMessage): void {
    if (held !== null) return void held.push(message);
    const coming = gamesIn(message).flatMap((game) => host.load(game) ?? []);
    if (coming.length === 0) return take(message);
    held = [message];
    Promise.all(coming).then(
      () => {
        const waiting = held ?? [];
        held = null;
        if (!isClosed) for (const each of waiting) hear(each);
      },
      () => {
        held = null;
        change({ gone: { code: "offline" } });
      },
    );
  }

  function take(message: TableMessage): void {
    const { model } = screen.get();
    switch (message.type) {
      case "table": {
        const fresh: TableModel = { ...followedFrom(message, host.person(), host.now()), playedForMe: [], comings: [] };
        const present = model?.present ?? fresh.present;
        news = [];
        // The cards of a game that is over are opened while its end is still being shown.
        if (callOff !== null && isEndOf(fresh, model)) return change({ model: { ...fresh, present } });
        callOff?.();
        callOff = null;
        change({ model: { ...fresh, present }, cue: null, isBehind: false, gone: null });
        if (model === null) dealAgain();
        return;
      }
      case "facts":
        metronome.heard(host.now());
        for (const fact of message.facts) {
          if (fact.type === "events") news.push(...fact.events.map((event) => ({ event })));
          else if (fact.type === "said") show({ fact });
          else news.push({ fact });
        }
        if (message.clock !== undefined && model !== null)
          change({ model: { ...model, clock: heard(message.clock, host.now()) } });
        if (callOff === null) return goOn();
        // A question that is open meanwhile is not taken back for what nobody sees happen: an answer, an order.
        if (!screen.get().isBehind && news.every((entry) => paceOf(entry).lasts === 0)) return showAll();
        return change({ isBehind: true });
      case "clock":
        return model === null ? undefined : change({ model: { ...model, clock: heard(message.clock, host.now()) } });
      case "present":
        return model === null ? undefined : change({ model: { ...model, present: presentIn(message) } });
      case "gone":
        return change({ gone: { code: message.code } });
    }
  }

  async function act(command: Command): Promise<Result<null, Refused>> {
    // Who acts has seen enough.
    if (command.do === "move") catchUp();
    change({ doing: command, refused: null });
    const result = await link.do(command);
    if (screen.get().doing === command) change({ doing: null, refused: result.ok ? null : result.error });
    return result;
  }

  const stop = link.watch(hear);
  return {
    screen,
    do: act,
    move: (move) => {
      const { model } = screen.get();
      const game = model?.game ?? null;
      if (game === null) return Promise.resolve({ ok: false, error: { code: "no-game", error: "no game is on" } });
      return act({ do: "move", game: game.number, prompt: game.view.prompt, move });
    },
    catchUp,
    close: () => {
      isClosed = true;
      callOff?.();
      stop();
    },
  };
}

/** Whether a table shows the same game as one before, and both show it over. */
function isEndOf({ game }: TableModel, before: TableModel | null): boolean {
  if (game === null || game.outcome === null || before?.game?.number !== game.number) return false;
  return before.game.outcome !== null;
}

/** The games that a message cannot be told without. */
function gamesIn(message: TableMessage): readonly string[] {
  switch (message.type) {
    case "table": {
      const { setup, game } = message.snapshot;
      return game === null || game.game === setup.game ? [setup.game] : [setup.game, game.game];
    }
    case "facts":
      return message.facts.flatMap((fact) => (fact.type === "setup" ? [fact.setup.game] : []));
    case "asked":
    case "clock":
    case "present":
    case "gone":
      return [];
  }
}
