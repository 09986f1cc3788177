import { useEffect, useRef, useState } from "preact/hooks";
import type { Sight } from "../sight.ts";
import { type ChanceCounter, openCounter } from "./chance-counter.ts";
import type { PlayerChances } from "./chances.ts";

/** The chances of every player by seat; `"waiting"` until they are worked out; `null` where they are not wanted, or cannot be. */
export function useChances(
  { past, view, isOver }: Sight,
  isWanted: boolean,
): readonly PlayerChances[] | "waiting" | null {
  const [chances, tell] = useState<readonly PlayerChances[] | "waiting" | null>("waiting");
  const counter = useRef<ChanceCounter | null>(null);
  const isCounted = isWanted && !isOver && view.turns > 0;
  useEffect(() => {
    if (!isCounted) return undefined;
    counter.current = openCounter(startWorker, tell);
    return () => {
      counter.current?.close();
      counter.current = null;
      tell("waiting");
    };
  }, [isCounted]);
  useEffect(() => {
    counter.current?.ask(past, view);
  }, [isCounted, past.length, view]);
  return isCounted ? chances : null;
}

function startWorker(): Worker {
  return new Worker(new URL("./chances-worker.ts", import.meta.url), { type: "module" });
}
