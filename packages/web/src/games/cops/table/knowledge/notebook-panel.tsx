import "./notebook.css";
import type { Seat } from "@darbar/kernel";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../../../../art/icons.tsx";
import { Said, useWords } from "../../../../words/speak.tsx";
import { IdentityEmblem } from "../../art/identity-emblem.tsx";
import {
  entryOf,
  LONGEST_NOTE,
  type NotebookPage,
  SUSPICIONS,
  type Suspicion,
  withNote,
  withSuspicion,
} from "./notebook.ts";

/** Somebody at the table; the name is isolated. */
interface NotebookSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly isMe: boolean;
}

interface NotebookProps {
  readonly seats: readonly NotebookSeat[];
  readonly notebook: NotebookPage;
  onChange(next: NotebookPage): void;
}

/** What the reader takes each other player for, and a line about them. Nobody else can read it. */
export function Notebook({ seats, notebook, onChange }: NotebookProps): JSX.Element {
  const { t } = useWords();
  return (
    <div class="notebook">
      <p class="notebook-private">
        <Icon name="eye-off" class="icon" />
        {t("cops.notebook.private")}
      </p>
      {seats
        .filter(({ isMe }) => !isMe)
        .map((player) => (
          <About key={player.seat} player={player} notebook={notebook} onChange={onChange} />
        ))}
    </div>
  );
}

interface AboutProps extends Omit<NotebookProps, "seats"> {
  readonly player: NotebookSeat;
}

function About({ player: { seat, name }, notebook, onChange }: AboutProps): JSX.Element {
  const { t } = useWords();
  const id = useId();
  const { suspicion, note } = entryOf(notebook, seat);
  return (
    <fieldset class="notebook-player">
      <legend class="notebook-name">
        <Said text={name} />
      </legend>
      <div class="notebook-marks">
        {[null, ...SUSPICIONS].map((mark) => (
          <Chip
            key={mark ?? "none"}
            group={`${id}-mark`}
            mark={mark}
            isChosen={mark === suspicion}
            onChoose={() => onChange(withSuspicion(notebook, seat, mark))}
          />
        ))}
      </div>
      <label for={`${id}-note`} class="hidden-text">
        <Said text={t("cops.notebook.note", { name })} />
      </label>
      <input
        id={`${id}-note`}
        class="notebook-note"
        type="text"
        dir={note === "" ? undefined : "auto"}
        autocomplete="off"
        enterkeyhint="done"
        placeholder={t("cops.notebook.note-hint")}
        maxLength={LONGEST_NOTE}
        value={note}
        onInput={({ currentTarget }) => onChange(withNote(notebook, seat, currentTarget.value))}
      />
    </fieldset>
  );
}

interface ChipProps {
  readonly group: string;
  readonly mark: Suspicion | null;
  readonly isChosen: boolean;
  onChoose(): void;
}

function Chip({ group, mark, isChosen, onChoose }: ChipProps): JSX.Element {
  const { t } = useWords();
  return (
    <label class="notebook-chip">
      <input type="radio" class="notebook-radio" name={group} checked={isChosen} onChange={onChoose} />
      {mark !== null && <IdentityEmblem of={mark} class="notebook-emblem" />}
      <span>{t(mark === null ? "cops.notebook.none" : `cops.notebook.${mark}`)}</span>
    </label>
  );
}
