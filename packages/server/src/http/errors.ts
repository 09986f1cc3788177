import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { Logger } from "pino";
import { StoreError } from "../store/store.ts";
import { UNREADABLE, UnreadableTable } from "../table/unreadable.ts";
import { refuseWith } from "./refusals.ts";

/** What goes wrong before a route sees the request, in our words. */
const SENTENCES: Readonly<Record<number, string>> = {
  400: "the request cannot be read: a body must be JSON, without __proto__ in it",
  404: "there is nothing at this address",
  408: "the request came too slowly",
  413: "the body is too large",
  415: "a body must be application/json",
};

/** Answers errors with a code and a sentence; those that should not happen are logged and say nothing of the inside. */
export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: FastifyError, _, reply) => answerError(error, reply, log));
}

/** Answers an address that cannot be read. No hook has run yet, so what every answer says is said here. */
export function answerBadAddress({ statusCode }: FastifyError, reply: FastifyReply): FastifyReply {
  const status = statusCode ?? 400;
  reply.headers({ "content-security-policy": "default-src 'none'", "x-content-type-options": "nosniff" });
  const error = status === 414 ? "the address is too long" : "the address cannot be read";
  return reply.code(status).send({ code: "bad-request", error });
}

function answerError(error: FastifyError, reply: FastifyReply, log: Logger): FastifyReply {
  if (error instanceof StoreError) {
    log.error({ err: error }, "the store refused");
    return refuseWith(reply, { code: `store-${error.fault}`, error: "this could not be kept: try again in a moment" });
  }
  if (error instanceof UnreadableTable) return refuseWith(reply, UNREADABLE);
  const status = error.statusCode ?? 500;
  if (status === 429) return reply.code(429).send({ code: "too-many", error: error.message });
  if (status < 500) {
    return reply.code(status).send({ code: "bad-request", error: SENTENCES[status] ?? "the request is not allowed" });
  }
  log.error({ err: error }, "a request failed");
  return reply.code(status).send({ code: "broken", error: "something went wrong on our side" });
}
