import { type Refused, sentenceOf } from "@darbar/words";
import type { FastifyReply } from "fastify";
import { languageOf } from "./language.ts";

/** The HTTP status of refusals that are not simply a wrong request (400). */
const STATUS: ReadonlyMap<string, number> = new Map([
  ["not-identified", 401],
  ["foreign-origin", 403],
  ["no-spectators", 403],
  ["not-yours", 403],
  ["no-such-route", 404],
  ["no-such-table", 404],
  ["no-such-code", 404],
  ["no-such-device", 404],
  ["no-such-game", 404],
  ["no-such-stream", 404],
  ["unknown-code", 404],
  ["kicked", 409],
  ["name-taken", 409],
  ["playing", 409],
  ["not-a-socket", 426],
  ["renamed-often", 429],
  ["too-many", 429],
  ["too-many-codes", 429],
  ["codes-tried-out", 429],
  ["too-many-tables", 429],
  ["unreadable-table", 503],
  ["not-well", 503],
  ["store-full", 503],
  ["store-damaged", 503],
  ["store-broken", 503],
  ["store-conflict", 503],
  ["no-room", 507],
]);

/** Answers a request with a refusal: a code for programs, and a sentence in the language that the request wants. */
export function refuseWith(
  reply: FastifyReply,
  refused: Refused,
  status = STATUS.get(refused.code) ?? 400,
): FastifyReply {
  const language = languageOf(reply.request);
  reply.headers({ "content-language": language, vary: "accept-language" });
  return reply.code(status).send({ code: refused.code, error: sentenceOf(refused, language) });
}
