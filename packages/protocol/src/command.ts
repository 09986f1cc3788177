import { z } from "zod";
import { LIMITS } from "./limits.ts";
import { BOT_LEVELS, BOT_STYLES, HURRIES } from "./names.ts";
import { STANDING_ORDERS } from "./order.ts";
import { Phrase } from "./phrase.ts";
import { Setup } from "./setup.ts";

const seat = z.int().min(0).max(9);

/** What is published of a share: a SHA-256. */
export const Commitment = z.string().regex(/^[0-9a-f]{64}$/);
/** What a player mixes into a shuffle: 128 random bits. */
const Share = z.string().regex(/^[0-9a-f]{32}$/);

/** Everything a person can want of a table. Who they are the connection says, never the command. */
export const Command = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("sit"), seat }),
  z.strictObject({ do: z.literal("stand") }),
  z.strictObject({ do: z.literal("leave") }),
  /** Gives the game up, for good: a bot plays the seat to the end of the game. */
  z.strictObject({ do: z.literal("resign") }),
  /** Who is out has the bots that play on play faster, or the rest without pauses; `null`: as usual. */
  z.strictObject({ do: z.literal("hurry"), hurry: z.enum(HURRIES).nullable() }),
  z.strictObject({ do: z.literal("change-setup"), setup: Setup }),
  /** Without a style the bot is in every game as chance decides. */
  z.strictObject({ do: z.literal("add-bot"), seat, level: z.enum(BOT_LEVELS), style: z.enum(BOT_STYLES).optional() }),
  z.strictObject({ do: z.literal("remove-bot"), seat }),
  z.strictObject({ do: z.literal("kick"), person: z.string().max(40) }),
  z.strictObject({ do: z.literal("commit-share"), game: z.int().min(1), commitment: Commitment }),
  z.strictObject({ do: z.literal("open-share"), game: z.int().min(1), share: Share }),
  z.strictObject({ do: z.literal("start") }),
  z.strictObject({ do: z.literal("move"), game: z.int().min(1), prompt: z.int().min(0), move: z.unknown() }),
  z.strictObject({ do: z.literal("order"), order: z.enum(STANDING_ORDERS).nullable() }),
  z.strictObject({ do: z.literal("give-time") }),
  z.strictObject({ do: z.literal("say"), text: z.string().min(1).max(LIMITS.talk) }),
  z.strictObject({ do: z.literal("phrase"), said: Phrase }),
  /** The host lets the bots speak, or not. */
  z.strictObject({ do: z.literal("mute-bots"), muted: z.boolean() }),
  z.strictObject({ do: z.literal("mute"), person: z.string().max(40), muted: z.boolean() }),
]);
export type Command = z.infer<typeof Command>;
