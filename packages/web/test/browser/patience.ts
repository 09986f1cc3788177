/**
 * Runs in a page, before anything else does: what gives somebody a few seconds, to press again, to read a notice, to
 * think, gives a test ten times as long. A machine that has much else to do is slow, and so is who presses there.
 */
export function bePatient(): void {
  const FEW_SECONDS = [4_000, 5_000, 6_000];
  const TIMES = 10;
  const { setTimeout: wait } = window;
  window.setTimeout = ((run: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
    wait(run, FEW_SECONDS.includes(milliseconds) ? TIMES * milliseconds : milliseconds, ...rest)) as typeof wait;
}
