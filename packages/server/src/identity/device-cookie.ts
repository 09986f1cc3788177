import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The cookie that holds a device's secret over plain http. */
export const PLAIN_COOKIE = "darbar";
/** The same over https: browsers take a cookie of this name only from this very host, by https, and send it nowhere else. */
export const SECURE_COOKIE = "__Host-darbar";
/** Browsers keep no cookie longer than 400 days; everybody who asks who they are gets it again. */
const KEPT_FOR = 400 * 24 * 3600;
const WHERE = { httpOnly: true, sameSite: "lax", path: "/" } as const;

/** The token that a request shows: in its `Authorization` header, otherwise in its cookie; `null` if in neither. */
export function tokenOf(request: FastifyRequest): string | null {
  const bearer = /^Bearer +([\w-]+)$/i.exec(request.headers.authorization ?? "")?.[1];
  return bearer ?? cookieOf(request) ?? null;
}

/** What only https can have set comes before what anybody between here and the browser can. */
function cookieOf({ cookies }: FastifyRequest): string | undefined {
  return cookies[SECURE_COOKIE] ?? cookies[PLAIN_COOKIE];
}

/** Gives a browser its secret: no script can read it, and no other site can send it along. */
export function setDeviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  publicOrigins: readonly string[],
): void {
  const secure = isSecure(request, publicOrigins);
  // From the time before there were two names, or from somebody who would like to be read first.
  if (secure && request.cookies[PLAIN_COOKIE] !== undefined) reply.clearCookie(PLAIN_COOKIE, WHERE);
  reply.setCookie(secure ? SECURE_COOKIE : PLAIN_COOKIE, token, { ...WHERE, secure, maxAge: KEPT_FOR });
}

/** Lets a browser that has the cookie keep it for longer. */
export function renewDeviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigins: readonly string[],
): void {
  const token = cookieOf(request);
  if (token !== undefined && token === tokenOf(request)) setDeviceCookie(request, reply, token, publicOrigins);
}

/** Takes its secret from a browser. */
export function clearDeviceCookie({ cookies }: FastifyRequest, reply: FastifyReply): void {
  if (cookies[SECURE_COOKIE] !== undefined) reply.clearCookie(SECURE_COOKIE, { ...WHERE, secure: true });
  if (cookies[PLAIN_COOKIE] !== undefined) reply.clearCookie(PLAIN_COOKIE, WHERE);
}

/**
 * Whether the browser speaks https, perhaps to a proxy that does not say so: the page that asks says it in its origin, the
 * browser by sending a cookie that it sends by https only, the operator by where browsers are to find this server.
 */
function isSecure({ protocol, headers, cookies, host }: FastifyRequest, publicOrigins: readonly string[]): boolean {
  if (protocol === "https" || cookies[SECURE_COOKIE] !== undefined) return true;
  if (headers.origin !== undefined) return headers.origin.startsWith("https://");
  const isAsked = publicOrigins.filter((origin) => new URL(origin).host === host);
  return (isAsked.length > 0 ? isAsked : publicOrigins).some((origin) => origin.startsWith("https://"));
}
