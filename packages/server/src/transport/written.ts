import type { ServerMessage } from "@darbar/protocol";

/** The last message that was written, and its text: whoever is sent the same one is sent it right after the others. */
let last: ServerMessage | null = null;
let lastText = "";

/** A message as it goes over a wire: written once, however many are sent it. */
export function written(message: ServerMessage): string {
  if (message === last) return lastText;
  lastText = JSON.stringify(message);
  last = message;
  return lastText;
}
