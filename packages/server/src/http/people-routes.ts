import { ok, type Result } from "@darbar/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { renewDeviceCookie, setDeviceCookie } from "../identity/device-cookie.ts";
import type { Device } from "../identity/people.ts";
import { TRANSFER_LASTS } from "../identity/transfer.ts";
import type { Service } from "../service.ts";
import type { Refused } from "../table/refusal.ts";
import { beginTransfer, createPerson, finishTransfer, greet, renamePerson, showPerson } from "./endpoints.ts";
import { serveEndpoint } from "./serve-endpoint.ts";

/** Guests: a name, a secret for each device, and nothing else. */
export function servePeople(app: FastifyInstance, service: Service): void {
  const { people, connections, house, codeMisses } = service;
  const { publicOrigins } = service.config;

  serveEndpoint(app, service, createPerson, async ({ body, request, reply }) => {
    const made = await people.create(body.name);
    if (made.ok) codeMisses.cameIn(made.value.actor.person);
    return welcome(made, request, reply, publicOrigins);
  });

  serveEndpoint(app, service, showPerson, ({ actor, request, reply }) => {
    renewDeviceCookie(request, reply, publicOrigins);
    return ok(actor);
  });

  serveEndpoint(app, service, greet, ({ actor, request, reply }) => {
    if (actor !== null) renewDeviceCookie(request, reply, publicOrigins);
    return ok(actor);
  });

  serveEndpoint(app, service, renamePerson, async ({ actor, body }) => {
    const renamed = await people.rename(actor, body.name);
    if (!renamed.ok) return renamed;
    connections.rename(renamed.value);
    for (const live of house.tablesOf(actor.person)) live.rename(renamed.value);
    return renamed;
  });

  serveEndpoint(app, service, beginTransfer, ({ actor }) =>
    ok({ code: people.beginTransfer(actor), seconds: TRANSFER_LASTS / 1000 }),
  );

  serveEndpoint(app, service, finishTransfer, async ({ body, request, reply }) =>
    welcome(await people.finishTransfer(body.code), request, reply, publicOrigins),
  );
}

/** Tells a device its secret, in the answer and as a cookie. */
function welcome(
  device: Result<Device, Refused>,
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigins: readonly string[],
): Result<{ person: string; name: string; token: string }, Refused> {
  if (!device.ok) return device;
  const { actor, token } = device.value;
  setDeviceCookie(request, reply, token, publicOrigins);
  return ok({ person: actor.person, name: actor.name, token });
}
