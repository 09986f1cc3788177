/** Waits until the page has been drawn, so many times. */
export async function drawn(times: number): Promise<void> {
  for (let time = 0; time < times; time++) await new Promise((next) => requestAnimationFrame(next));
}

/** How often the page is drawn before what is still being brought counts as missing. */
const PATIENCE = 600;

/** Waits until everything is there and nothing moves: what moves is brought to its end at once. */
export async function settled(): Promise<void> {
  await drawn(2);
  for (let time = 0; isComing() && time < PATIENCE; time++) await drawn(1);
  await document.fonts.ready;
  if (finishMotion()) await drawn(1);
}

/** Lets happen what comes of a press at once. */
export async function happened(): Promise<void> {
  await new Promise((next) => setTimeout(next));
}

/** Whether a piece of the page is still being brought, or is still finding something out. */
function isComing(): boolean {
  return document.querySelector(".loading, p.fair-mark") !== null;
}

/** Whether anything was in motion. */
function finishMotion(): boolean {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  for (const animation of passing) animation.finish();
  return passing.length > 0;
}
