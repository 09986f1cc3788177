import type { CopsEvent, State } from "@darbar/cops";
import type { ChancesAsked, ChancesTold, PlayerChances } from "./chances.ts";

/** Works out chances beside the page. */
export interface ChanceCounter {
  /** Asks for the chances of a position; of one that is asked for while another is worked out, only the latest is. */
  ask(past: readonly CopsEvent[], view: State): void;
  close(): void;
}

/** Starts one. `tell` hears what was worked out, or that it cannot be here. */
export function openCounter(
  start: () => Worker,
  tell: (chances: readonly PlayerChances[] | "failed") => void,
): ChanceCounter {
  let worker: Worker;
  try {
    worker = start();
  } catch {
    tell("failed"); // An old browser, or workers are not allowed.
    return { ask: () => undefined, close: () => undefined };
  }
  let asked = 0;
  let told = 0;
  let next: Omit<ChancesAsked, "id"> | null = null;
  const post = (question: Omit<ChancesAsked, "id">): void => {
    asked++;
    worker.postMessage({ id: asked, ...question } satisfies ChancesAsked);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<ChancesTold>) => {
    told = data.id;
    tell(data.chances);
    if (next !== null) post(next);
    next = null;
  });
  worker.addEventListener("error", () => tell("failed"));
  return {
    ask: (past, view) => {
      if (told === asked) post({ past, view });
      else next = { past, view };
    },
    close: () => worker.terminate(),
  };
}
