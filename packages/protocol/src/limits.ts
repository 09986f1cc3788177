/** The version of the protocol. A server speaks one; a client of another is told to reload. */
export const PROTOCOL = 2;

/** How long things that come from outside may be. */
export const LIMITS = {
  /** Bytes of one message. */
  message: 16_384,
  /** Characters of a name as people count them. */
  name: 24,
  /** Characters of a line of talk. */
  talk: 300,
  /** Characters of the id that a client gives to a command. */
  commandId: 40,
} as const;
