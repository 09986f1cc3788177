import type { Logger } from "pino";
import { type Attributes, requestOf, type Span } from "./span.ts";

/** Sends spans to a collector, some at a time; nobody waits for it. */
export interface Exporter {
  add(span: Span): void;
  /** Sends what is left, if the collector takes it in a moment. */
  close(): Promise<void>;
}

/** How long spans are gathered, and how long a collector may take, in milliseconds. */
const SEND_EVERY = 1_000;
const ANSWER_WITHIN = 5_000;
const LAST_ANSWER_WITHIN = 250;
/** So many spans wait at most, those that come then are dropped; so many go in one request. */
const MOST_WAITING = 4_096;
const MOST_AT_ONCE = 512;

/** What the collector at an address is told, and by whom. */
export function newExporter(address: string, resource: Attributes, log: Logger, every = SEND_EVERY): Exporter {
  const waiting: Span[] = [];
  let dropped = 0;
  let isAway = false;
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> | null = null;
  const over = new AbortController();

  async function post(spans: readonly Span[], within: AbortSignal): Promise<void> {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: requestOf(resource, spans),
      redirect: "error",
      signal: within,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  }
  /** Spans that a collector has not taken are not sent again: what is new says more. */
  async function send(within: AbortSignal): Promise<void> {
    const spans = waiting.splice(0, MOST_AT_ONCE);
    if (spans.length === 0) return;
    try {
      await post(spans, within);
      if (isAway) log.info({ dropped }, "the collector takes traces again");
      isAway = false;
      dropped = 0;
    } catch (error) {
      dropped += spans.length;
      if (!isAway)
        log.warn({ because: reasonOf(error) }, "the collector takes no traces: they are dropped until it does");
      isAway = true;
      dropped += waiting.splice(0).length;
    }
  }
  async function sendMany(): Promise<void> {
    do await send(AbortSignal.any([over.signal, AbortSignal.timeout(ANSWER_WITHIN)]));
    while (waiting.length >= MOST_AT_ONCE && !over.signal.aborted);
  }
  function sendSoon(): void {
    if (timer !== null || sending !== null || over.signal.aborted) return;
    timer = setTimeout(() => {
      timer = null;
      sending = sendMany().finally(() => {
        sending = null;
        if (waiting.length > 0) sendSoon();
      });
    }, every);
    timer.unref();
  }

  return {
    add: (span) => {
      if (waiting.length >= MOST_WAITING) dropped++;
      else waiting.push(span);
      sendSoon();
    },
    close: async () => {
      if (timer !== null) clearTimeout(timer);
      const within = AbortSignal.timeout(LAST_ANSWER_WITHIN);
      within.addEventListener("abort", () => over.abort());
      await sending;
      while (waiting.length > 0 && !within.aborted) await send(within);
      over.abort();
    },
  };
}

/** Why nothing was sent; what is wrong with a connection is the cause of what `fetch` says. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause === "object" && cause !== null && "code" in cause && typeof cause.code === "string")
    return cause.code;
  return cause instanceof Error ? cause.message : String(cause);
}
