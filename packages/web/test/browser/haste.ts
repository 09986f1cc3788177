/**
 * Runs in a page, before anything else does: a reader who cannot wait presses whatever is being shown as soon as it is
 * there, and sees what comes after it at once. Films go on by themselves.
 */
export function beHasty(): void {
  const SKIPPED = ".game-table:not(.mode-replay) :is(.drama, .stage.is-behind)";
  const skip = (): void => document.querySelector<HTMLElement>(SKIPPED)?.click();
  new MutationObserver(skip).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["class"],
  });
}
