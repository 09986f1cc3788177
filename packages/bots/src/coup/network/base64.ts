import { fail, ok, type Result } from "@darbar/kernel";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const VALUES = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]));

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const word = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const digits = DIGITS[word >>> 18] + DIGITS[(word >>> 12) & 63] + DIGITS[(word >>> 6) & 63] + DIGITS[word & 63];
    const missing = Math.max(0, at + 3 - bytes.length);
    parts.push(digits.slice(0, 4 - missing) + "=".repeat(missing));
  }
  return parts.join("");
}

/** Bytes from base64. Strict: nothing but digits and the padding that belongs there. */
export function fromBase64(text: string): Result<Uint8Array> {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  if (text.length % 4 !== 0) return fail("base64 comes in groups of four");
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let word = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = at < text.length - padding ? VALUES.get(text.charCodeAt(at)) : 0;
    if (digit === undefined) return fail(`there is no base64 digit ${JSON.stringify(text[at])}`);
    word = (word << 6) | digit;
    if (at % 4 !== 3) continue;
    const to = (at >> 2) * 3;
    for (let byte = 0; byte < 3 && to + byte < bytes.length; byte++)
      bytes[to + byte] = (word >>> (16 - 8 * byte)) & 255;
    word = 0;
  }
  return ok(bytes);
}
