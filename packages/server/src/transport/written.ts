import type { ServerMessage } from "@darbar/protocol";

/** The texts of messages that somebody may still be sent. */
const TEXTS = new WeakMap<ServerMessage, string>();

/** A message as it goes over a wire: written once, however many are sent it. */
export function written(message: ServerMessage): string {
  const before = TEXTS.get(message);
  if (before !== undefined) return before;
  const text = JSON.stringify(message);
  TEXTS.set(message, text);
  return text;
}
