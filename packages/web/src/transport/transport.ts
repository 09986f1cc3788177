import type { ClientMessage, ServerMessage } from "@darbar/protocol";

/** How it stands with the way to the server. `waiting`: it broke, and is tried again by itself. */
export type TransportState = "connecting" | "open" | "waiting" | "closed";

/** What comes over a transport. */
export interface Listener {
  message(message: ServerMessage): void;
  /** The transport is there: say hello and what you want to see. */
  opened(): void;
  /** The transport broke. `code` says why, as in PROTOCOL.md; 0 if nobody said. */
  broke(code: number): void;
}

/** One connection to the server, whatever it is made of. It lives once: for another connection, open another transport. */
export interface Transport {
  send(message: ClientMessage): void;
  close(): void;
}

/** Opens a transport. */
export type OpenTransport = (listener: Listener) => Transport;
