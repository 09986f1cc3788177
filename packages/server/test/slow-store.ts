import { memoryStore } from "../src/store/memory-store.ts";
import type { Store } from "../src/store/store.ts";

/** What a slow store needs of the host whose tables it keeps. */
interface Clockwork {
  now(): number;
  at(time: number, run: () => void): () => void;
}

/**
 * A store that takes so many milliseconds to write something, and then writes together all that has come meanwhile, as a
 * disk does. `host` is asked when something is written: it may be made after the store.
 */
export function slowStore(milliseconds: number, host: () => Clockwork): Store {
  const store = memoryStore();
  let waiting: (() => void)[] = [];
  let isWriting = false;
  const write = (): void => {
    if (isWriting || waiting.length === 0) return;
    isWriting = true;
    // What comes at the same moment goes together.
    host().at(host().now(), () => {
      const together = waiting;
      waiting = [];
      host().at(host().now() + milliseconds, () => {
        isWriting = false;
        for (const done of together) done();
        write();
      });
    });
  };
  const slowly = async <Value>(keep: () => Promise<Value>): Promise<Value> => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      write();
    });
    return keep();
  };
  return {
    ...store,
    append: (table, facts, along) => slowly(() => store.append(table, facts, along)),
    say: (table, lines, most) => slowly(() => store.say(table, lines, most)),
  };
}
