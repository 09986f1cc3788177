import { ok } from "@darbar/kernel";
import { ENDPOINTS, type ServerPart } from "@darbar/protocol";
import { refused } from "@darbar/words";
import type { FastifyInstance } from "fastify";
import type { Service } from "../service.ts";
import { openApiDocument } from "./openapi.ts";
import { serveEndpoint } from "./serve-endpoint.ts";

const ALL_WELL = { writer: "ok", reader: "ok", bots: "ok", loop: "ok" } as const satisfies Record<ServerPart, "ok">;

/** What tells about the server itself. */
export function serveHealth(app: FastifyInstance, service: Service): void {
  const document = openApiDocument();
  serveEndpoint(app, service, ENDPOINTS.describeApi, () => ok(document));
  serveEndpoint(app, service, ENDPOINTS.health, () => {
    const troubles = [...service.health.troubles()].map(([part, trouble]) => `${part}: ${trouble}`);
    return troubles.length === 0
      ? ok({ status: "ok", parts: ALL_WELL })
      : refused("not-well", { detail: troubles.join("; ") });
  });
}
