import type { CopsEvent } from "@darbar/cops";
import type { Viewer } from "@darbar/kernel";

/** What was remembered last, and of which past. */
interface Remembered<Memory> {
  readonly memory: Memory;
  /** Of how many events, the first and the last of them. */
  readonly count: number;
  readonly first: CopsEvent | undefined;
  readonly last: CopsEvent | undefined;
}

/** Remembers from drawing to drawing: a table is drawn again and again, and its past only grows. */
export function remembering<Memory extends { readonly eyes: Viewer }>(
  blank: (eyes: Viewer) => Memory,
  learn: (memory: Memory, event: CopsEvent) => Memory,
): (past: readonly CopsEvent[], eyes: Viewer) => Memory {
  let latest: Remembered<Memory> | null = null;
  return (past, eyes) => {
    const before = latest?.memory.eyes === eyes && continues(past, latest) ? latest : null;
    let memory = before?.memory ?? blank(eyes);
    for (let index = before?.count ?? 0; index < past.length; index++) memory = learn(memory, past[index]);
    latest = { memory, count: past.length, first: past[0], last: past.at(-1) };
    return memory;
  };
}

function continues<Memory>(past: readonly CopsEvent[], { count, first, last }: Remembered<Memory>): boolean {
  return count > 0 && past[0] === first && past[count - 1] === last;
}
