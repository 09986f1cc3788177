import type { ServerResponse } from "node:http";
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
import { writeFrames } from "./frames.ts";
import { CLOSE_REASONS, HANG_UP_TIME, MOST_WAITING, type Peer } from "./peer.ts";
import { Session } from "./session.ts";

/** Sessions over WebSocket. Who has a cookie is known before the upgrade; others say hello. */
export function serveSockets(app: FastifyInstance, service: Service): void {
  const asked = new WeakMap<FastifyRequest, { readonly actor: Identified | null; readonly response: ServerResponse }>();
  app.route({
    method: ROUTES.socket.method,
    url: ROUTES.socket.path,
    preHandler: async (request, reply) => {
      if (request.ws) asked.set(request, { actor: await actorOf(service, request), response: reply.raw });
    },
    handler: (_, reply) => {
      reply.header("upgrade", "websocket");
      return refuseWith(reply, because("not-a-socket"));
    },
    wsHandler: (socket, request) => {
      const stream = request.raw.socket;
      const peer = socketPeer(socket, stream);
      const session = new Session(service, peer, addressOf(request), languageOf(request));
      const { actor = null, response } = asked.get(request) ?? {};
      response?.detachSocket(stream);
      listen(socket, session);
      if (actor !== null) session.identify(actor);
    },
  });
}

/** Apart from the handler, so that nothing here holds on to the request as long as the socket lives: that is more than all the rest. */
function listen(socket: WebSocket, session: Session): void {
  // The framework's listener holds on to it.
  socket.removeAllListeners("error");
  socket.on("error", hangUp);
  socket.on("message", (data: Buffer, isBinary) => {
    session.receive(isBinary ? "" : data.toString("utf8"));
  });
  socket.on("ping", () => session.count());
  socket.on("close", () => session.closed());
}

/** A socket that breaks is an everyday thing. */
function hangUp(this: WebSocket): void {
  this.terminate();
}

function socketPeer(socket: WebSocket, stream: Writable): Peer {
  let heard = true;
  socket.on("pong", () => {
    heard = true;
  });
  const outbox: Outbox = { socket, stream, texts: [], length: 0 };
  return {
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return true;
      if (outbox.texts.push(text) === 1) post(outbox);
      outbox.length += text.length;
      return stream.writableLength + outbox.length <= MOST_WAITING;
    },
    end: (ending) => {
      letGo(outbox);
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

/** What one client is sent in a turn of the event loop. A write costs more than all the rest of a message: there is one for all. */
interface Outbox {
  readonly socket: WebSocket;
  readonly stream: Writable;
  texts: string[];
  length: number;
}

let posted: Outbox[] = [];

function post(outbox: Outbox): void {
  if (posted.push(outbox) === 1) setImmediate(letAllGo);
}

function letAllGo(): void {
  const all = posted;
  posted = [];
  for (const outbox of all) letGo(outbox);
}

function letGo(outbox: Outbox): void {
  const { socket, stream, texts } = outbox;
  outbox.texts = [];
  outbox.length = 0;
  if (texts.length > 0 && socket.readyState === socket.OPEN) writeFrames(stream, texts);
}
