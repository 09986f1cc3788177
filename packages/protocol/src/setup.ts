import { z } from "zod";
import { CLOCK_NAMES, CLOCK_RANGES } from "./clock.ts";
import { GAME_NAMES } from "./names.ts";

const seconds = ({ least, most }: { readonly least: number; readonly most: number }) => z.int().min(least).max(most);
const { turn, window, bank } = CLOCK_RANGES;

/** How long a player may think: in their turn, and in a window that is open to several. `relaxed` has no limit. */
export const Clock = z.union([
  z.enum(CLOCK_NAMES),
  z.strictObject({ turn: seconds(turn), window: seconds(window), bank: seconds(bank) }),
]);
export type Clock = z.infer<typeof Clock>;

/** What a table is to be: everything that is agreed on before the deal. */
export const Setup = z.strictObject({
  game: z.enum(GAME_NAMES),
  /** The game's own options; the game reads them strictly. */
  options: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])).default({}),
  seats: z.int().min(2).max(10),
  /** `public` tables are listed; to one by `link` comes who has the link or the code. */
  visibility: z.enum(["public", "link"]).default("link"),
  clock: Clock.default("normal"),
  spectators: z.boolean().default(true),
  /** Whether all cards are open after the game, or bluffs stay secret for ever. */
  bluffs: z.enum(["open", "secret"]).default("open"),
});
export type Setup = z.infer<typeof Setup>;
