import { LIMITS } from "@darbar/protocol";
import { because } from "@darbar/words";
import cookie from "@fastify/cookie";
import websocket from "@fastify/websocket";
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from "fastify";
import type { Service } from "../service.ts";
import { serveStreams } from "../transport/stream.ts";
import { serveSockets } from "../transport/websocket.ts";
import { defend } from "./defence.ts";
import { answerBadAddress, answerErrors } from "./errors.ts";
import { serveHealth } from "./health-routes.ts";
import { serveKeeping } from "./keep-routes.ts";
import { limitAddresses } from "./limits.ts";
import { servePages } from "./pages.ts";
import { servePeople } from "./people-routes.ts";
import { refuseWith } from "./refusals.ts";
import { serveTables } from "./table-routes.ts";
import { limitTcp } from "./tcp-limits.ts";

/** How long a request may take to arrive, and a connection may be silent, in milliseconds. */
const HEADERS_TIME = 5_000;
const REQUEST_TIME = 10_000;
const SILENT_TIME = 60_000;
/** How often connections are looked at that have not asked for anything, in milliseconds: Node would wait for 30 s. */
const LOOK_EVERY = 1_000;

/** The web server, with all routes, not yet listening. */
export async function buildApp(service: Service, headersTime = HEADERS_TIME): Promise<FastifyInstance> {
  const { config, log } = service;
  const { trustProxy } = config;
  const logger: FastifyBaseLogger = log.child({}, { level: log.isLevelEnabled("warn") ? "warn" : log.level }); // We say ourselves where we listen.
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy === false ? false : [...trustProxy],
    bodyLimit: LIMITS.message,
    requestTimeout: REQUEST_TIME,
    connectionTimeout: SILENT_TIME,
    http: { headersTimeout: headersTime, connectionsCheckingInterval: Math.min(LOOK_EVERY, headersTime) },
    exposeHeadRoutes: false,
    frameworkErrors: (error, _, reply) => answerBadAddress(error, reply),
  });
  service.meters.countTcp(limitTcp(app.server, config));
  answerErrors(app, log);
  app.removeContentTypeParser("text/plain");
  await app.register(cookie);
  await app.register(websocket, {
    options: { perMessageDeflate: false, maxPayload: LIMITS.message },
    // A socket that breaks is an everyday thing.
    errorHandler: (_, socket) => socket.terminate(),
    preClose: (done) => {
      service.connections.endAll();
      done();
    },
  });
  await defend(app, service);
  const limitRequests = await limitAddresses(app, service);
  app.setNotFoundHandler({ preHandler: limitRequests }, (_, reply) => refuseWith(reply, because("no-such-route")));
  app.addHook("onResponse", async (request, reply) => {
    // The route, not the address: ids and codes in it open tables to whoever reads the log.
    const { method, routeOptions } = request;
    log.debug({ method, route: routeOptions.url ?? "unknown", status: reply.statusCode, ms: reply.elapsedTime });
  });
  servePeople(app, service);
  serveTables(app, service);
  serveKeeping(app, service);
  serveHealth(app, service);
  serveStreams(app, service);
  serveSockets(app, service);
  if (service.pages !== null) servePages(app, service.pages);
  return app;
}
