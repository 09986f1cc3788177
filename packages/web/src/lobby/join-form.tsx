import type { JSX } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { useWords } from "../words/speak.tsx";
import { cleanCode } from "./code.ts";

interface JoinFormProps {
  readonly isOffline: boolean;
  /** Goes to the table; answers why that is not possible, in words, or `null`. */
  onJoin(code: string): Promise<string | null>;
}

/** Joining a table by its code. */
export function JoinForm({ isOffline, onJoin }: JoinFormProps): JSX.Element {
  const { t } = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const join = async (): Promise<void> => {
    const code = cleanCode(text);
    setBusy(true);
    const wrong = code === null ? t("lobby.join.bad") : await onJoin(code);
    setBusy(false);
    setProblem(wrong);
    if (wrong !== null) input.current?.focus();
  };

  return (
    <form
      class="join-form panel"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isOffline) void join();
      }}
    >
      <h2>{t("lobby.join")}</h2>
      <div class="field">
        <label for={id}>{t("lobby.join.code")}</label>
        <div class="join-row">
          <input
            id={id}
            ref={input}
            class="code-input"
            type="text"
            dir="ltr"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={text}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-hint ${id}-problem`}
            onInput={({ currentTarget }) => {
              setText(currentTarget.value);
              setProblem(null);
            }}
          />
          <button type="submit" class="button" aria-disabled={isBusy || isOffline}>
            {t("lobby.join.go")}
          </button>
        </div>
        <span id={`${id}-hint`} class="hint">
          {t(isOffline ? "lobby.join.offline" : "lobby.join.hint")}
        </span>
        <span id={`${id}-problem`} class="problem" role="alert">
          {problem}
        </span>
      </div>
    </form>
  );
}
