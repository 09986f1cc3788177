import { createHash } from "node:crypto";
import fc from "fast-check";
import { type Guest, newGuest } from "../wire/api.ts";
import { rulesNamed } from "../wire/rules.ts";
import { Attacker } from "./attacker.ts";
import { messageSchema, readRoutes } from "./document.ts";
import { hostileMessages, lastWords } from "./hostile.ts";
import { hostileRequests, makeRequest } from "./requests.ts";
import type { FieldValues } from "./schema.ts";
import { movesToTry } from "./tries.ts";

/** Whom to attack, and from where. */
export interface Target {
  readonly address: string;
  readonly guests: readonly Guest[];
  /** The attackers' own tables, one each, and those of others. */
  readonly own: readonly string[];
  readonly tables: readonly string[];
  /** People who play at the tables of others. */
  readonly people: readonly string[];
  hasCrashed(): boolean;
}

/** How much was sent and read, and which answers should not have been. */
export interface Attacked {
  readonly messages: number;
  readonly requests: number;
  readonly failures: readonly string[];
}

const BATCH = 250;
/** Requests for each batch of messages. */
const REQUESTS = 4;
/** The answer to an unknown person. */
const UNKNOWN = 401;
/** Moves that are legal somewhere. */
const MOVES = movesToTry(rulesNamed);
/** Shares of a shuffle and the commitments to them, so that some of them fit. */
const SHARES = ["0", "7", "f"].map((digit) => digit.repeat(32));
const COMMITMENTS = SHARES.map((share) => createHash("sha256").update(`darbar share ${share}`).digest("hex"));
/** Once in so many batches the last message is one that ends the connection. */
const LAST_WORDS = 4;

/** Sends so many messages and requests, from all attackers at the same time. */
export async function attack(
  target: Target,
  messages: number,
  seed: number,
  progress: (line: string) => void,
): Promise<Attacked> {
  const { address, guests } = target;
  const routes = await readRoutes(address);
  const done = { messages: 0, requests: 0, failures: [] as string[] };
  let batches = 0;
  const assault = async (guest: Guest, index: number): Promise<void> => {
    const known = knownTo(target, index);
    const hostile = hostileMessages(messageSchema(routes), known);
    // Requests are somebody else's: a person whose last device is left or removed is unknown from then on.
    let other = guest;
    let isKnown = false;
    const attacker = new Attacker(address, guest);
    while (done.messages < messages && !target.hasCrashed()) {
      const drawn = { seed: seed + ++batches };
      const batch = fc.sample(hostile, { ...drawn, numRuns: BATCH });
      if (batches % LAST_WORDS === 0) batch.push(...fc.sample(lastWords, { ...drawn, numRuns: 1 }));
      try {
        const read = await attacker.send(batch);
        done.messages += read;
      } catch (error) {
        if (!target.hasCrashed()) throw error;
      }
      if (!isKnown) other = await newGuest(address, `Caller ${batches}`);
      isKnown = true;
      const requests = hostileRequests(routes, other, known);
      const answered = fc.sample(requests, { ...drawn, numRuns: REQUESTS }).map(async (raw) => {
        const status = await makeRequest(address, raw);
        done.requests++;
        if (status === UNKNOWN) isKnown = false;
        if (status !== null && status >= 500) done.failures.push(`${status} to ${JSON.stringify(raw.slice(0, 300))}`);
      });
      await Promise.all(answered);
      progress(`${done.messages} of ${messages} messages, ${done.requests} requests`);
    }
    attacker.end();
  };
  await Promise.all(guests.map(assault));
  return done;
}

/** What an attacker knows: tables of their own and of others, people, moves, small and stale numbers. */
function knownTo({ guests, own, tables, people }: Target, index: number): FieldValues {
  const mine = own[index];
  return {
    // Another token would end the connection: that is for last words.
    token: fc.constant(guests[index].token),
    table: fc.oneof(
      { weight: 4, arbitrary: fc.constant(mine) },
      { weight: 3, arbitrary: fc.constantFrom(...tables, ...own) },
      { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 40 }) },
    ),
    person: fc.oneof(fc.constantFrom(...people), fc.string({ maxLength: 40 })),
    move: fc.oneof(fc.constantFrom(...MOVES), fc.jsonValue({ maxDepth: 3 })),
    share: fc.oneof(fc.constantFrom(...SHARES), fc.string({ maxLength: 40 })),
    commitment: fc.oneof(fc.constantFrom(...COMMITMENTS), fc.string({ maxLength: 80 })),
    prompt: fc.nat({ max: 300 }),
  };
}
