import { isDeepStrictEqual } from "node:util";
import { type CopsEvent, cops, type Move, type State } from "@darbar/cops";
import { type GameRecord, replay, type Viewer } from "@darbar/kernel";
import type { ServerMessage, Snapshot, WireFact } from "@darbar/protocol";
import type { Page } from "@playwright/test";

/** Something that a page was sent of a game: the whole table, an event, or the reader's own sealed answer. */
export type Heard =
  | {
      readonly type: "table";
      readonly viewer: Viewer;
      readonly view: State;
      readonly past: readonly CopsEvent[];
      readonly isOver: boolean;
    }
  | { readonly type: "event"; readonly event: CopsEvent }
  | { readonly type: "given"; readonly prompt: number; readonly move: Move };

/** What a page has been sent of the game that is on, or was last. */
export interface CopsFrames {
  /** Which table it is, and as whom the page sees it. */
  readonly table: string;
  readonly viewer: Viewer;
  readonly heard: readonly Heard[];
  /** The table as the page can know it from what it was sent; `null` before the deal. */
  readonly view: State | null;
}

/** What has happened in the game, as the page was sent it. */
export function pastIn({ heard }: CopsFrames): readonly CopsEvent[] {
  const last = heard.findLastIndex(({ type }) => type === "table");
  const table = heard[last];
  const since = heard.slice(last + 1).flatMap((each) => (each.type === "event" ? [each.event] : []));
  return table?.type === "table" ? [...table.past, ...since] : since;
}

/** Reads along everything that a page is sent; to be called before the page is opened. */
export function readCops(page: Page): CopsFrames {
  let frames: CopsFrames = { table: "", viewer: "public", heard: [], view: null };
  let seats = 0;
  const note = (heard: Heard, view: State | null): void => {
    frames = { ...frames, heard: [...frames.heard, heard], view };
  };

  const hearTable = ({ game, setup }: Snapshot): void => {
    ({ seats } = setup);
    if (game === null) return;
    const view = game.view as State;
    const past = game.past as readonly CopsEvent[];
    note({ type: "table", viewer: frames.viewer, view, past, isOver: game.outcome !== null }, view);
  };

  const hearFact = (fact: WireFact): void => {
    if (fact.type === "setup") ({ seats } = fact.setup);
    if (fact.type === "started") frames = { ...frames, heard: [], view: blank(fact.options, seats, frames.viewer) };
    if (fact.type === "given") note({ type: "given", prompt: fact.prompt, move: fact.move as Move }, frames.view);
    if (fact.type !== "events") return;
    for (const event of fact.events as readonly CopsEvent[]) {
      note({ type: "event", event }, frames.view === null ? null : after(frames.view, event));
    }
  };

  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.type === "facts") for (const fact of message.facts) hearFact(fact);
      if (message.type !== "table") return;
      frames = { ...frames, table: message.table, viewer: message.viewer };
      hearTable(message.snapshot);
    });
  });
  return {
    get table() {
      return frames.table;
    },
    get viewer() {
      return frames.viewer;
    },
    get heard() {
      return frames.heard;
    },
    get view() {
      return frames.view;
    },
  };
}

/** The table before the deal, as a viewer sees it. */
function blank(options: unknown, seats: number, viewer: Viewer): State {
  const read = cops.options(options, seats);
  if (!read.ok) throw new Error(read.error);
  return cops.view(cops.setup(read.value, seats), viewer);
}

function after(view: State, event: CopsEvent): State {
  const next = cops.view(view, view.viewer);
  cops.evolve(next, event);
  return next;
}

/** What a viewer may see of a game: its events, and the table after so many of them. */
export interface Visible {
  readonly events: readonly CopsEvent[];
  readonly views: readonly State[];
  /** The table when all cards are open. */
  readonly open: State;
}

/** What a viewer may see of a whole game, from its record. */
export function visibleTo(viewer: Viewer, record: GameRecord): Visible {
  const played = replay(cops, record);
  if (!played.ok) throw new Error(`the record cannot be played again: ${JSON.stringify(played.error)}`);
  const { options, opening, steps } = played.value;
  const state = cops.setup(options, record.seats);
  const events: CopsEvent[] = [];
  const views = [cops.view(state, viewer)];
  for (const event of [...opening, ...steps.flatMap((step) => step.events)]) {
    cops.evolve(state, event);
    const seen = cops.redact(event, viewer);
    if (seen !== null) events.push(seen);
    // What a viewer does not hear of changes nothing for them: the table is the same as after the event before.
    views[events.length] = cops.view(state, viewer);
  }
  return { events, views, open: state };
}

/** Whatever a viewer was sent of a game that is not just what they may see, in words; all of it was to be sent. */
export function faultsIn(heard: readonly Heard[], viewer: Viewer, record: GameRecord): readonly string[] {
  const { events, views, open } = visibleTo(viewer, record);
  const faults: string[] = [];
  let count = 0;
  let view = blank(record.options, record.seats, viewer);
  let answered = -1;
  for (const each of heard) {
    switch (each.type) {
      case "event":
        if (!same(each.event, events[count])) faults.push(`event ${count}: ${differ(each.event, events[count])}`);
        count += 1;
        view = after(view, each.event);
        if (!same(view, views[count])) faults.push(`the table folded from event ${count - 1} is not as it is seen`);
        break;
      case "table": {
        const { past } = each;
        if (each.viewer !== viewer) faults.push(`the table as ${each.viewer}`);
        if (past.length < count) faults.push(`the past of ${past.length} events, after ${count}`);
        if (!same(past, events.slice(0, past.length))) faults.push(`the past of ${past.length} events`);
        if (each.isOver && past.length < events.length) faults.push("cards that are open before the end");
        const seen = each.isOver ? open : views[past.length];
        if (!same(each.view, seen)) faults.push(`the table after ${past.length} events: ${differ(each.view, seen)}`);
        count = past.length;
        ({ view } = each);
        break;
      }
      case "given":
        // One's own answer comes back once, and is one that only oneself can give.
        if (each.prompt === answered || !mayAnswer(view, viewer, each.prompt, each.move)) {
          faults.push(`the sealed answer of somebody: ${JSON.stringify(each.move)}`);
        }
        answered = each.prompt;
        break;
    }
  }
  if (count !== events.length) faults.push(`${count} events instead of ${events.length}`);
  return faults;
}

function mayAnswer(view: State, viewer: Viewer, prompt: number, move: Move): boolean {
  if (typeof viewer !== "number" || view.prompt !== prompt) return false;
  return cops.legal(view, viewer).some((legal) => same(legal, move));
}

/** As it comes through the wire: without what is not there. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

function same(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

function differ(sent: unknown, seen: unknown): string {
  return `${JSON.stringify(sent)} was sent, ${JSON.stringify(seen)} may be seen`;
}
