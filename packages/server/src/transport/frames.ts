import type { Writable } from "node:stream";

/**
 * Writes texts as a server sends them over a WebSocket (RFC 6455, 5.2): a frame each, whole and unmasked, one behind the other.
 * Where all of them are ASCII, as most are, they go as one string, of which no copy is made before the socket takes it.
 */
export function writeFrames(stream: Writable, texts: readonly string[]): void {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  if (texts.every((text, index) => text.length === lengths[index])) stream.write(asString(texts), "latin1");
  else stream.write(asBytes(texts, lengths));
}

function asString(texts: readonly string[]): string {
  let frames = "";
  for (const text of texts) frames += headOf(text.length) + text;
  return frames;
}

function asBytes(texts: readonly string[], lengths: readonly number[]): Buffer {
  const heads = lengths.map(headOf);
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length, index) => sum + heads[index].length + length, 0));
  let end = 0;
  for (const [index, text] of texts.entries()) {
    end += frames.write(heads[index], end, "latin1");
    end += frames.write(text, end);
  }
  return frames;
}

/** The end of a message, and that it is text. */
const WHOLE_TEXT = 0x81;
/** A length of its own kind: up to 125 bytes stand in the head, up to 65,535 in two bytes, more in eight. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/** What stands before so many bytes, a byte a character. */
function headOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < 2 ** 16) return String.fromCharCode(WHOLE_TEXT, IN_TWO_BYTES, length >> 8, length & 0xff);
  const bytes = Array.from({ length: 8 }, (_, place) => Math.floor(length / 256 ** (7 - place)) % 256);
  return String.fromCharCode(WHOLE_TEXT, IN_EIGHT_BYTES, ...bytes);
}
