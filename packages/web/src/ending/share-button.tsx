import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Loaded } from "../app/loaded.tsx";
import { Icon } from "../art/icons.tsx";
import { Modal } from "../lobby/modal.tsx";
import { frameAt } from "../replay/frame.ts";
import type { GameModel, TableModel } from "../table/model.ts";
import { useWords } from "../words/speak.tsx";
import { type Aftermath, useFilm } from "./ended-game.ts";

const picture = async () => (await import("./picture/share-picture.tsx")).SharePicture;

interface ShareButtonProps {
  readonly model: TableModel & { readonly game: GameModel };
  readonly find: Aftermath["find"];
}

/** The way to a picture of the result. */
export function ShareButton({ model, find }: ShareButtonProps): JSX.Element {
  const { t } = useWords();
  const [isOpen, open] = useState(false);
  // Who leaves now has played all the same.
  const { current: seats } = useRef(model.seats);
  return (
    <>
      <button type="button" class="button" onClick={() => open(true)}>
        <Icon name="share" class="icon" />
        {t("ending.share")}
      </button>
      {isOpen && (
        <Modal title={t("ending.picture")} onClose={() => open(false)}>
          {() => <Found model={model} find={find} seats={seats} />}
        </Modal>
      )}
    </>
  );
}

function Found({ model, find, seats }: ShareButtonProps & { readonly seats: TableModel["seats"] }): JSX.Element {
  const { t } = useWords();
  const [film, retry] = useFilm(find, model.game.number);
  if (film === null) return <p role="status">{t("ending.counting")}</p>;
  if (film === "failed") {
    return (
      <div role="alert">
        <p>{t("ending.failed")}</p>
        <button type="button" class="button" onClick={retry}>
          {t("app.try-again")}
        </button>
      </div>
    );
  }
  const end = frameAt(film, film.events.length, film.as).game?.view ?? model.game.view;
  return <Loaded load={picture} says={[]} with={{ film, end, seats, me: null }} />;
}
