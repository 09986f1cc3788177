import type { Inquiry } from "@darbar/bots";
import type { Answer, AnswerReply, AnswerRequest } from "./answer-messages.ts";

/** Where the bots of a table think. */
export interface Thinker {
  think(inquiry: Inquiry): Promise<unknown>;
  /** Ends it: what is still being thought is never told. */
  close(): void;
}

export interface ThinkerHost {
  /** Starts a worker. Fails where there are none. */
  start(): Worker;
  /** Loads what a bot needs to answer in the page itself. */
  load(): Promise<Answer>;
  /** Calls back after so many milliseconds; answers how to call that off. */
  later(milliseconds: number, run: () => void): () => void;
}

interface Open {
  readonly inquiry: Inquiry;
  tell(move: Promise<unknown>): void;
  callOff(): void;
}

/** A worker that has not answered after so many milliseconds never will. */
const PATIENCE = 5_000;

/**
 * Lets bots think in a worker. Where there is none, or when it fails, they answer in the page, at first sight: a search
 * there would hold up everything else.
 */
export function openThinker({ start, load, later }: ThinkerHost): Thinker {
  const open = new Map<number, Open>();
  let asked = 0;
  let worker: Worker | null = null;
  try {
    worker = start();
    worker.addEventListener("message", ({ data }: MessageEvent<AnswerReply>) =>
      settle(data.id, Promise.resolve(data.move)),
    );
    worker.addEventListener("error", giveUp);
    worker.addEventListener("messageerror", giveUp);
  } catch {
    // An old browser, or workers are not allowed.
  }

  async function answerHere(inquiry: Inquiry): Promise<unknown> {
    const answer = await load();
    return answer(inquiry, 0);
  }

  function settle(id: number, move: Promise<unknown>): void {
    const waiting = open.get(id);
    open.delete(id);
    waiting?.callOff();
    waiting?.tell(move);
  }

  /** The worker is of no use: the page answers what it was asked, and everything else. */
  function giveUp(): void {
    worker?.terminate();
    worker = null;
    for (const [id, { inquiry }] of [...open]) settle(id, answerHere(inquiry));
  }

  return {
    think: async (inquiry) => {
      if (worker === null) return answerHere(inquiry);
      const id = asked++;
      worker.postMessage({ id, inquiry } satisfies AnswerRequest);
      return new Promise((tell) => open.set(id, { inquiry, tell, callOff: later(PATIENCE, giveUp) }));
    },
    close: () => {
      worker?.terminate();
      worker = null;
      for (const { callOff } of open.values()) callOff();
      open.clear();
    },
  };
}
