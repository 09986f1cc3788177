import type { Viewer } from "@darbar/kernel";
import type { WireFact } from "@darbar/protocol";
import type { Fact } from "./fact.ts";
import type { ViewerLog } from "./log.ts";
import type { Logs } from "./logs.ts";
import { redactEvents, redactFact, redactTakenBack } from "./redact.ts";
import { hasMuted } from "./snapshot.ts";
import { isPlaying, type Table } from "./state.ts";

type EventsFact = WireFact & { readonly type: "events" };

/** Notes in each log what its viewer may know of a fact: before it is folded, for that may depend on what was before. */
export function noteFact(table: Table, fact: Fact, logs: Logs): void {
  let shared: EventsFact | null = null;
  const keepEvents = (log: ViewerLog, events: readonly unknown[], viewer: Viewer): void => {
    const redacted = redactEvents(table, events, viewer);
    if (redacted === null) return;
    // What two may know alike is one object, so that it is written once for both.
    if (shared === null || !isSameList(shared.events, redacted.events)) shared = redacted;
    keep(log, shared);
  };
  for (const log of logs.all()) {
    const viewer = logs.viewerOf(log);
    keep(log, factFor(table, fact, log, viewer));
    if (fact.type === "ordered") keep(log, redactTakenBack(table, fact, log.seat));
    else if (fact.type === "moved") keepEvents(log, fact.events, viewer);
    // Whoever sits there when a game begins plays it.
    else if (fact.type === "started") keepEvents(log, fact.events, log.seat ?? "public");
  }
}

/** What the viewer of a log may know of a fact itself; nobody hears whom they have muted. */
function factFor(table: Table, fact: Fact, { person, seat, isScreen }: ViewerLog, viewer: Viewer): WireFact | null {
  if (isScreen && fact.type === "said" && fact.seat === null && isPlaying(table)) return null;
  if (person === null) return redactFact(table, fact, null, viewer);
  if (fact.type === "said" && hasMuted(table, person, fact.person)) return null;
  const redacted = redactFact(table, fact, seat, viewer);
  if (redacted?.type !== "ended") return redacted;
  const spectatorsSaid = redacted.spectatorsSaid.filter((said) => !hasMuted(table, person, said.person));
  return { ...redacted, spectatorsSaid };
}

/** Whether two lists hold the same things. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function keep({ untold }: ViewerLog, fact: WireFact | null): void {
  if (fact !== null) untold.push(fact);
}
