import { useState } from "preact/hooks";
import { deviceStorage } from "../app/storage.ts";

const KEPT = deviceStorage("darbar.hints");
const OFF = "off";

/** Whether hints are given, and a way to switch that: they are until somebody does, and so it stays on this device. */
export function useHints(): readonly [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => KEPT.read() !== OFF);
  const toggle = (): void => {
    KEPT.write(isOpen ? OFF : "on");
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}
