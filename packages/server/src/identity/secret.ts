import { createHash, randomBytes, randomInt } from "node:crypto";

/** The secret of a device: 256 bits. It stands for the person; the server keeps only its hash. */
export function newDeviceSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The secret of a shuffle: 256 bits, as hexadecimal digits. */
export function newShuffleSecret(): string {
  return randomBytes(32).toString("hex");
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
/** Tables from before codes were this long have codes of five. */
const CODE_LETTERS = 6;

/** A short code to say aloud: six letters that are not mistaken for digits. */
export function newCode(): string {
  return Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** Whether a text could be the code of a table, in whatever case. */
export function isCode(text: string): boolean {
  return /^[A-Za-z]{5,6}$/.test(text);
}
