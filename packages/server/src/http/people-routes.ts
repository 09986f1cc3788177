import { ok, type Result } from "@darbar/kernel";
import { ENDPOINTS } from "@darbar/protocol";
import { type Refused, refused } from "@darbar/words";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clearDeviceCookie, renewDeviceCookie, setDeviceCookie } from "../identity/device-cookie.ts";
import { deviceLabel } from "../identity/device-label.ts";
import type { Identified, NewDevice } from "../identity/people.ts";
import { TRANSFER_LASTS } from "../identity/transfer.ts";
import type { Service } from "../service.ts";
import { serveEndpoint } from "./serve-endpoint.ts";

interface Asked {
  readonly actor: Identified;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Guests: a name, a secret for each device, and nothing else. */
export function servePeople(app: FastifyInstance, service: Service): void {
  const { people, tables, codeMisses } = service;
  const { publicOrigins } = service.config;

  serveEndpoint(app, service, ENDPOINTS.createPerson, async ({ body, request, reply }) => {
    const made = await people.create(body.name, labelOf(request));
    if (made.ok) codeMisses.cameIn(made.value.actor.person);
    return welcome(made, request, reply, publicOrigins);
  });

  serveEndpoint(app, service, ENDPOINTS.showPerson, ({ actor, request, reply }) => {
    renewDeviceCookie(request, reply, publicOrigins);
    return ok(personOf(actor));
  });

  serveEndpoint(app, service, ENDPOINTS.greet, ({ actor, request, reply }) => {
    if (actor !== null) renewDeviceCookie(request, reply, publicOrigins);
    return ok(actor === null ? null : personOf(actor));
  });

  serveEndpoint(app, service, ENDPOINTS.renamePerson, async ({ actor, body }) => {
    const renamed = await people.rename(actor, body.name, (wanted) => tables.barRenaming(wanted));
    if (!renamed.ok) return renamed;
    tables.renamed(renamed.value);
    return renamed;
  });

  serveEndpoint(app, service, ENDPOINTS.beginTransfer, async ({ actor }) =>
    ok({ code: await people.beginTransfer(actor), seconds: TRANSFER_LASTS / 1000 }),
  );

  serveEndpoint(app, service, ENDPOINTS.finishTransfer, async ({ body, request, reply }) =>
    welcome(await people.finishTransfer(body.code, labelOf(request)), request, reply, publicOrigins),
  );

  serveEndpoint(app, service, ENDPOINTS.listDevices, async ({ actor }) => {
    const devices = await people.devices(actor);
    return ok({ devices: devices.map((each) => ({ ...each, isThis: each.device === actor.device })) });
  });

  const withdraw = async (device: string, { actor, request, reply }: Asked): Promise<Result<null, Refused>> => {
    if (!(await people.withdraw(actor, device))) return refused("no-such-device");
    if (device === actor.device) clearDeviceCookie(request, reply);
    tables.withdrawn(actor.person, device);
    return ok(null);
  };

  serveEndpoint(app, service, ENDPOINTS.withdrawDevice, (call) => withdraw(call.parameters.device, call));

  serveEndpoint(app, service, ENDPOINTS.leaveDevice, (call) => withdraw(call.actor.device, call));
}

function personOf({ person, name }: Identified): { person: string; name: string } {
  return { person, name };
}

function labelOf({ headers }: FastifyRequest): string {
  return deviceLabel(headers["user-agent"]);
}

/** Tells a device its secret, in the answer and as a cookie. */
function welcome(
  device: Result<NewDevice, Refused>,
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigins: readonly string[],
): Result<{ person: string; name: string; token: string }, Refused> {
  if (!device.ok) return device;
  const { actor, token } = device.value;
  setDeviceCookie(request, reply, token, publicOrigins);
  return ok({ person: actor.person, name: actor.name, token });
}
