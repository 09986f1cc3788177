import "./share-picture.css";
import type { Setup } from "@darbar/protocol";
import { namesOf } from "@darbar/words/names";
import { piecesOf } from "@darbar/words/words";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../art/icons.tsx";
import { GAMES } from "../../games/list.ts";
import { gameTitle } from "../../lobby/game-words.ts";
import { useWords } from "../../words/speak.tsx";
import type { EndedGame } from "../ended-game.ts";
import { paint } from "./paint.ts";

/** The picture of a result, to be sent by the device's own way of sharing, or saved. */
export function SharePicture(ended: EndedGame): JSX.Element {
  const words = useWords();
  const { t, language } = words;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | "failed" | null>(null);
  const [title, setTitle] = useState("");
  const { film, seats } = ended;
  useEffect(() => {
    let isWanted = true;
    draw().then(
      (drawn) => isWanted && setFile(drawn),
      () => isWanted && setFile("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [film, words]);

  async function draw(): Promise<File> {
    const ending = await GAMES[film.game].loadEnding?.();
    if (ending === undefined || canvas.current === null) throw new Error("there is nothing to draw");
    const picture = ending.picture(ended, words, namesOf(seats, words));
    setTitle(plain(picture.title));
    const date = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date());
    const frame = {
      game: gameTitle({ game: film.game, options: film.options as Setup["options"] }, words),
      house: t("app.title"),
      date,
    };
    await paint(canvas.current, picture, frame, language);
    const blob = await new Promise<Blob | null>((give) => canvas.current?.toBlob(give, "image/png"));
    if (blob === null) throw new Error("the picture cannot be kept");
    return new File([blob], "darbar.png", { type: "image/png" });
  }

  const isDrawn = file !== null && file !== "failed";
  const canSend = isDrawn && navigator.canShare?.({ files: [file] }) === true;
  return (
    <div class="share-picture">
      <canvas ref={canvas} role="img" aria-label={t("ending.picture.alt", { title })} />
      {file === "failed" && <p role="alert">{t("ending.picture.failed")}</p>}
      {isDrawn && (
        <div class="row">
          {canSend && (
            <button type="button" class="button primary" onClick={() => void send(file, title)}>
              <Icon name="share" class="icon" />
              {t("ending.picture.send")}
            </button>
          )}
          <button type="button" class={canSend ? "button" : "button primary"} onClick={() => save(file)}>
            <Icon name="download" class="icon" />
            {t("ending.picture.save")}
          </button>
        </div>
      )}
    </div>
  );
}

/** A text without the marks that set its names apart. */
function plain(text: string): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join("");
}

async function send(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title });
  } catch {
    // Closing the device's own dialog is a change of mind; the picture can still be saved.
  }
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
