import { type MessagePort, parentPort, receiveMessageOnPort } from "node:worker_threads";
import type { CallReply, CallRequest, FromThread, Outcome, ToThread } from "./calls.ts";
import { done } from "./calls.ts";
import { failed } from "./fault.ts";

/** What a thread does for the store. */
export interface CallHandler<Call> {
  /** Sees to calls, and replies to each, now or later. */
  answer(requests: readonly CallRequest<Call>[], reply: (replies: readonly CallReply[]) => void): void;
  close(): void;
}

/**
 * Runs a thread of the store: opens what it needs, says so, and answers until it is told to close. All calls that have
 * arrived while it was at work are taken together.
 */
export function serveCalls<Call>(open: () => CallHandler<Call>): void {
  const port = parentPort;
  if (port === null) throw new Error("this file is run as a thread of the store");
  const send = (message: FromThread): void => port.postMessage(message);
  const opened = attempt(open);
  send({ type: "opened", outcome: opened.outcome });
  const { service } = opened;
  if (service === null) return;
  port.on("message", (first: ToThread<Call>) => {
    const { requests, closing } = gather(port, first);
    if (requests.length > 0) service.answer(requests, (replies) => send({ type: "replies", replies }));
    if (!closing) return;
    service.close();
    port.close();
  });
}

function attempt<Call>(open: () => CallHandler<Call>): {
  readonly service: CallHandler<Call> | null;
  readonly outcome: Outcome;
} {
  try {
    return { service: open(), outcome: done() };
  } catch (error) {
    return { service: null, outcome: failed(error) };
  }
}

function gather<Call>(
  port: MessagePort,
  first: ToThread<Call>,
): { readonly requests: readonly CallRequest<Call>[]; readonly closing: boolean } {
  const requests: CallRequest<Call>[] = [];
  let message: ToThread<Call> | undefined = first;
  while (message !== undefined) {
    if (message === "close") return { requests, closing: true };
    for (const request of message) requests.push(request);
    message = receiveMessageOnPort(port)?.message;
  }
  return { requests, closing: false };
}
