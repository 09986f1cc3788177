import type { z } from "zod";

/** Which count of requests from one address a route belongs to. */
export type LimitName = "requests" | "people" | "tables" | "messages" | "pages" | "none";

/** A route, described once: the server checks by it, and the OpenAPI document is made from it. */
export interface Endpoint {
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

/** What most routes that only tell something have in common. */
export const asking = { asks: "anybody", limit: "requests", body: null, status: 200 } as const;

/** What most routes that do something have in common. */
export const doing = { asks: "person", limit: "requests", body: null, status: 200 } as const;
