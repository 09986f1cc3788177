import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { layoutOf } from "@darbar/bots/coup-network";
import { fail, ok, type Result } from "@darbar/kernel";
import type { Point } from "./curve.ts";
import { EARLIER_SELVES } from "./order.ts";
import { newTraining, type Plan, type Training } from "./training.ts";

/** The first line of a checkpoint. A checkpoint is for the program that wrote it; weights are what one keeps. */
const TITLE = "darbar training 2\n";

interface Header {
  readonly plan: Plan;
  readonly round: number;
  readonly steps: number;
  readonly past: number;
  readonly adamSteps: number;
  readonly minutes: number;
  readonly points: readonly Point[];
  readonly commands: readonly string[];
}

/** A training that was read back, and what is known about how it went. */
export interface Resumed {
  readonly training: Training;
  readonly minutes: number;
  readonly points: readonly Point[];
  /** The commands that have led here. */
  readonly commands: readonly string[];
}

/** Writes a file so that there is the old one or the new one whatever happens, and never half of one. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.part`;
  writeFileSync(beside, content);
  renameSync(beside, file);
}

/** Everything that is needed to go on with a training later. */
export function writeCheckpoint(file: string, { training, minutes, points, commands }: Resumed): void {
  const { plan, round, steps, past, adam, weights, earlier } = training;
  const header: Header = { plan, round, steps, past, adamSteps: adam.steps, minutes, points, commands };
  const parts = [weights, adam.means, adam.squares, earlier].map(
    (numbers) => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
  );
  writeWhole(file, Buffer.concat([Buffer.from(`${TITLE}${JSON.stringify(header)}\n`), ...parts]));
}

/** What may be otherwise from now on; `null`: as before. */
export type Changes = {
  readonly [Name in "hands" | "planned" | "turnCost" | "strangers" | "large"]: Plan[Name] | null;
};

/** Reads a checkpoint; some things may be otherwise from now on. */
export function readCheckpoint(file: string, changes: Changes): Result<Resumed> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return fail(`there is no training to resume at ${file}`);
  }
  const begin = Buffer.byteLength(TITLE);
  const end = bytes.indexOf(0x0a, begin);
  if (bytes.subarray(0, begin).toString() !== TITLE || end === -1) return fail(`${file} is not a checkpoint`);
  const header = parseHeader(bytes.subarray(begin, end).toString());
  if (header === null) return fail(`${file} is not a checkpoint`);
  const { size } = layoutOf(header.plan.shape);
  const numbers = 4 * size * (3 + EARLIER_SELVES);
  if (bytes.length !== end + 1 + numbers) return fail(`${file} is cut off, or from another version`);
  const { plan } = header;
  const training = newTraining({
    ...plan,
    hands: changes.hands ?? plan.hands,
    planned: changes.planned ?? plan.planned,
    turnCost: changes.turnCost ?? plan.turnCost,
    strangers: changes.strangers ?? plan.strangers,
    large: changes.large ?? plan.large,
  });
  const body = new Float32Array(new Uint8Array(bytes.subarray(end + 1)).buffer);
  training.weights.set(body.subarray(0, size));
  training.adam.means.set(body.subarray(size, 2 * size));
  training.adam.squares.set(body.subarray(2 * size, 3 * size));
  training.earlier.set(body.subarray(3 * size));
  training.adam.steps = header.adamSteps;
  training.round = header.round;
  training.steps = header.steps;
  training.past = header.past;
  return ok({ training, minutes: header.minutes, points: header.points, commands: header.commands });
}

function parseHeader(line: string): Header | null {
  try {
    return JSON.parse(line) as Header;
  } catch {
    return null;
  }
}
