import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The cookie that holds a device's secret. */
const COOKIE = "darbar";
/** Browsers keep no cookie longer than 400 days; who asks who they are gets it anew. */
const KEPT_FOR = 400 * 24 * 3600;

/** The token that a request shows: in its `Authorization` header, otherwise in its cookie; `null` if in neither. */
export function tokenOf(request: FastifyRequest): string | null {
  const bearer = /^Bearer +([\w-]+)$/i.exec(request.headers.authorization ?? "")?.[1];
  return bearer ?? request.cookies[COOKIE] ?? null;
}

/** Gives a browser its secret: no script can read it, and no other site can send it along. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSecure(request);
  reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: KEPT_FOR });
}

/** Lets a browser that has the cookie keep it for longer. */
export function renewDeviceCookie(request: FastifyRequest, reply: FastifyReply): void {
  const token = request.cookies[COOKIE];
  if (token !== undefined && token === tokenOf(request)) setDeviceCookie(request, reply, token);
}

/** Whether the browser speaks https, perhaps to a proxy: the page that asks says so in its origin. */
function isSecure(request: FastifyRequest): boolean {
  return request.protocol === "https" || (request.headers.origin ?? "").startsWith("https://");
}
