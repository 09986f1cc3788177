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

/** A message that cannot be read: what is wrong with it, and, if something was to be done, by which id that is known. */
export interface Unreadable {
  readonly error: string;
  readonly id: string | null;
}

/** A client's message as it comes over a wire, whichever it is. Nothing here throws. */
export function parseMessage(text: string): Result<ClientMessage, Unreadable> {
  if (Buffer.byteLength(text) > LIMITS.message) {
    return fail({ error: `a message has at most ${LIMITS.message} bytes`, id: null });
  }
  const raw = parseJson(text);
  if (!raw.ok) return fail({ error: raw.error, id: null });
  const message = check(ClientMessage, raw.value, "the message");
  return message.ok ? message : fail({ error: message.error, id: idOf(raw.value) });
}

/** The id of something that was to be done, however wrong the rest is; `null` if there is none that can be answered. */
function idOf(raw: unknown): string | null {
  if (typeof raw !== "object" || raw === null || !("type" in raw) || raw.type !== "do" || !("id" in raw)) return null;
  const { id } = raw;
  return typeof id === "string" && id !== "" && id.length <= LIMITS.commandId ? id : null;
}

/** Text as JSON without keys that reach into how objects work. */
function parseJson(text: string): Result<unknown> {
  try {
    return ok(json.parse(text, { protoAction: "error", constructorAction: "error" }));
  } catch {
    return fail("the message must be JSON, without __proto__ in it");
  }
}
