import { ok } from "@darbar/kernel";
import type { FastifyInstance } from "fastify";
import type { Service } from "../service.ts";
import { refused } from "../table/refusal.ts";
import { isFromHere } from "./address.ts";
import { describeApi, health, metrics } from "./endpoints.ts";
import { openApiDocument } from "./openapi.ts";
import { refuseWith } from "./refusals.ts";
import { serveEndpoint } from "./serve-endpoint.ts";

/** What tells about the server itself. */
export function serveHouse(app: FastifyInstance, service: Service): void {
  const document = openApiDocument();
  serveEndpoint(app, service, describeApi, () => ok(document));
  serveEndpoint(app, service, health, () =>
    service.isHealthy() ? ok({ status: "ok" }) : refused("store-broken", "what is done cannot be kept now"),
  );
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.url !== metrics.path || isFromHere(request)) return;
    // They count answers as these come: whoever plays here must not see them.
    return refuseWith(reply, { code: "not-from-here", error: "metrics are for this machine only" });
  });
  serveEndpoint(app, service, metrics, async () => ok(await service.meters.registry.metrics()));
}
