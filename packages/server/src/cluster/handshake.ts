import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/*
 * Who is at the other end of a link, proved by a secret that all nodes share and nobody sends: each side signs what the other
 * has just made up. What is signed names the side, so that no proof can be sent back to whoever has made it.
 */

/** The version of what is said over links. */
export const LINK_VERSION = 1;

/** What whoever listens sends first. */
export interface Challenge {
  readonly t: "challenge";
  readonly version: number;
  readonly node: string;
  readonly nonce: string;
}

/** What whoever dials answers. */
export interface Proof {
  readonly t: "proof";
  readonly node: string;
  readonly nonce: string;
  readonly mac: string;
}

/** With what whoever listens answers that. */
export interface Welcome {
  readonly t: "welcome";
  readonly mac: string;
}

export function newNonce(): string {
  return randomBytes(24).toString("base64url");
}

/** The two ends of a link, and what each has made up. */
export interface Ends {
  readonly dialer: string;
  readonly listener: string;
  readonly dialed: string;
  readonly listened: string;
}

/** What one side proves that it has the secret by. */
export function macOf(secret: string, side: "dialer" | "listener", ends: Ends): string {
  const { dialer, listener, dialed, listened } = ends;
  const signed = JSON.stringify(["darbar link", LINK_VERSION, side, dialer, listener, dialed, listened]);
  return createHmac("sha256", secret).update(signed).digest("base64url");
}

/** Whether a proof is the one that is expected; how long that takes tells nothing. */
export function isSame(mac: unknown, expected: string): boolean {
  if (typeof mac !== "string") return false;
  const [given, wanted] = [Buffer.from(mac), Buffer.from(expected)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
