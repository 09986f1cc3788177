import type { Logger } from "pino";

/** What is open, to be closed in the opposite order. */
export interface Closing {
  /** Remembers something that is open now, and how long closing it may take, in milliseconds. */
  add(what: string, limit: number, close: () => Promise<unknown>): void;
  /** Closes everything, once. What hangs or fails keeps nothing else from being closed. */
  closeAll(): Promise<void>;
}

interface Open {
  readonly what: string;
  readonly limit: number;
  close(): Promise<unknown>;
}

/** Nothing is open yet. */
export function newClosing(log: Logger): Closing {
  const open: Open[] = [];
  let closing: Promise<void> | null = null;

  const closeOne = async ({ what, limit, close }: Open): Promise<void> => {
    try {
      if (!(await endsWithin(limit, close()))) log.error({ what, limit }, "something took too long to close");
    } catch (error) {
      log.error({ err: error, what }, "something could not be closed");
    }
  };
  const closeAll = async (): Promise<void> => {
    for (let last = open.pop(); last !== undefined; last = open.pop()) await closeOne(last);
    log.info("closed");
  };

  return {
    add: (what, limit, close) => {
      if (closing === null) open.push({ what, limit, close });
      // Opened by somebody who has not heard yet that all is over.
      else void closeOne({ what, limit, close });
    },
    closeAll: () => {
      closing ??= closeAll();
      return closing;
    },
  };
}

/** Whether something ends within so many milliseconds; it goes on if it does not. */
async function endsWithin(limit: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), limit);
  try {
    return await Promise.race([work.then(() => true), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
