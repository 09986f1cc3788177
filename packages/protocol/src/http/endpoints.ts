import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { PEOPLE } from "./people.ts";
import type { RouteName } from "./routes.ts";
import { SERVICE } from "./service.ts";
import { TABLES } from "./tables.ts";

/** Every route there is for programs. */
export const ENDPOINTS = { ...PEOPLE, ...TABLES, ...SERVICE } as const satisfies Readonly<Record<RouteName, Endpoint>>;
type Endpoints = typeof ENDPOINTS;

/** What every refusal looks like. */
export const RefusedAnswer = z.strictObject({
  code: z.string().describe("for programs"),
  error: z.string().describe("one sentence for people"),
});

/** The same, read only. */
type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

/** What is sent to a route; the server fills in what may be left out. */
export type BodyOf<Name extends RouteName> = Endpoints[Name]["body"] extends z.ZodType
  ? Frozen<z.input<Endpoints[Name]["body"]>>
  : null;

/** What a route answers; `null`: nothing that could be read. */
export type AnswerOf<Name extends RouteName> = Endpoints[Name]["answer"] extends z.ZodType
  ? Frozen<z.output<Endpoints[Name]["answer"]>>
  : null;
