import type { JSX } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { useWords } from "../words/speak.tsx";

interface NameFieldProps {
  readonly name: string;
  /** Keeps the name; answers why it may not be, in words, or `null`. */
  onRename(name: string): Promise<string | null>;
}

/** No name is longer, in characters as people count them; the field is wider because letters may carry marks. */
export const LONGEST_NAME = 96;

/** The reader's name, kept when they leave the field. */
export function NameField({ name, onRename }: NameFieldProps): JSX.Element {
  const { t } = useWords();
  const id = useId();
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => setText(name), [name]);

  const keep = async (): Promise<void> => {
    const wanted = text.trim();
    if (wanted === name) return setProblem(null);
    const wrong = await onRename(wanted);
    setProblem(wrong);
    setSaved(wrong === null);
  };

  return (
    <form
      class="name-field field"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <label for={id}>{t("lobby.name")}</label>
      <input
        id={id}
        type="text"
        dir={text === "" ? undefined : "auto"}
        autocomplete="nickname"
        maxLength={LONGEST_NAME}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint ${id}-problem`}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          setSaved(false);
        }}
        onBlur={() => void keep()}
      />
      <span id={`${id}-hint`} class="hint" role="status">
        {isSaved ? t("lobby.name.saved") : t("lobby.name.hint")}
      </span>
      <span id={`${id}-problem`} class="problem" role="alert">
        {problem}
      </span>
    </form>
  );
}
