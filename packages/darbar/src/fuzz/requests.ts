import { connect } from "node:net";
import { ROUTES } from "@darbar/protocol";
import fc from "fast-check";
import type { Guest } from "../wire/api.ts";
import type { Route } from "./document.ts";
import { type FieldValues, valuesOf } from "./schema.ts";

/** A request as it goes over the wire, and the least that the server may answer. */
export type RawRequest = string;

const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS", "HEAD", "TRACE", "BREW"];
/** Nobody waits longer for an answer to nonsense, in milliseconds: half a request has none. */
const PATIENCE = 200;

/** Requests that an evil client might make: right and wrong bodies to every route, wrong routes, and no HTTP at all. */
export function hostileRequests(routes: readonly Route[], guest: Guest, known: FieldValues): fc.Arbitrary<RawRequest> {
  const line = fc.string({ maxLength: 80 }).map((text) => text.replaceAll(/[\r\n]/g, ""));
  const sensible = fc.constantFrom(...routes).chain(({ method, path, schema }) =>
    fc
      .tuple(valuesOf(schema, known), filled(path, line, known), fc.boolean(), fc.nat())
      .map(([value, asked, isCut, place]) => {
        const body = JSON.stringify(value);
        const sent = isCut ? body.slice(0, place % body.length) : body;
        return request(method, asked, sent, guest);
      }),
  );
  const strange = fc
    .tuple(fc.constantFrom(...METHODS), line, fc.json({ maxDepth: 3 }), line)
    .map(([method, path, body, header]) => request(method, `/${encodeURI(path.toWellFormed())}`, body, guest, header));
  const { method, path } = ROUTES.createPerson;
  const large = fc
    .integer({ min: 16_000, max: 100_000 })
    .map((length) => request(method, path, JSON.stringify({ name: "x".repeat(length) }), guest));
  return fc.oneof(
    { weight: 8, arbitrary: sensible },
    { weight: 3, arbitrary: strange },
    { weight: 1, arbitrary: large },
    { weight: 1, arbitrary: fc.string({ maxLength: 300, unit: "binary" }) },
  );
}

/** A path with something in the places of its parameters: what the attacker knows, a small number, or anything. */
function filled(path: string, line: fc.Arbitrary<string>, known: FieldValues): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const small = fc.nat({ max: 3 }).map(String);
  const values = names.map((name) => (Object.hasOwn(known, name) ? known[name] : fc.oneof(small, line)));
  return fc.tuple(...values).map((drawn) => {
    const left = drawn.map((value) => encodeURIComponent(String(value).toWellFormed()));
    return path.replaceAll(/\{\w+\}/g, () => left.shift() ?? "");
  });
}

function request(method: string, path: string, body: string, { token }: Guest, header = ""): RawRequest {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    "connection: close",
    `authorization: Bearer ${token}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    ...(header === "" ? [] : [`x-strange: ${header}`]),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** Makes a request; answers the status, or `null` if there was none. */
export function makeRequest(address: string, raw: RawRequest): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect({ port: Number(new URL(address).port), host: "127.0.0.1" });
    let heard = "";
    const timer = setTimeout(() => socket.destroy(), PATIENCE);
    socket.on("data", (data) => {
      heard += heard.length < 4_000 ? data.toString("latin1") : "";
      // A stream of events has no end.
      if (heard.includes("text/event-stream")) socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1];
      resolve(status === undefined ? null : Number(status));
    });
    socket.write(raw);
  });
}
