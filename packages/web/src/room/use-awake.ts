import { useEffect } from "preact/hooks";

/** Keeps the device's screen on as long as this is shown, where the browser can do that; elsewhere nothing is lost. */
export function useAwake(): void {
  useEffect(() => {
    const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
    if (wakeLock === undefined) return;
    let held: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== "visible") return;
      const lock = await wakeLock.request("screen");
      if (isOver) return lock.release();
      held = lock;
    };
    // A device that saves its battery says no.
    const tryToHold = (): void => void hold().catch(() => undefined);
    tryToHold();
    // Whoever looks at something else gives it back.
    document.addEventListener("visibilitychange", tryToHold);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", tryToHold);
      void held?.release();
    };
  }, []);
}
