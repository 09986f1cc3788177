import { fail, ok, type Result } from "@darbar/kernel";
import { ClientMessage, LIMITS } from "@darbar/protocol";
import json from "secure-json-parse";
import type { z } from "zod";
import { sentenceFor } from "./sentence.ts";

/** Something from outside by its schema, or one sentence about what is wrong with it. */
export function check<Schema extends z.ZodType>(schema: Schema, raw: unknown, whole: string): Result<z.output<Schema>> {
  const parsed = schema.safeParse(raw);
  return parsed.success ? ok(parsed.data) : fail(sentenceFor(parsed.error, whole));
}

/** A client's message as it comes over a wire, whichever it is. Nothing here throws. */
export function parseMessage(text: string): Result<ClientMessage> {
  if (Buffer.byteLength(text) > LIMITS.message) return fail(`a message has at most ${LIMITS.message} bytes`);
  const raw = parseJson(text);
  return raw.ok ? check(ClientMessage, raw.value, "the message") : raw;
}

/** Text as JSON without keys that reach into how objects work. */
function parseJson(text: string): Result<unknown> {
  try {
    return ok(json.parse(text, { protoAction: "error", constructorAction: "error" }));
  } catch {
    return fail("the message must be JSON, without __proto__ in it");
  }
}
