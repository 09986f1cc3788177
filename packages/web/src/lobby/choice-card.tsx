import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";

interface ChoiceCardProps {
  readonly type: "radio" | "checkbox";
  readonly name: string;
  readonly title: string;
  readonly hint?: string | null;
  readonly checked: boolean;
  readonly disabled?: boolean;
  onChange(checked: boolean): void;
}

/** Something to choose, as a card that can be pressed anywhere: a title, and a sentence on what it means. */
export function ChoiceCard({ type, name, title, hint, checked, disabled, onChange }: ChoiceCardProps): JSX.Element {
  const id = useId();
  return (
    <label class="pick">
      <input
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span class="pick-words">
        <span id={`${id}-title`} class="pick-title">
          <bdi>{title}</bdi>
        </span>
        {hint && (
          <span id={`${id}-hint`} class="hint">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

interface ChoiceGroupProps {
  readonly legend: string;
  readonly hint?: string | null;
  readonly children: ComponentChildren;
}

/** Choices that belong together, under a heading. */
export function ChoiceGroup({ legend, hint, children }: ChoiceGroupProps): JSX.Element {
  const id = useId();
  return (
    <fieldset class="choices-of" aria-describedby={hint ? id : undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p id={id} class="hint">
          {hint}
        </p>
      )}
      <div class="choices-grid">{children}</div>
    </fieldset>
  );
}
