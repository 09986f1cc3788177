import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./replay.css";
import type { Words } from "@darbar/words/words";
import { useApp } from "../app/context.ts";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import type { Film } from "./film.ts";
import { type OpenFault, openFilm } from "./load-film.ts";

/** What is wrong with a file, and what to do now, in a sentence or two. */
export function faultText(fault: OpenFault, { t }: Words): string {
  if (fault.reason === "broken" && fault.at !== null) return t("replay.fault.broken-at", { n: fault.at + 1 });
  return fault.reason === "not-loaded" ? t("app.problem.offline") : t(`replay.fault.${fault.reason}`);
}

/** A file of the reader's being opened. */
export interface Opening {
  readonly isUnderWay: boolean;
  /** Why no film came of the last one. */
  readonly fault: OpenFault | null;
  open(file: File): void;
}

/** Opens files, and whatever is needed to watch them; of several the last one counts. */
export function useOpening(onFilm: (film: Film) => void, first: OpenFault | null = null): Opening {
  const { speech } = useApp();
  const [{ isUnderWay, fault }, set] = useState({ isUnderWay: false, fault: first });
  const latest = useRef<File | null>(null);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  async function open(file: File): Promise<void> {
    latest.current = file;
    set({ isUnderWay: true, fault: null });
    const film = await openFilm(file, speech.learn);
    if (latest.current !== file) return;
    set({ isUnderWay: false, fault: film.ok ? null : film.error });
    if (film.ok) onFilm(film.value);
  }
  return { isUnderWay, fault, open: (file) => void open(file) };
}

interface OpenProps {
  readonly opening: Opening;
}

/** A button that opens a file. */
export function OpenButton(props: OpenProps & { readonly label: string; readonly isMain?: boolean }): JSX.Element {
  const { opening, label, isMain = false } = props;
  return (
    <label class={`button open-film${isMain ? " primary" : ""}`}>
      <Icon name="upload" class="icon" />
      {label}
      <input
        type="file"
        class="hidden-text"
        accept=".json,application/json"
        onChange={(event) => {
          const { currentTarget: input } = event;
          const [file] = input.files ?? [];
          if (file !== undefined) opening.open(file);
          // The same file can be chosen again, once it has been mended.
          input.value = "";
        }}
      />
    </label>
  );
}

/** A place that a file can be dropped on. */
export function DropPlace(props: OpenProps & { readonly children: ComponentChildren }): JSX.Element {
  const { opening, children } = props;
  const { t } = useWords();
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is there for everybody
    <div
      class="drop-place"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const file = event.dataTransfer?.files[0];
        if (file !== undefined) opening.open(file);
      }}
    >
      {children}
      {isOver && (
        <div class="drop-here" aria-hidden="true">
          {t("replay.drop")}
        </div>
      )}
    </div>
  );
}

/** Says that a film is coming, or why none came of a file. */
export function OpeningNote({ opening: { isUnderWay, fault } }: OpenProps): JSX.Element {
  const words = useWords();
  return (
    <>
      <div role="status">{isUnderWay && <p class="loading">{words.t("app.loading")}</p>}</div>
      <div role="alert">
        {fault !== null && (
          <p class="film-fault">
            <Icon name="hint" class="icon" />
            {faultText(fault, words)}
          </p>
        )}
      </div>
    </>
  );
}

/** The page where a film is opened from a file. `fault`: why the one that was asked for cannot be watched. */
export function FilmDoor(props: { readonly fault?: OpenFault | null; onFilm(film: Film): void }): JSX.Element {
  const { t } = useWords();
  const opening = useOpening(props.onFilm, props.fault ?? null);
  return (
    <DropPlace opening={opening}>
      <div class="film-door">
        <h1>{t("replay.title")}</h1>
        <OpeningNote opening={opening} />
        <div class="panel film-door-panel">
          <p>{t("replay.open.text")}</p>
          <OpenButton opening={opening} label={t("replay.open")} isMain />
        </div>
      </div>
    </DropPlace>
  );
}
