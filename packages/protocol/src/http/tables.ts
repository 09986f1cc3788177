import { z } from "zod";
import { Commitment } from "../command.ts";
import { BOT_LEVELS, BOT_STYLES, GAME_NAMES } from "../names.ts";
import { Clock, Setup } from "../setup.ts";
import { asking, doing, type Endpoint } from "./endpoint.ts";
import { ROUTES } from "./routes.ts";

const BotWish = z.strictObject({
  seat: z.int().min(1).max(9),
  level: z.enum(BOT_LEVELS),
  style: z.enum(BOT_STYLES).optional().describe("without one the bot is in every game as chance decides"),
});

/** Where a new table is. */
const Made = z.strictObject({ table: z.string(), code: z.string() });

/** A public table in the list. */
const Listed = z.strictObject({
  table: z.string(),
  code: z.string(),
  setup: Setup,
  taken: z.int(),
  playing: z.boolean(),
});
export type Listed = Readonly<z.infer<typeof Listed>>;

/** A table at which somebody has a place. */
const OwnTable = z.strictObject({
  table: z.string(),
  code: z.string(),
  game: z.enum(GAME_NAMES),
  playing: z.boolean().describe("whether you are in the game that is played there; else you sit in its waiting room"),
  away: z.boolean().describe("whether a bot plays for you until you are back"),
  out: z.boolean().describe("whether you are out of the game, while others play on"),
  asked: z.boolean().describe("whether your answer is awaited"),
  turn: z.string().nullable().describe("the name of whose turn it is; null: nobody's"),
  since: z
    .int()
    .nullable()
    .describe("since when the open question is open, in milliseconds since 1970; null in a waiting room"),
});
export type OwnTable = Readonly<z.infer<typeof OwnTable>>;

const Keeping = z.strictObject({
  kept: z.boolean().describe("whether you have it kept"),
  days: z.int().describe("after so many days in which nobody opens its table a game is forgotten; 0: never"),
});

/** Making tables, finding them, and what is left of their games. */
export const TABLES = {
  createTable: {
    ...ROUTES.createTable,
    ...doing,
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
  },
  quickPlay: {
    ...ROUTES.quickPlay,
    ...doing,
    says: "A game against bots that has already begun.",
    limit: "tables",
    body: z.strictObject({
      game: z.enum(GAME_NAMES).default(GAME_NAMES[0]),
      options: Setup.shape.options,
      seats: z.int().min(2).max(10).default(4),
      clock: Clock.default("relaxed"),
      level: z.enum(BOT_LEVELS).optional().describe("how well the bots play; regular unless said"),
      commitment: Commitment.optional().describe("to your share of the shuffle, which you open at the table"),
    }),
    status: 201,
    answer: Made,
  },
  listOwnTables: {
    ...ROUTES.listOwnTables,
    ...asking,
    says: "The tables where you have a place: games that go on, which you have not resigned, and waiting rooms.",
    asks: "person",
    answer: z.strictObject({ tables: z.array(OwnTable) }),
  },
  listTables: {
    ...ROUTES.listTables,
    ...asking,
    says: "The public tables, those that wait for players first.",
    answer: z.strictObject({ tables: z.array(Listed) }),
  },
  findTable: {
    ...ROUTES.findTable,
    ...asking,
    says: "The table of a short code, and the game that is or will be played there. Wrong codes are counted.",
    answer: z.strictObject({ table: z.string(), game: z.enum(GAME_NAMES) }),
  },
  showRecord: {
    ...ROUTES.showRecord,
    ...asking,
    says: "The record of a finished game, as `darbar replay` and `darbar verify` read it.",
    answer: z.unknown(),
  },
  showKept: {
    ...ROUTES.showKept,
    ...asking,
    says: "Whether you have a finished game kept, null if you have not played it, and how long it stays otherwise.",
    asks: "person",
    answer: Keeping.extend({ kept: z.boolean().nullable() }),
  },
  keepGame: {
    ...ROUTES.keepGame,
    ...doing,
    says: "Keeps a finished game that you have played when its table is forgotten, or no longer keeps it.",
    body: z.strictObject({ kept: z.boolean() }),
    answer: Keeping,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
