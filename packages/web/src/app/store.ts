import { useEffect, useState } from "preact/hooks";

/** A value that changes, and tells those who look at it. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls back after every change; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** A store that holds this value. */
export function newStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What a store holds, drawn anew when that changes. */
export function useStore<Value>(store: Store<Value>): Value {
  const [, redraw] = useState({});
  const drawn = store.get();
  useEffect(() => {
    const stop = store.subscribe(() => redraw({}));
    // It may have changed between drawing and now.
    if (!Object.is(store.get(), drawn)) redraw({});
    return stop;
  }, [store]);
  return drawn;
}
