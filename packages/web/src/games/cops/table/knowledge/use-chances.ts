import { useEffect, useRef, useState } from "preact/hooks";
import type { Sight } from "../sight.ts";
import { type ChanceCounter, openCounter } from "./chance-counter.ts";
import type { PlayerChances } from "./chances.ts";

/** The chances of every player by seat. */
export type Chances = readonly PlayerChances[] | "waiting" | "failed";

/** What the chances are, as soon as they are worked out; `null` where they are not wanted, or the cards tell all. */
export function useChances({ past, view, isOver }: Sight, isWanted: boolean): Chances | null {
  const [chances, tell] = useState<Chances>("waiting");
  const counter = useRef<ChanceCounter | null>(null);
  const isDealt = view.players.some(({ cards }) => cards.length > 0);
  const isCounted = isWanted && !isOver && isDealt;
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
