import { fail, ok, type Result } from "@darbar/kernel";
import { parseObject } from "@darbar/kernel/parse";
import { fromBase64, toBase64 } from "./base64.ts";
import { shapeWith } from "./evaluator.ts";
import { FEATURES } from "./features.ts";
import { MOVES } from "./moves.ts";
import { layoutOf, type Network, networkOf } from "./network.ts";
import { pack, packedSize, unpack } from "./quantize.ts";

/** The first line of every weights file: what it is, and the version of the format. */
const TITLE = "darbar coup network 1";

interface Origin {
  readonly command: string;
  readonly seed: string;
  /** How many decisions they were learned from. */
  readonly steps: number;
}

export interface Trained {
  readonly origin: Origin;
  readonly network: Network;
}

/** A trained network as text: a title, a line that says where it comes from, and a byte for each weight in base64. */
export function writeWeights({ origin, network }: Trained): string {
  const { inputs, hidden, moves } = network.shape;
  const packed = pack(network);
  const { command, seed, steps } = origin;
  const header = { command, seed, steps, inputs, hidden, moves, checksum: checksum(packed) };
  return `${TITLE}\n${JSON.stringify(header)}\n${toBase64(packed)}\n`;
}

/** Reads a trained network. Strict: whatever is not exactly as it was written is refused. */
export function readWeights(text: string): Result<Trained> {
  const [title, second, body, end, ...more] = text.split("\n");
  if (title !== TITLE) return fail(`weights begin with ${JSON.stringify(TITLE)}`);
  if (body === undefined || end !== "" || more.length > 0) return fail("weights are three lines");
  const header = readHeader(second);
  if (!header.ok) return header;
  const shape = shapeWith(header.value.hidden);
  const layout = layoutOf(shape);
  const bytes = fromBase64(body);
  if (!bytes.ok) return bytes;
  const wanted = packedSize(shape, layout);
  if (bytes.value.length !== wanted) return fail(`these weights are ${wanted} bytes, not ${bytes.value.length}`);
  if (checksum(bytes.value) !== header.value.checksum) return fail("the checksum of the weights is another");
  const weights = unpack(bytes.value, shape, layout);
  if (weights === null) return fail("a scale of the weights is no number");
  const { command, seed, steps } = header.value;
  return ok({ origin: { command, seed, steps }, network: networkOf(shape, weights) });
}

interface Header extends Origin {
  readonly hidden: readonly [number, number];
  readonly checksum: number;
}

const FIELDS = ["command", "seed", "steps", "inputs", "hidden", "moves", "checksum"];

function readHeader(line: string): Result<Header> {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return fail("the second line of weights is JSON");
  }
  const fields = parseObject(raw, "the header of weights", FIELDS);
  if (!fields.ok) return fields;
  const { command, seed, steps, inputs, hidden, moves, checksum: sum } = fields.value;
  if (typeof command !== "string" || typeof seed !== "string") return fail("weights name their command and seed");
  if (!isCount(steps, Number.MAX_SAFE_INTEGER) || !isCount(sum, 0xffff_ffff))
    return fail("steps and checksum are counts");
  // Other features or another list of moves: the weights would mean something else.
  if (inputs !== FEATURES || moves !== MOVES) return fail(`weights are for ${FEATURES} inputs and ${MOVES} moves`);
  if (!Array.isArray(hidden) || hidden.length !== 2 || !hidden.every((size) => isCount(size, 1024) && size > 0)) {
    return fail("weights have two hidden layers");
  }
  return ok({ command, seed, steps, hidden: [hidden[0], hidden[1]], checksum: sum });
}

function isCount(raw: unknown, most: number): raw is number {
  return Number.isInteger(raw) && (raw as number) >= 0 && (raw as number) <= most;
}

/** FNV-1a, 32 bits. */
function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}
