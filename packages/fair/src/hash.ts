import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The SHA-256 of a text in UTF-8. */
export function sha256Of(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

/** The SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256Of(text));
}

/** The HMAC-SHA-256 of texts in UTF-8 under one key, which is worked in once for all of them. */
export function hmacUnder(key: Uint8Array): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256, key);
  return (text) => keyed.clone().update(utf8ToBytes(text)).digest();
}
