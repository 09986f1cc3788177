import { useState } from "preact/hooks";
import { deviceStorage } from "../app/storage.ts";

const KEPT = deviceStorage("darbar.hints");
const OFF = "off";

/**
 * Whether hints are given, and a way to switch that, which stays on this device. `usually`: whether they are given to whoever
 * has switched nothing.
 */
export function useHints(usually = true): readonly [isOpen: boolean, toggle: () => void, isChosen: boolean] {
  const [chosen, choose] = useState(() => KEPT.read());
  const isOpen = chosen === null ? usually : chosen !== OFF;
  const toggle = (): void => {
    const wanted = isOpen ? OFF : "on";
    KEPT.write(wanted);
    choose(wanted);
  };
  return [isOpen, toggle, chosen !== null];
}
