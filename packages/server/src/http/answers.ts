import { type Listed as ListedTable, Setup } from "@darbar/protocol";
import { z } from "zod";

/** A person, as everybody may know them. */
export const Person = z.strictObject({ person: z.string(), name: z.string() });

/** A person to themselves. */
export const PersonWithToken = Person.extend({ token: z.string().describe("the secret of this device") });

/** A public table in the list. */
export const Listed = z.strictObject({
  table: z.string(),
  code: z.string(),
  setup: Setup,
  taken: z.int(),
  playing: z.boolean(),
}) satisfies z.ZodType<ListedTable>;

/** What every refusal looks like. */
export const RefusedAnswer = z.strictObject({
  code: z.string().describe("for programs"),
  error: z.string().describe("one sentence for people"),
});
