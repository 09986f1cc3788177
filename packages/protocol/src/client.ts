import { z } from "zod";
import { Command } from "./command.ts";
import { LIMITS, PROTOCOL } from "./limits.ts";
import { LANGUAGES } from "./names.ts";

const table = z.string().min(1).max(40);

/** Every message from a client. */
export const ClientMessage = z.discriminatedUnion("type", [
  /** The first message: which protocol, and who (without a token: the cookie says it). `language`: what to word refusals in. */
  z.strictObject({
    type: z.literal("hello"),
    protocol: z.literal(PROTOCOL),
    token: z.string().max(200).optional(),
    language: z.enum(LANGUAGES).optional(),
  }),
  /**
   * Show me a table. `have`: how many facts of which log I hold already; `legal`: my legal moves with every question; `screen`:
   * as a screen that everybody in a room looks at.
   */
  z.strictObject({
    type: z.literal("watch"),
    table,
    legal: z.boolean().optional(),
    screen: z.boolean().optional(),
    have: z.strictObject({ log: z.string().max(60), facts: z.int().min(0) }).optional(),
  }),
  z.strictObject({ type: z.literal("unwatch"), table }),
  /** Do something at a table. Sending the same id again is harmless. */
  z.strictObject({
    type: z.literal("do"),
    id: z.string().min(1).max(LIMITS.commandId),
    table,
    command: Command,
  }),
  /** Show me the public tables, now and whenever they change. */
  z.strictObject({ type: z.literal("lobby"), watch: z.boolean() }),
  z.strictObject({ type: z.literal("ping") }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
