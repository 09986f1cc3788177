import { useState } from "preact/hooks";
import { deviceStorage } from "../app/storage.ts";
import type { TableModel } from "../table/model.ts";

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

/** Whether the reader plays with bots only: nobody waits for them while they read. */
export function isAmongBots({ seats, me }: Pick<TableModel, "seats" | "me">): boolean {
  return me !== null && seats.every((sitter, seat) => seat === me || sitter?.kind === "bot");
}
