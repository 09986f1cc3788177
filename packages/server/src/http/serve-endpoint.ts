import type { Result } from "@darbar/kernel";
import type { Endpoint, ParameterIn } from "@darbar/protocol";
import { because, type Refused } from "@darbar/words";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Identified } from "../identity/people.ts";
import type { Service } from "../service.ts";
import { check } from "../transport/parse.ts";
import { refuseWith } from "./refusals.ts";
import { actorOf } from "./who.ts";

/** A request to an endpoint, with everything checked that the endpoint's description says. */
export interface Call<Described extends Endpoint> {
  readonly body: Described["body"] extends z.ZodType ? z.output<Described["body"]> : null;
  readonly actor: Described["asks"] extends "person" ? Identified : Identified | null;
  readonly parameters: Readonly<Record<ParameterIn<Described["path"]>, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<Described extends Endpoint> = Described["answer"] extends z.ZodType
  ? z.input<Described["answer"]>
  : Described["answer"] extends "nothing"
    ? null
    : string;

/** Serves an endpoint: who asks and what they send is checked before `handle` sees it. */
export function serveEndpoint<Described extends Endpoint>(
  app: FastifyInstance,
  service: Service,
  endpoint: Described,
  handle: (call: Call<Described>) => Promise<Result<Answer<Described>, Refused>> | Result<Answer<Described>, Refused>,
): void {
  const { method, path, body: schema, asks, status, answer } = endpoint;
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const actor = await actorOf(service, request);
      if (asks === "person" && actor === null) return refuseWith(reply, because("not-identified.request"));
      const body =
        schema === null ? ({ ok: true, value: null } as const) : check(schema, request.body ?? {}, "the body");
      if (!body.ok) return refuseWith(reply, because("bad-request", { detail: body.error }));
      // The checks above are what these types say; the compiler cannot follow them through a generic description.
      const call = { body: body.value, actor, parameters: request.params, request, reply } as Call<Described>;
      const answered = await handle(call);
      if (!answered.ok) {
        service.meters.refusals.inc({ code: answered.error.code });
        return refuseWith(reply, answered.error);
      }
      if (path.startsWith("/api")) reply.header("cache-control", "no-store");
      if (answer === "nothing") return reply.code(status).send();
      if (typeof answer === "string") reply.type(`${answer}; charset=utf-8`);
      return reply.code(status).send(answered.value);
    },
  });
}
