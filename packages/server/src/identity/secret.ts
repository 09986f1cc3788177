import { createHash, randomBytes } from "node:crypto";

/** The secret of a device: 256 bits. Who holds it is the person; the server keeps its hash only. */
export function newDeviceSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a secret. It is random enough that a plain hash cannot be turned round. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(`darbar device ${secret}`).digest("base64url");
}

/** A public id: of a person or a table. */
export function newId(): string {
  return randomBytes(12).toString("base64url");
}

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A short code to say aloud: five letters that are not mistaken for digits. */
export function newCode(): string {
  const bytes = randomBytes(10);
  let code = "";
  for (const byte of bytes) {
    if (byte < 240 && code.length < 5) code += LETTERS[byte % LETTERS.length];
  }
  return code.length === 5 ? code : newCode();
}
