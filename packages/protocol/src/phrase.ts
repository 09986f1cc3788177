import { z } from "zod";
import { PHRASE_NAMES } from "./phrase-list.ts";

/** A quick phrase as it is said. */
export const Phrase = z.strictObject({
  phrase: z.enum(PHRASE_NAMES),
  player: z.int().min(0).max(9).optional(),
  /** Which of that player's cards, counted from 0. */
  place: z.int().min(0).max(2).optional(),
  card: z.string().max(24).optional(),
});
export type Phrase = z.infer<typeof Phrase>;
