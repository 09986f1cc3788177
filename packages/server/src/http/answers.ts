import { type Listed as ListedTable, Setup } from "@darbar/protocol";
import { z } from "zod";

/** A person, as everybody may know them. */
export const Person = z.strictObject({ person: z.string(), name: z.string() });

/** A person to themselves. */
export const PersonWithToken = Person.extend({ token: z.string().describe("the secret of this device") });

/** A device of a person, to themselves. */
export const DeviceOfPerson = z.strictObject({
  device: z.string(),
  label: z.string().describe("what kind of device it is, such as Firefox, Linux; empty if that is not known"),
  added: z.int().describe("milliseconds since 1970"),
  seen: z.int().describe("when it was last in use, within a day"),
  isThis: z.boolean().describe("whether it is the device that asks"),
});

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
