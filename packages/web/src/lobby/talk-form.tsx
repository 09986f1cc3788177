import { LIMITS } from "@darbar/protocol/agreed";
import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { useWords } from "../words/speak.tsx";

/** From here on it is said how much is left. */
const NEARLY = 50;

interface TalkFormProps {
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** Answers whether it was said; what was not said stays in the field. */
  onSay(text: string): Promise<boolean>;
}

/** A line to say. */
export function TalkForm({ isBusy, problem, onSay }: TalkFormProps): JSX.Element {
  const { t } = useWords();
  const id = useId();
  const [text, setText] = useState("");
  const left = LIMITS.talk - text.length;
  const isEmpty = text.trim() === "";
  return (
    <form
      class="talk-form field"
      onSubmit={async (event) => {
        event.preventDefault();
        if (isEmpty || isBusy) return;
        if (await onSay(text)) setText("");
      }}
    >
      <label for={id} class="hidden-text">
        {t("lobby.talk.line")}
      </label>
      <div class="join-row">
        <input
          id={id}
          type="text"
          dir={text === "" ? undefined : "auto"}
          autocomplete="off"
          enterkeyhint="send"
          placeholder={t("lobby.talk.line")}
          maxLength={LIMITS.talk}
          value={text}
          aria-describedby={`${id}-left ${id}-problem`}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="button" aria-disabled={isEmpty || isBusy}>
          {t("lobby.talk.say")}
        </button>
      </div>
      <span id={`${id}-left`} class="hint">
        {left <= NEARLY && t("lobby.talk.left", { n: left })}
      </span>
      <span id={`${id}-problem`} class="problem" role="alert">
        {problem}
      </span>
    </form>
  );
}
