import { useEffect, useRef } from "preact/hooks";

/** How long a dangerous button stays armed, in milliseconds. */
const ARMED_FOR = 4_000;

/** Disarms after a while, and when something else is pressed. */
export function useDisarming(armed: string | null, disarm: () => void): void {
  const latest = useRef(disarm);
  latest.current = disarm;
  useEffect(() => {
    if (armed === null) return;
    const timer = setTimeout(() => latest.current(), ARMED_FOR);
    const elsewhere = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest("[data-arms]") === null) latest.current();
    };
    document.addEventListener("pointerdown", elsewhere);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", elsewhere);
    };
  }, [armed]);
}
