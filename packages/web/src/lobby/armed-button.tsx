import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon, type IconName } from "../art/icons.tsx";

/** How long a button waits for its second press, in milliseconds. */
const PATIENCE = 4_000;

interface ArmedButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** The player it is about, for screen readers that do not know what it stands beside. */
  readonly whom: string;
  /** What it says after the first press. */
  readonly sure: string;
  readonly disabled: boolean;
  onPress(): void;
}

/** A button that must be pressed twice: a misclick would hurt somebody. */
export function ArmedButton({ icon, label, whom, sure, disabled, onPress }: ArmedButtonProps): JSX.Element {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => setArmed(false), PATIENCE);
    return () => clearTimeout(timer);
  }, [isArmed]);
  return (
    <>
      <button
        type="button"
        class={isArmed ? "button armed" : "button quiet"}
        aria-disabled={disabled}
        onClick={() => {
          if (disabled) return;
          if (isArmed) onPress();
          setArmed(!isArmed);
        }}
      >
        <Icon name={icon} class="icon" />
        {isArmed ? sure : label} <span class="hidden-text">{whom}</span>
      </button>
      <span class="hidden-text" role="status">
        {isArmed && sure}
      </span>
    </>
  );
}
