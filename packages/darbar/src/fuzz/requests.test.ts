import { TEST_SEED } from "@darbar/kernel/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { hostileRequests } from "./requests.ts";

it("requests go to tables that are there, and to games that may be, as well as anywhere else", () => {
  const routes = [{ method: "GET", path: "/api/tables/{table}/games/{game}/record", schema: {} }];
  const requests = hostileRequests(routes, { person: "p", token: "t" }, { table: fc.constant("a/table") });
  const drawn = fc.sample(requests, { seed: TEST_SEED, numRuns: 300 });
  expect(drawn.some((raw) => raw.startsWith("GET /api/tables/a%2Ftable/games/1/record HTTP/1.1\r\n"))).toBe(true);
  expect(drawn.some((raw) => /^GET \/api\/tables\/a%2Ftable\/games\/\S{4,}\/record /.test(raw))).toBe(true);
});
