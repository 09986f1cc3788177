import { z } from "zod";
import { ClientMessage } from "../client.ts";
import { asking, doing, type Endpoint } from "./endpoint.ts";
import { ROUTES, STREAM_HEADER } from "./routes.ts";

/** What a server is made of, as far as it can fail by itself. */
export const SERVER_PARTS = ["writer", "reader", "bots", "loop"] as const;
export type ServerPart = (typeof SERVER_PARTS)[number];

/** Where messages go and come, and what tells about the server itself. */
export const SERVICE = {
  stream: {
    ...ROUTES.stream,
    ...asking,
    says: "The server's messages as server-sent events. The first event, `stream`, is the id to send messages with.",
    answer: "text/event-stream",
  },
  send: {
    ...ROUTES.send,
    ...doing,
    says: `A message to the server; the answer comes over the stream whose id the header ${STREAM_HEADER} shows.`,
    asks: "anybody",
    limit: "messages",
    body: ClientMessage,
    status: 202,
    answer: "nothing",
  },
  socket: {
    ...ROUTES.socket,
    ...asking,
    says: "The same messages over WebSocket.",
    status: 101,
    answer: "nothing",
  },
  describeApi: {
    ...ROUTES.describeApi,
    ...asking,
    says: "This document.",
    answer: z.record(z.string(), z.unknown()),
  },
  health: {
    ...ROUTES.health,
    ...asking,
    says: "Whether the server and each of its parts work; if not, 503 and what is wrong with each part that does not.",
    limit: "none",
    answer: z.strictObject({ status: z.literal("ok"), parts: z.record(z.enum(SERVER_PARTS), z.literal("ok")) }),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
