import type { CopsEvent, State } from "@darbar/cops";
import type { Conclusions } from "@darbar/cops/deduce";
import { nothingCertain } from "@darbar/words/cops/certainty";
import { useEffect, useState } from "preact/hooks";

let follows: ((past: readonly CopsEvent[], view: State) => Conclusions) | null = null;

/** What is certain for the viewer; before the counting has been loaded, nothing is. */
export function conclusionsOf(past: readonly CopsEvent[], view: State): Conclusions {
  return follows === null ? nothingCertain(view) : follows(past, view);
}

/** Loads what counts: nobody waits for it to begin. */
export async function loadConclusions(): Promise<void> {
  follows = (await import("./what-follows.ts")).whatFollows;
}

/** Loads what counts as soon as there is something to count, and draws anew when it is there. */
export function useConclusions(isWanted: boolean): void {
  const [, redraw] = useState({});
  useEffect(() => {
    if (!isWanted || follows !== null) return;
    void loadConclusions().then(
      () => redraw({}),
      () => undefined, // Without it the table says what was seen, and no more.
    );
  }, [isWanted]);
}
