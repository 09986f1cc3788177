import type { FastifyRequest } from "fastify";

const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * Whether a page of another site is behind a request that could do something. Browsers say where a page comes from;
 * programs that are no browsers say nothing, and hold no cookie that somebody else could use.
 */
export function isForeign(request: FastifyRequest, publicOrigins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (SAFE.includes(request.method) && !request.ws && origin === undefined) return false;
  if (origin === undefined) {
    const site = request.headers["sec-fetch-site"];
    return site === "cross-site" || site === "same-site";
  }
  if (publicOrigins.length > 0) return !publicOrigins.includes(origin);
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
