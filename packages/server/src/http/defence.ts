import { ENDPOINTS, type Endpoint } from "@darbar/protocol";
import { because } from "@darbar/words";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Service } from "../service.ts";
import { addressOf } from "./address.ts";
import { isForeign } from "./origin.ts";
import { refuseWith } from "./refusals.ts";

const SELF = ["'self'"];
const NONE = ["'none'"];

/** What makes more to keep; all else goes on without room. */
const GROWING: readonly Endpoint[] = [ENDPOINTS.createPerson, ENDPOINTS.createTable, ENDPOINTS.quickPlay];

const { socket, stream } = ENDPOINTS;

/** What every answer says to browsers, and what is refused before anybody looks at it. */
export async function defend(app: FastifyInstance, { config, connections, freeSpace, meters }: Service): Promise<void> {
  const overHttps = config.publicOrigins.some((origin) => origin.startsWith("https://"));
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: SELF,
        imgSrc: ["'self'", "data:"],
        objectSrc: NONE,
        baseUri: NONE,
        formAction: SELF,
        frameAncestors: NONE,
      },
    },
    frameguard: { action: "deny" },
    // Not `no-referrer`: under that, browsers hide the origin of forms, by which we know our own.
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: overHttps ? { includeSubDomains: false } : false,
  });

  app.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=()");
    const path = request.routeOptions.url;
    if (request.ws && path !== socket.path) {
      return refuseWith(reply, because("no-such-route.socket", { path: socket.path }));
    }
    if (isForeign(request, config.publicOrigins)) {
      return refuseWith(reply, because("foreign-origin"));
    }
    if (!freeSpace.isEnough() && GROWING.some((one) => one.path === path && one.method === request.method)) {
      meters.refusals.inc({ code: "no-room" });
      return refuseWith(reply, because("no-room"));
    }
    if ((path === socket.path || path === stream.path) && !connections.hasRoomFor(addressOf(request))) {
      reply.header("retry-after", "60");
      return refuseWith(reply, because("too-many.connections"));
    }
  });
}
