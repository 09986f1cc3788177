import { ENDPOINTS, type LimitName } from "@darbar/protocol";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, onRequestHookHandler } from "fastify";
import type { Service } from "../service.ts";
import { addressOf } from "./address.ts";
import { PAGES } from "./pages.ts";
import { sharedCounts } from "./shared-counts.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What requests are counted by. */
type Limited = Pick<Service, "config" | "usage" | "now">;
type Gate = ReturnType<FastifyInstance["rateLimit"]>;

/** Counts requests by address: every route belongs to one of a few counts. Answers the count for unknown routes. */
export async function limitAddresses(app: FastifyInstance, { config, usage, now }: Limited): Promise<Gate> {
  await app.register(rateLimit, {
    global: false,
    store: sharedCounts(usage, now),
    keyGenerator: addressOf,
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    errorResponseBuilder: (_, { ttl }) =>
      Object.assign(new Error("too many requests"), { statusCode: 429, seconds: Math.ceil(ttl / 1000) }),
  });
  const gate = (groupId: LimitName, max: number, timeWindow: number): Gate =>
    max === 0 ? async () => undefined : app.rateLimit({ max, timeWindow, groupId });
  const requests = gate("requests", config.requestsPerMinute, MINUTE);
  const gates: Readonly<Record<LimitName, Gate | null>> = {
    requests,
    people: gate("people", config.peoplePerHour, HOUR),
    tables: gate("tables", config.tablesPerHour, HOUR),
    // Each stream counts its messages itself; this is for those without a stream.
    messages: gate("messages", 20 * config.requestsPerMinute, MINUTE),
    // The first visit to the page asks for dozens of files, and a whole school may share an address.
    pages: gate("pages", 10 * config.requestsPerMinute, MINUTE),
    none: null,
  };
  const described = [...Object.values(ENDPOINTS), PAGES];
  app.addHook("onRoute", (route) => {
    // Who asks for the head of a page asks for the page.
    const asked = route.method === "HEAD" ? "GET" : route.method;
    const endpoint = described.find(({ method, path }) => method === asked && path === route.url);
    if (endpoint === undefined) throw new Error(`${route.method} ${route.url} is not described by the protocol`);
    const own = gates[endpoint.limit];
    const before = route.onRequest === undefined ? [] : [route.onRequest].flat();
    if (own !== null) route.onRequest = [...before, own as onRequestHookHandler];
  });
  return requests;
}
