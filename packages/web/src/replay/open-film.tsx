import { fail, type Result } from "@darbar/kernel";
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import "./replay.css";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import type { Words } from "../words/words.ts";
import { type Film, type FilmFault, readFilm } from "./film.ts";

/** Why no film came of a file: what is wrong with it, or that it could not be read at all. */
export type OpenFault = FilmFault | { readonly reason: "unread" };

/** Larger than any game: such a file is not even read. */
const MOST_BYTES = 4_000_000;

/** Reads a film from a file of the reader's. */
export async function openFilm(file: File): Promise<Result<Film, OpenFault>> {
  if (file.size > MOST_BYTES) return fail({ at: null, reason: "not-a-game", detail: "the file is too large" });
  try {
    return readFilm(await file.text());
  } catch {
    return fail({ reason: "unread" });
  }
}

/** What is wrong with a file, and what to do now, in a sentence or two. */
export function faultText(fault: OpenFault, { t }: Words): string {
  if (fault.reason === "broken" && fault.at !== null) return t("replay.fault.broken-at", { n: fault.at + 1 });
  return t(`replay.fault.${fault.reason}`);
}

interface OpenProps {
  onFilm(film: Film): void;
  onFault(fault: OpenFault | null): void;
}

/** A button that opens a file. */
export function OpenButton(props: OpenProps & { readonly label: string; readonly isMain?: boolean }): JSX.Element {
  const { onFilm, onFault, label, isMain = false } = props;
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
          if (file !== undefined) void open(file, { onFilm, onFault });
          // The same file can be chosen again, once it has been mended.
          input.value = "";
        }}
      />
    </label>
  );
}

async function open(file: File, { onFilm, onFault }: OpenProps): Promise<void> {
  const film = await openFilm(file);
  onFault(film.ok ? null : film.error);
  if (film.ok) onFilm(film.value);
}

/** A place that a file can be dropped on. */
export function DropPlace({
  onFilm,
  onFault,
  children,
}: OpenProps & { readonly children: ComponentChildren }): JSX.Element {
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
        if (file !== undefined) void open(file, { onFilm, onFault });
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

/** Says why no film came of a file. */
export function Fault({ fault }: { readonly fault: OpenFault | null }): JSX.Element {
  const words = useWords();
  return (
    <div role="alert">
      {fault !== null && (
        <p class="film-fault">
          <Icon name="hint" class="icon" />
          {faultText(fault, words)}
        </p>
      )}
    </div>
  );
}

/** The page where a film is opened from a file. `fault`: why the one that was asked for cannot be watched. */
export function FilmDoor(props: { readonly fault?: OpenFault | null; onFilm(film: Film): void }): JSX.Element {
  const { t } = useWords();
  const [fault, setFault] = useState<OpenFault | null>(props.fault ?? null);
  return (
    <DropPlace onFilm={props.onFilm} onFault={setFault}>
      <div class="film-door">
        <h1>{t("replay.title")}</h1>
        <Fault fault={fault} />
        <div class="panel film-door-panel">
          <p>{t("replay.open.text")}</p>
          <OpenButton onFilm={props.onFilm} onFault={setFault} label={t("replay.open")} isMain />
        </div>
      </div>
    </DropPlace>
  );
}
