import type { ServerResponse } from "node:http";
import { ROUTES, STREAM_HEADER } from "@darbar/protocol";
import { because } from "@darbar/words";
import type { FastifyInstance } from "fastify";
import { addressOf } from "../http/address.ts";
import { languageOf } from "../http/language.ts";
import { refuseWith } from "../http/refusals.ts";
import { actorOf } from "../http/who.ts";
import { newDeviceSecret } from "../identity/secret.ts";
import type { Service } from "../service.ts";
import { CLOSE_REASONS, HANG_UP_TIME, MOST_WAITING, type Peer } from "./peer.ts";
import { Session } from "./session.ts";

/*
 * The same sessions where WebSockets are blocked: server-sent events one way, POST the other. The first event, `stream`,
 * is the id of the stream, a secret; the others are messages. Whoever posts a message shows the id in a header.
 */

/** How long a stream may be silent before the network is asked whether the other side is there, in milliseconds. */
const KEEP_ALIVE = 30_000;

/** Sessions over server-sent events and POST. */
export function serveStreams(app: FastifyInstance, service: Service): void {
  const sessions = new Map<string, Session>();

  app.get(ROUTES.stream.path, async (request, reply) => {
    const actor = await actorOf(service, request);
    const address = addressOf(request);
    const language = languageOf(request);
    reply.hijack();
    const { raw } = reply;
    raw.socket?.setTimeout(0);
    // Nobody answers a stream: only the network can tell that the other side is gone.
    raw.socket?.setKeepAlive(true, KEEP_ALIVE);
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      connection: "close",
      "x-accel-buffering": "no",
    });
    const id = newDeviceSecret();
    raw.write(`event: stream\ndata: ${id}\n\n`);
    const forget = (): void => {
      sessions.delete(id);
    };
    const session = new Session(service, streamPeer(raw, forget), address, language);
    sessions.set(id, session);
    raw.on("close", () => {
      forget();
      session.closed();
    });
    if (actor !== null) session.identify(actor);
  });

  app.register(async (scope) => {
    // As text: every transport reads messages by the same function, which answers over the stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "string" }, (_, body, done) => done(null, body));
    scope.post(ROUTES.send.path, async (request, reply) => {
      const id = request.headers[STREAM_HEADER];
      const session = typeof id === "string" ? sessions.get(id) : undefined;
      if (session === undefined) {
        return refuseWith(reply, because("no-such-stream", { header: STREAM_HEADER, path: ROUTES.stream.path }));
      }
      session.receive(typeof request.body === "string" ? request.body : "");
      return reply.code(202).send();
    });
  });
}

function streamPeer(raw: ServerResponse, forget: () => void): Peer {
  return {
    send: (text) => {
      if (raw.writableEnded) return true;
      raw.write(`data: ${text}\n\n`);
      return raw.writableLength <= MOST_WAITING;
    },
    end: (ending) => {
      forget();
      raw.end(`event: end\ndata: ${JSON.stringify(CLOSE_REASONS[ending])}\n\n`);
      setTimeout(() => raw.destroy(), HANG_UP_TIME).unref();
    },
    beat: () => {
      raw.write(":\n\n");
    },
  };
}
