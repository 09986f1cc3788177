/** A wire to one client, whichever transport it is. */
export interface Peer {
  /** Sends a text; answers whether the client keeps up with what it is sent. */
  send(text: string): boolean;
  /** Says why, and hangs up. */
  end(ending: CloseReason): void;
  /** Called at every beat: shows that this side is there, and hangs up if the other is not. */
  beat(): void;
}

/** Why this side hangs up: a code as in RFC 6455, and a sentence. From 4000 on the codes are Darbar's own. */
export const CLOSE_REASONS = {
  restart: { code: 1012, reason: "the server stops or restarts: come back in a moment" },
  slow: { code: 1013, reason: "you read more slowly than the table speaks: connect again" },
  flood: { code: 1008, reason: "you send too many messages: connect again, and slow down" },
  broken: { code: 1011, reason: "something went wrong on our side: connect again" },
  "unknown-token": { code: 4001, reason: "this token is nobody's: make a new person" },
  withdrawn: { code: 4001, reason: "this device was withdrawn: make a new person" },
  "no-hello": { code: 4002, reason: "nobody has said hello on this connection" },
  "too-many": { code: 4003, reason: "you have too many connections open: close one" },
} as const satisfies Readonly<Record<string, { readonly code: number; readonly reason: string }>>;
export type CloseReason = keyof typeof CLOSE_REASONS;

/** How many bytes wait for a client that reads slowly, before this side hangs up. */
export const MOST_WAITING = 256 * 1024;
/** How long a client may take to hang up too, in milliseconds. */
export const HANG_UP_TIME = 2_000;
