import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import type { HintSwitch } from "../table/props.ts";
import { useWords } from "../words/speak.tsx";

/** Switches hints on and off at a table of the server. */
export function HintsTool({ hints: { isOn, toggle } }: { readonly hints: HintSwitch }): JSX.Element {
  const { t } = useWords();
  return (
    <button type="button" class="button tool tool-hints" onClick={toggle}>
      <Icon name={isOn ? "eye-off" : "hint"} class="icon" />
      <span class="tool-name">{t(isOn ? "table.hints-off" : "table.hints-on")}</span>
    </button>
  );
}
