import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import type { Companion } from "../table/props.ts";
import { useWords } from "../words/speak.tsx";

interface CompanionSwitchProps {
  readonly companion: Companion;
  /** What kind of button it is, besides. */
  readonly class: string;
}

/** Leaves the table to the screen that everybody looks at, or has it back on the phone. */
export function CompanionSwitch({ companion, class: kind }: CompanionSwitchProps): JSX.Element | null {
  const { t } = useWords();
  if (companion.toggle === undefined) return null;
  return (
    <button type="button" class={`button ${kind}`} onClick={companion.toggle}>
      <Icon name={companion.isOn ? "table" : "hand"} class="icon" />
      <span class="tool-name">{t(companion.isOn ? "table.whole" : "table.hand-only")}</span>
    </button>
  );
}
