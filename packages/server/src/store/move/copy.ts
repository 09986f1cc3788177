import { createHash } from "node:crypto";
import { StoreError } from "../store.ts";
import { areSame, compareKeys, PARTS, type Part, type Row } from "./parts.ts";
import type { Side, TargetSide } from "./side.ts";

/** Who hears how far a move is. */
export interface MoveProgress {
  /** Something begins that takes so many rows. */
  begin(what: "copying" | "checking", rows: number): void;
  did(rows: number): void;
}

/** What was moved: how many rows of each part, and a digest of all of them, the same on both sides. */
export interface Moved {
  readonly counts: Readonly<Record<string, number>>;
  readonly digest: string;
}

/** How many rows are written in one transaction. */
const TOGETHER = 500;

/**
 * Makes one store what another is, and finishes it when every row is the same. What an earlier try has left there already is kept
 * if it is right, and put right if not, so that a move goes on where it was cut off.
 */
export async function copyStore(source: Side, target: TargetSide, progress: MoveProgress): Promise<Moved> {
  const counts: Record<string, number> = {};
  for (const part of PARTS) counts[part.name] = await source.count(part);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  progress.begin("copying", all);
  // What is there no more goes first, and what refers to others before them.
  if (target.isBegun) for (const part of PARTS.toReversed()) await removeStrangers(part, source, target);
  for (const part of PARTS) await copyPart(part, source, target, progress);
  progress.begin("checking", all);
  const digest = createHash("sha256");
  for (const part of PARTS) {
    for await (const [here, there] of paired(part, source.rows(part), target.rows(part))) {
      if (here === null || there === null || !areSame(here, there)) throw notTheSame(part);
      digest.update(`${part.name}${JSON.stringify(here)}`);
      progress.did(1);
    }
  }
  await target.finish();
  return { counts, digest: digest.digest("hex") };
}

async function removeStrangers(part: Part, source: Side, target: TargetSide): Promise<void> {
  const strangers: Row[] = [];
  for await (const [here, there] of paired(part, source.rows(part), target.rows(part))) {
    if (here === null && there !== null) strangers.push(there);
  }
  for (let from = 0; from < strangers.length; from += TOGETHER) {
    await target.remove(part, strangers.slice(from, from + TOGETHER));
  }
}

async function copyPart(part: Part, source: Side, target: TargetSide, progress: MoveProgress): Promise<void> {
  let waiting: Row[] = [];
  const write = async (): Promise<void> => {
    if (waiting.length > 0) await target.write(part, waiting);
    waiting = [];
  };
  for await (const [here, there] of paired(part, source.rows(part), target.rows(part))) {
    if (here === null) continue;
    progress.did(1);
    if (there !== null && areSame(here, there)) continue;
    if (waiting.push(here) === TOGETHER) await write();
  }
  await write();
}

/** The rows of both sides, those with the same key together; `null` where a side has none. */
async function* paired(
  part: Part,
  source: AsyncIterable<Row>,
  target: AsyncIterable<Row>,
): AsyncGenerator<readonly [Row | null, Row | null]> {
  const [left, right] = [source[Symbol.asyncIterator](), target[Symbol.asyncIterator]()];
  try {
    let [here, there] = [await next(left), await next(right)];
    while (here !== null || there !== null) {
      const order = here === null ? 1 : there === null ? -1 : compareKeys(part, here, there);
      yield [order <= 0 ? here : null, order >= 0 ? there : null];
      if (order <= 0) here = await next(left);
      if (order >= 0) there = await next(right);
    }
  } finally {
    await left.return?.();
    await right.return?.();
  }
}

async function next(rows: AsyncIterator<Row>): Promise<Row | null> {
  const step = await rows.next();
  return step.done === true ? null : step.value;
}

function notTheSame({ name }: Part): StoreError {
  return new StoreError(
    "damaged",
    `what was copied of ${name} is not what is there: nothing has been moved; try again`,
  );
}
