import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useWords } from "../words/speak.tsx";
import { Loaded } from "./loaded.tsx";

const deviceList = async () => (await import("./device-list.tsx")).DeviceList;

/** The reader's devices, loaded and asked for when somebody wants to see them: hardly anybody at a table does. */
export function Devices(): JSX.Element {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="devices" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("app.devices")}</summary>
      {isOpen && <Loaded load={deviceList} with={{}} />}
    </details>
  );
}
