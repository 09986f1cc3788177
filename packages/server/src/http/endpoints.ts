import { BOT_LEVELS, BOT_STYLES, ClientMessage, Clock, Commitment, GAME_NAMES, LIMITS, Setup } from "@darbar/protocol";
import { z } from "zod";
import { PARTS } from "../health.ts";
import { DeviceOfPerson, Listed, Person, PersonWithToken } from "./answers.ts";

/** Which count of requests from one address a route belongs to. */
export type LimitName = "requests" | "people" | "tables" | "messages" | "pages" | "none";

/** A route, described once: the server checks by it, and the OpenAPI document is made from it. */
export interface Endpoint {
  readonly name: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly says: string;
  /** Whether the route needs to know who asks. */
  readonly asks: "anybody" | "person";
  readonly limit: LimitName;
  readonly body: z.ZodType | null;
  readonly status: number;
  /** What it answers: JSON by this schema, or text of another kind. */
  readonly answer: z.ZodType | "text/plain" | "text/html" | "text/event-stream" | "nothing";
}

function endpoint<const Described extends Endpoint>(described: Described): Described {
  return described;
}

const get = { method: "GET", asks: "anybody", limit: "requests", body: null, status: 200 } as const;
const post = { method: "POST", asks: "person", limit: "requests", body: null, status: 200 } as const;

const Name = z.strictObject({ name: z.string().max(40 * LIMITS.name) });

export const createPerson = endpoint({
  ...post,
  name: "createPerson",
  path: "/api/people",
  says: "Somebody new, by a name. The token is a secret; it is also set as a cookie.",
  asks: "anybody",
  limit: "people",
  body: Name,
  status: 201,
  answer: PersonWithToken,
});

export const showPerson = endpoint({
  ...get,
  name: "showPerson",
  path: "/api/people/me",
  says: "Who you are.",
  asks: "person",
  answer: Person,
});

export const greet = endpoint({
  ...get,
  name: "greet",
  path: "/api/people/known",
  says: "Who you are, or null if this device is new: no error, so that a page can ask first.",
  answer: Person.nullable(),
});

export const renamePerson = endpoint({
  ...post,
  name: "renamePerson",
  method: "PATCH",
  path: "/api/people/me",
  says: "Gives you another name, also where you sit; not in a game, nor one that looks like another's there.",
  body: Name,
  answer: Person,
});

export const beginTransfer = endpoint({
  ...post,
  name: "beginTransfer",
  path: "/api/people/me/transfer",
  says: "A code that makes another device yours, once, within ten minutes.",
  status: 201,
  answer: z.strictObject({ code: z.string(), seconds: z.int() }),
});

export const finishTransfer = endpoint({
  ...post,
  name: "finishTransfer",
  path: "/api/people/transfer",
  says: "Gives this device to the person who asked for the code.",
  asks: "anybody",
  limit: "people",
  body: z.strictObject({ code: z.string().min(1).max(64) }),
  answer: PersonWithToken,
});

export const listDevices = endpoint({
  ...get,
  name: "listDevices",
  path: "/api/people/me/devices",
  says: "Your devices, the oldest first.",
  asks: "person",
  answer: z.strictObject({ devices: z.array(DeviceOfPerson) }),
});

export const withdrawDevice = endpoint({
  ...post,
  name: "withdrawDevice",
  method: "DELETE",
  path: "/api/people/me/devices/:device",
  says: "Removes one of your devices: its token no longer works, and its connections are closed.",
  status: 204,
  answer: "nothing",
});

export const leaveDevice = endpoint({
  ...post,
  name: "leaveDevice",
  path: "/api/people/me/leave",
  says: "Removes the device that asks, and clears its cookie.",
  status: 204,
  answer: "nothing",
});

const BotWish = z.strictObject({
  seat: z.int().min(1).max(9),
  level: z.enum(BOT_LEVELS),
  style: z.enum(BOT_STYLES).optional().describe("without one the bot is in every game as chance decides"),
});
const Made = z.strictObject({ table: z.string(), code: z.string() });

export const createTable = endpoint({
  ...post,
  name: "createTable",
  path: "/api/tables",
  says: "A new table; you are the host and sit in seat 0.",
  limit: "tables",
  body: Setup.extend({
    bots: z
      .union([z.enum(["none", "all"]), z.array(BotWish).max(9)])
      .default("none")
      .describe("bots in all other seats, in none, or in these"),
  }),
  status: 201,
  answer: Made,
});

export const quickPlay = endpoint({
  ...post,
  name: "quickPlay",
  path: "/api/quick",
  says: "A game against bots that has already begun.",
  limit: "tables",
  body: z.strictObject({
    game: z.enum(GAME_NAMES).default("coup"),
    options: Setup.shape.options,
    seats: z.int().min(2).max(10).default(4),
    clock: Clock.default("relaxed"),
    commitment: Commitment.optional().describe("to your share of the shuffle, which you open at the table"),
  }),
  status: 201,
  answer: Made,
});

export const listTables = endpoint({
  ...get,
  name: "listTables",
  path: "/api/tables",
  says: "The public tables, those that wait for players first.",
  answer: z.strictObject({ tables: z.array(Listed) }),
});

export const findTable = endpoint({
  ...get,
  name: "findTable",
  path: "/api/codes/:code",
  says: "The table of a short code, and the game that is or will be played there. Wrong codes are counted.",
  answer: z.strictObject({ table: z.string(), game: z.enum(GAME_NAMES) }),
});

export const showRecord = endpoint({
  ...get,
  name: "showRecord",
  path: "/api/tables/:table/games/:game/record",
  says: "The record of a finished game, as `darbar replay` and `darbar verify` read it.",
  answer: z.unknown(),
});

const Keeping = z.strictObject({
  kept: z.boolean().describe("whether you have it kept"),
  days: z.int().describe("after so many days in which nobody opens its table a game is forgotten; 0: never"),
});

export const showKept = endpoint({
  ...get,
  name: "showKept",
  path: "/api/tables/:table/games/:game/keep",
  says: "Whether you have a finished game kept, null if you have not played it, and how long it stays otherwise.",
  asks: "person",
  answer: Keeping.extend({ kept: z.boolean().nullable() }),
});

export const keepGame = endpoint({
  ...post,
  name: "keepGame",
  path: "/api/tables/:table/games/:game/keep",
  says: "Keeps a finished game that you have played when its table is forgotten, or no longer keeps it.",
  body: z.strictObject({ kept: z.boolean() }),
  answer: Keeping,
});

export const stream = endpoint({
  ...get,
  name: "stream",
  path: "/api/stream",
  says: "The server's messages as server-sent events. The first event, `stream`, is the id to send messages with.",
  answer: "text/event-stream",
});

export const sendTo = endpoint({
  ...post,
  name: "send",
  path: "/api/send",
  says: "A message to the server; the answer comes over the stream whose id the header darbar-stream shows.",
  asks: "anybody",
  limit: "messages",
  body: ClientMessage,
  status: 202,
  answer: "nothing",
});

export const socket = endpoint({
  ...get,
  name: "socket",
  path: "/socket",
  says: "The same messages over WebSocket.",
  status: 101,
  answer: "nothing",
});

export const describeApi = endpoint({
  ...get,
  name: "describeApi",
  path: "/api",
  says: "This document.",
  answer: z.record(z.string(), z.unknown()),
});

export const health = endpoint({
  ...get,
  name: "health",
  path: "/healthz",
  says: "Whether the server and each of its parts work; if not, 503 and what is wrong with each part that does not.",
  limit: "none",
  answer: z.strictObject({ status: z.literal("ok"), parts: z.record(z.enum(PARTS), z.literal("ok")) }),
});

/** Not for programs, and so not in the API's description. */
export const pages = endpoint({
  ...get,
  name: "pages",
  path: "/*",
  says: "The table for browsers: its page and the files that belong to it.",
  limit: "pages",
  answer: "text/html",
});

/** Every route there is for programs. */
export const ENDPOINTS: readonly Endpoint[] = [
  createPerson,
  showPerson,
  greet,
  renamePerson,
  beginTransfer,
  finishTransfer,
  listDevices,
  withdrawDevice,
  leaveDevice,
  createTable,
  quickPlay,
  listTables,
  findTable,
  showRecord,
  showKept,
  keepGame,
  stream,
  sendTo,
  socket,
  describeApi,
  health,
];
