import { setImmediate } from "node:timers/promises";
import { options } from "preact";
import { act } from "preact/test-utils";

// Nobody paints here: what is done after painting is done at once.
options.requestAnimationFrame = queueMicrotask;

/**
 * Does something, and lets everything happen that comes of it at once. Preact's own way to wait for what is asynchronous
 * swallows what goes wrong while it draws; this one does not.
 */
export async function acted(run: () => unknown): Promise<void> {
  let result: unknown;
  act(() => {
    result = run();
  });
  await result;
  // By now everything has been said that was only waiting to be said.
  await setImmediate();
  act(() => undefined);
}
