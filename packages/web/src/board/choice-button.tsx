import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { Said, useWords } from "../words/speak.tsx";
import { KeyCap } from "./key-cap.tsx";
import { digitOf } from "./shortcuts.ts";

interface ChoiceButtonProps {
  readonly id: string;
  /** Its place among the choices: the key that presses it. */
  readonly index: number;
  readonly label: string;
  readonly consequence: string | null;
  /** A picture of what it is about; it wears the class `choice-emblem`. */
  readonly emblem?: ComponentChildren;
  readonly isBluff?: boolean;
  readonly isDangerous?: boolean;
  readonly isArmed?: boolean;
  /** For one of several that are marked before something is done with them: whether it is. */
  readonly isMarked?: boolean | undefined;
  readonly isOff?: boolean;
  /** Why it cannot be pressed. */
  readonly barred?: string | null;
  press(): void;
}

/** One thing that a player may do: what it is called, what may come of it, and the key for it. */
export function ChoiceButton(props: ChoiceButtonProps): JSX.Element {
  const { id, index, label, consequence, emblem, isBluff, isDangerous, isArmed, isMarked, isOff, barred, press } =
    props;
  const words = useWords();
  const digit = digitOf(index);
  const small = barred ?? consequence;
  return (
    <button
      type="button"
      class={classesOf(props)}
      aria-pressed={isMarked}
      aria-disabled={isOff || barred ? "true" : undefined}
      aria-keyshortcuts={digit === null ? undefined : String(digit)}
      data-choice={id}
      data-arms={isDangerous ? id : undefined}
      onClick={press}
    >
      <span class="choice-head">
        {digit !== null && <KeyCap>{words.number(digit)}</KeyCap>}
        {emblem}
        <span class="choice-label">
          <span class={isArmed ? "is-unsaid" : ""}>
            <Said text={label} />
          </span>
          {isDangerous && (
            <span class={isArmed ? "press-again" : "press-again is-unsaid"}>
              <Said text={words.t("table.press-again", { act: label })} />
            </span>
          )}
        </span>
      </span>
      {(small !== null || isBluff) && (
        <span class="choice-small">
          {isBluff && (
            <span class="bluff">
              <Icon name="mask" class="icon" />
              {words.t("table.bluff")}
            </span>
          )}{" "}
          {small !== null && <Said text={small} />}
        </span>
      )}
    </button>
  );
}

function classesOf({ isDangerous, isArmed, isMarked, barred }: ChoiceButtonProps): string {
  const is = { danger: isDangerous, armed: isArmed, barred, toggle: isMarked !== undefined };
  return ["button", "choice", ...Object.entries(is).flatMap(([name, holds]) => (holds ? [name] : []))].join(" ");
}
