import type { ServerMessage, WireFact } from "@darbar/protocol";

/** A message as it goes over a wire: written once, however many are sent it. */
export function written(message: ServerMessage): string {
  if (message === last) return lastText;
  lastText = message.type === "facts" ? writtenFacts(message) : JSON.stringify(message);
  last = message;
  return lastText;
}

/** The last message that was written, and its text: whoever is sent the same one is sent it right after the others. */
let last: ServerMessage | null = null;
let lastText = "";

/** What differs from log to log is its name and its count. The facts are mostly the same: they are written once for all logs. */
function writtenFacts({ type, table, log, from, facts, clock }: ServerMessage & { type: "facts" }): string {
  const head = `{"type":"${type}","table":${JSON.stringify(table)},"log":${JSON.stringify(log)},"from":${from}`;
  const reading = clock === undefined ? "" : `,"clock":${JSON.stringify(clock)}`;
  return `${head},"facts":${textOf(facts)}${reading}}`;
}

let lastFacts: readonly WireFact[] = [];
let lastFactsText = "[]";

function textOf(facts: readonly WireFact[]): string {
  if (facts === lastFacts) return lastFactsText;
  lastFactsText = JSON.stringify(facts);
  lastFacts = facts;
  return lastFactsText;
}
