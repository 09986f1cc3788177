import { UnreadableTable } from "@darbar/table";
import { because } from "@darbar/words";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { Logger } from "pino";
import { StoreError } from "../store/store.ts";
import { refuseWith } from "./refusals.ts";

/** What goes wrong before a route sees the request: for whoever writes programs. */
const DETAILS: Readonly<Record<number, string>> = {
  400: "the request cannot be read: a body must be JSON, without __proto__ in it",
  404: "there is nothing at this address",
  408: "the request came too slowly",
  413: "the body is too large",
  415: "a body must be application/json",
};

/** Answers errors with a code and a sentence; those that should not happen are logged and say nothing of the inside. */
export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: Stopped, _, reply) => answerError(error, reply, log));
}

/** Answers an address that cannot be read. No hook has run yet, so what every answer says is said here. */
export function answerBadAddress({ statusCode }: FastifyError, reply: FastifyReply): FastifyReply {
  const status = statusCode ?? 400;
  reply.headers({ "content-security-policy": "default-src 'none'", "x-content-type-options": "nosniff" });
  const detail = status === 414 ? "the address is too long" : "the address cannot be read";
  return refuseWith(reply, because("bad-request", { detail }), status);
}

/** What stops a request before its route: some of it says when to come again. */
type Stopped = FastifyError & { readonly seconds?: number };

function answerError(error: Stopped, reply: FastifyReply, log: Logger): FastifyReply {
  if (error instanceof StoreError) {
    log.error({ err: error }, "the store refused");
    return refuseWith(reply, because(`store-${error.fault}`));
  }
  if (error instanceof UnreadableTable) return refuseWith(reply, because("unreadable-table"));
  const status = error.statusCode ?? 500;
  if (status === 429) {
    const { seconds } = error;
    return refuseWith(reply, seconds === undefined ? because("too-many") : because("too-many.requests", { seconds }));
  }
  if (status < 500) {
    const detail = DETAILS[status] ?? "the request is not allowed";
    return refuseWith(reply, because("bad-request", { detail }), status);
  }
  log.error({ err: error }, "a request failed");
  return refuseWith(reply, because("broken"), status);
}
