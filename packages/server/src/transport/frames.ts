/** Texts as a server sends them over a WebSocket (RFC 6455, 5.2): a frame each, whole and unmasked, one behind the other. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0));
  let end = 0;
  for (const [index, length] of lengths.entries()) {
    end = writeHead(frames, end, length);
    end += frames.write(texts[index], end);
  }
  return frames;
}

/** The end of a message, and that it is text. */
const WHOLE_TEXT = 0x81;
/** A length of its own kind: up to 125 bytes stand in the head, up to 65,535 in two bytes, more in eight. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

function headLength(length: number): number {
  if (length <= SHORT) return 2;
  return length < 2 ** 16 ? 4 : 10;
}

function writeHead(frames: Buffer, start: number, length: number): number {
  frames[start] = WHOLE_TEXT;
  if (length <= SHORT) frames[start + 1] = length;
  else if (length < 2 ** 16) {
    frames[start + 1] = IN_TWO_BYTES;
    frames.writeUInt16BE(length, start + 2);
  } else {
    frames[start + 1] = IN_EIGHT_BYTES;
    frames.writeBigUInt64BE(BigInt(length), start + 2);
  }
  return start + headLength(length);
}
