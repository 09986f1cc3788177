import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

/** Who has one IPv6 address has a whole /64 of them: it counts as one. */
const IPV6_SUBNET = 64;
/** Who has a site, or rents one, has a /48 of IPv6: 65,536 of those. */
const IPV6_SITE = 48;

/** The address that a request is counted under. Proxies are believed as far as `TRUST_PROXY` says. */
export function addressOf(request: FastifyRequest): string {
  // A client that has hung up by now has no address any more.
  return normalizeIP(request.ip ?? "0.0.0.0", IPV6_SUBNET);
}

/** The network that a request comes from: an IPv4 address, or what one site has of IPv6. */
export function networkOf(request: FastifyRequest): string {
  return normalizeIP(request.ip ?? "0.0.0.0", IPV6_SITE);
}
