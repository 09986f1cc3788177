import { setImmediate } from "node:timers/promises";
import { options } from "preact";
import { act } from "preact/test-utils";

// Nobody paints here: what is done after painting is done at once.
options.requestAnimationFrame = queueMicrotask;

// A browser does not mind that an animation is called off; this document would call it an error.
const { animate } = Element.prototype;
Element.prototype.animate = function (...given) {
  const animation = animate.apply(this, given);
  animation.finished.catch(() => undefined);
  return animation;
};

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

// Popovers are not known here: what is in one is there, open or not.
HTMLElement.prototype.hidePopover ??= () => undefined;
