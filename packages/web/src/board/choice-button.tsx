import { directionOf } from "@darbar/words/direction";
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { Said, useWords } from "../words/speak.tsx";
import { ChoiceKey } from "./key-cap.tsx";
import { keyOf } from "./shortcuts.ts";

/** How a choice is laid out: a row of pills, a grid of tiles, or one of a few large answers. */
export type ChoiceShape = "pill" | "tile" | "answer";

interface ChoiceButtonProps {
  readonly id: string;
  /** Its place among the choices: the key that presses it. */
  readonly index: number;
  readonly shape?: ChoiceShape;
  readonly label: string;
  /** The same for eyes, where the emblem says the rest; it is the beginning of the label. */
  readonly short?: string;
  readonly consequence: string | null;
  /** A picture of what it is about; it wears the class `choice-emblem`. */
  readonly emblem?: ComponentChildren;
  /** What it costs or brings at once. */
  readonly price?: ComponentChildren;
  /** What it claims: whether that is a bluff, or the card is held; `null` if it claims nothing. */
  readonly isBluff?: boolean | null;
  readonly isDangerous?: boolean;
  readonly isArmed?: boolean;
  /** Whether it is marked; `undefined` where choices are pressed at once instead of marked first. */
  readonly isMarked?: boolean | undefined;
  /** Which of the marked ones it is, where their order counts. */
  readonly order?: number | null | undefined;
  readonly isOff?: boolean;
  /** Why it cannot be pressed. */
  readonly barred?: string | null;
  press(): void;
}

/** One thing that a player may do: what it is called, what may come of it, and the key for it. */
export function ChoiceButton(props: ChoiceButtonProps): JSX.Element {
  const { id, index, label, short, consequence, emblem, price, isDangerous, isArmed, isMarked, isOff, barred } = props;
  const words = useWords();
  const small = barred ?? consequence;
  return (
    <button
      type="button"
      class={classesOf(props)}
      aria-pressed={isMarked}
      aria-disabled={isOff || barred ? "true" : undefined}
      aria-keyshortcuts={keyOf(index) ?? undefined}
      data-choice={id}
      data-arms={isDangerous ? id : undefined}
      data-follow={small === null ? undefined : words.t("table.label-then", { label, follow: small })}
      onClick={props.press}
    >
      {emblem}
      <span class="choice-head">
        <ChoiceKey index={index} />
        <span class="choice-label">
          <span class={isArmed ? "is-unsaid" : ""}>
            <Label label={label} short={short ?? label} />
          </span>
          {isDangerous && (
            <span class={isArmed ? "press-again" : "press-again is-unsaid"}>
              <Label
                label={words.t("table.press-again", { act: label })}
                short={words.t(short === undefined ? "table.press-again" : "table.press-again-short", { act: label })}
              />
            </span>
          )}
        </span>
        {price !== undefined && <span class="choice-price">{price}</span>}
      </span>
      {typeof props.order === "number" && <span class="card-order">{words.number(props.order)}</span>}
      <Truth isBluff={props.isBluff ?? null} />
      {small !== null && (
        <span class="choice-small">
          <Said text={small} />
        </span>
      )}
    </button>
  );
}

/** Eyes read the short label beside its emblem, ears the whole. */
function Label({ label, short }: { readonly label: string; readonly short: string }): JSX.Element {
  if (short === label) return <Said text={label} />;
  return (
    <>
      <span class="choice-short" dir={directionOf(short)} aria-hidden="true">
        <Said text={short} />
      </span>
      <span class="hidden-text">
        <Said text={label} />
      </span>
    </>
  );
}

/** The mask marks one's own bluff, the tick a card that one has. */
function Truth({ isBluff }: { readonly isBluff: boolean | null }): JSX.Element | null {
  const { t } = useWords();
  if (isBluff === null) return null;
  return (
    <span class={`truth ${isBluff ? "is-bluff" : "is-held"}`}>
      <Icon name={isBluff ? "mask" : "check"} class="icon" />
      <span>{t(isBluff ? "table.bluff" : "table.held")}</span>
    </span>
  );
}

function classesOf({ shape, isBluff, isDangerous, isArmed, isMarked, barred }: ChoiceButtonProps): string {
  const is = {
    danger: isDangerous,
    armed: isArmed,
    barred,
    toggle: isMarked !== undefined,
    "is-true": isBluff === false,
    [`is-${shape ?? "answer"}`]: true,
  };
  return ["button", "choice", ...Object.entries(is).flatMap(([name, holds]) => (holds ? [name] : []))].join(" ");
}
