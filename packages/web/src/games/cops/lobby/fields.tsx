import { MODES } from "@darbar/cops";
import type { JSX } from "preact";
import { Choice, Choices } from "../../../lobby/choice.tsx";
import { modeTitle } from "../../../lobby/game-words.ts";
import type { FieldsProps } from "../../../lobby/table-fields.tsx";
import { useWords } from "../../../words/speak.tsx";

/** The two games in the box, a sentence each, and where their rules come from. */
export function ModeField({ choices, onChange }: FieldsProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  return (
    <Choices legend={t("lobby.mode")} hint={t("cops.mode.origin")}>
      {MODES.map((mode) => (
        <Choice
          key={mode}
          type="radio"
          name="mode"
          title={modeTitle(mode, words)}
          hint={t(`cops.mode.${mode}.about`)}
          checked={choices.mode === mode}
          onChange={() => onChange({ mode })}
        />
      ))}
    </Choices>
  );
}
