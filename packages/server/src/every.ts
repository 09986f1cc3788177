import type { Logger } from "pino";

/**
 * Does something again and again, never twice at a time, and says by how many milliseconds it comes late; answers how to
 * stop, which waits for what is under way.
 */
export function every(milliseconds: number, log: Logger, run: (late: number) => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let last = performance.now();
  const timer = setInterval(() => {
    const late = performance.now() - last - milliseconds;
    last = performance.now();
    running ??= run(late)
      .catch((error: unknown) => log.error({ err: error }, "something that is done again and again failed"))
      .finally(() => {
        running = null;
      });
  }, milliseconds);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
