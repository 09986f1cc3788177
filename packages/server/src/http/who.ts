import type { FastifyRequest } from "fastify";
import { tokenOf } from "../identity/device-cookie.ts";
import type { Identified } from "../identity/people.ts";
import type { Service } from "../service.ts";

/** Who sends a request, by token or cookie; `null` if nobody we know. */
export async function actorOf(service: Service, request: FastifyRequest): Promise<Identified | null> {
  const token = tokenOf(request);
  return token === null ? null : service.people.identify(token);
}
