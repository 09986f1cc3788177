/** How often the page may be drawn before it counts as one that never comes to rest. */
const PATIENCE = 1_000;
/** For how many drawings in a row nothing may change. */
const REST = 2;

/** Waits until everything is there and nothing changes: what moves is brought to its end at once. */
export async function atRest(): Promise<void> {
  let isChanged = false;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  let rest = 0;
  for (let time = 0; rest < REST && time < PATIENCE; time++) {
    isChanged = finishMotion() || isComing();
    await drawn();
    rest = isChanged ? 0 : rest + 1;
  }
  observer.disconnect();
}

/** Lets happen what comes of a press at once. */
export async function happened(): Promise<void> {
  await new Promise((next) => setTimeout(next));
}

/** Waits until the page has been drawn, and what waited for that has been done. */
async function drawn(): Promise<void> {
  await new Promise((next) => requestAnimationFrame(next));
  await happened();
  // Whatever was put off behind that.
  await happened();
}

/** Whether a piece of the page is still being loaded, or is still finding something out. */
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
