import type { Writable } from "node:stream";
import { ROUTES } from "@darbar/protocol";
import { because } from "@darbar/words";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { addressOf } from "../http/address.ts";
import { languageOf } from "../http/language.ts";
import { refuseWith } from "../http/refusals.ts";
import { actorOf } from "../http/who.ts";
import type { Identified } from "../identity/people.ts";
import type { Service } from "../service.ts";
import { CLOSE_REASONS, HANG_UP_TIME, MOST_WAITING, type Peer } from "./peer.ts";
import { Session } from "./session.ts";

/** Sessions over WebSocket. Who has a cookie is known before the upgrade; others say hello. */
export function serveSockets(app: FastifyInstance, service: Service): void {
  const known = new WeakMap<FastifyRequest, Identified>();
  app.route({
    method: ROUTES.socket.method,
    url: ROUTES.socket.path,
    preHandler: async (request) => {
      const actor = request.ws ? await actorOf(service, request) : null;
      if (actor !== null) known.set(request, actor);
    },
    handler: (_, reply) => {
      reply.header("upgrade", "websocket");
      return refuseWith(reply, because("not-a-socket"));
    },
    wsHandler: (socket, request) => {
      const peer = socketPeer(socket, request.raw.socket);
      const session = new Session(service, peer, addressOf(request), languageOf(request));
      const actor = known.get(request);
      listen(socket, session);
      if (actor !== undefined) session.identify(actor);
    },
  });
}

/** Apart from the handler, so that nothing here holds on to the request as long as the socket lives. */
function listen(socket: WebSocket, session: Session): void {
  socket.on("message", (data: Buffer, isBinary) => {
    session.receive(isBinary ? "" : data.toString("utf8"));
  });
  socket.on("ping", () => session.count());
  socket.on("close", () => session.closed());
}

function socketPeer(socket: WebSocket, stream: Writable): Peer {
  let heard = true;
  socket.on("pong", () => {
    heard = true;
  });
  return {
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return true;
      gather(stream);
      socket.send(text);
      return socket.bufferedAmount <= MOST_WAITING;
    },
    end: (ending) => {
      const { code, reason } = CLOSE_REASONS[ending];
      socket.close(code, reason);
      setTimeout(() => socket.terminate(), HANG_UP_TIME).unref();
    },
    beat: () => {
      if (!heard) return socket.terminate();
      heard = false;
      socket.ping();
    },
  };
}

/** The streams whose messages of this turn of the event loop are held back, to go out in one write each. */
const gathering = new Set<Writable>();

/** A write costs more than all the rest of a message: what a turn has for one client is written at once. */
function gather(stream: Writable): void {
  if (gathering.has(stream)) return;
  if (gathering.size === 0) setImmediate(letGo);
  gathering.add(stream);
  stream.cork();
}

function letGo(): void {
  const streams = [...gathering];
  gathering.clear();
  for (const stream of streams) stream.uncork();
}
