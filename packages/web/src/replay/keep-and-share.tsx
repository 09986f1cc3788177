import type { Viewer } from "@darbar/kernel";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import { type FilmPlace, momentPath } from "./address.ts";
import type { Film } from "./film.ts";

/** Gives others a link to this moment: by the device's own way of sharing, by copying, or at least by showing it. */
export function ShareMoment(props: {
  readonly place: FilmPlace;
  readonly index: number;
  readonly viewer: Viewer;
}): JSX.Element {
  const { t } = useWords();
  const { place, index, viewer } = props;
  const [said, say] = useState<"copied" | "by-hand" | null>(null);
  const link = new URL(momentPath(place, index, viewer), location.href).href;
  async function share(): Promise<void> {
    try {
      if (navigator.share !== undefined && matchMedia("(pointer: coarse)").matches) {
        await navigator.share({ url: link, title: t("replay.title") });
        return;
      }
      await navigator.clipboard.writeText(link);
      say("copied");
    } catch (error) {
      // Closing the device's own dialog is a change of mind: nothing went wrong.
      if (!(error instanceof DOMException && error.name === "AbortError")) say("by-hand");
    }
  }
  return (
    <>
      <button type="button" class="button" onClick={() => void share()}>
        <Icon name="share" class="icon" />
        {t("replay.share")}
      </button>
      <div class="share-said" role="status">
        {said === "copied" && <p class="hint">{t("replay.copied")}</p>}
        {said === "by-hand" && (
          <label class="field">
            <span>{t("replay.copy-by-hand")}</span>
            <input type="url" readOnly value={link} dir="ltr" onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
      </div>
    </>
  );
}

/** Saves the game as a file that can be opened here again. */
export function SaveFilm({ film, place }: { readonly film: Film; readonly place: FilmPlace | null }): JSX.Element {
  const { t } = useWords();
  function save(): void {
    const file = new Blob([JSON.stringify(film.file)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `darbar-${place === null ? film.game : `${film.game}-${place.table}-${place.game}`}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
  return (
    <button type="button" class="button" onClick={save}>
      <Icon name="download" class="icon" />
      {t("replay.download")}
    </button>
  );
}
