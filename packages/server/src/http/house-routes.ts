import { ok } from "@darbar/kernel";
import type { FastifyInstance } from "fastify";
import type { Service } from "../service.ts";
import { refused } from "../table/refusal.ts";
import { describeApi, health } from "./endpoints.ts";
import { openApiDocument } from "./openapi.ts";
import { serveEndpoint } from "./serve-endpoint.ts";

/** What tells about the server itself. */
export function serveHouse(app: FastifyInstance, service: Service): void {
  const document = openApiDocument();
  serveEndpoint(app, service, describeApi, () => ok(document));
  serveEndpoint(app, service, health, () =>
    service.isHealthy() ? ok({ status: "ok" }) : refused("store-broken", "what is done cannot be kept now"),
  );
}
