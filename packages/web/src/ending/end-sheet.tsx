import "./end-sheet.css";
import { namesOf } from "@darbar/words/names";
import type { ComponentType, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { GAMES } from "../games/list.ts";
import { frameAt } from "../replay/frame.ts";
import type { GameModel, TableModel } from "../table/model.ts";
import { useWords } from "../words/speak.tsx";
import { Costliest } from "./costliest.tsx";
import { type Aftermath, type EndedGame, seatPlayed, useFilm } from "./ended-game.ts";
import { Turning } from "./turning.tsx";

export interface EndSheetProps {
  readonly model: TableModel & { readonly game: GameModel };
  /** Where nobody presses anything, as on a television, the sheet leads nowhere and stays. */
  readonly aftermath: Pick<Aftermath, "find"> & Partial<Pick<Aftermath, "onReview">>;
}

/** What a game came to, over the table where it was played; folded, it leaves the table to be looked at. */
export function EndSheet({ model, aftermath }: EndSheetProps): JSX.Element {
  const { t } = useWords();
  const [isFolded, fold] = useState(false);
  // Who leaves now has played all the same.
  const { current: seats } = useRef(model.seats);
  const [film, retry] = useFilm(aftermath.find, model.game.number);
  if (isFolded) {
    return (
      <button type="button" class="button end-unfold" onClick={() => fold(false)}>
        <Icon name="crown" class="icon" />
        {t("ending.title")}
      </button>
    );
  }
  return (
    <section class="end-sheet" aria-labelledby="end-sheet">
      <div class="end-head">
        <h2 id="end-sheet">{t("ending.title")}</h2>
        {aftermath.onReview !== undefined && (
          <button type="button" class="button quiet" onClick={() => fold(true)}>
            <Icon name="table" class="icon" />
            {t("ending.fold")}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <div class="end-body" tabIndex={0}>
        {film === null && <p role="status">{t("ending.counting")}</p>}
        {film === "failed" && (
          <div role="alert">
            <p>{t("ending.failed")}</p>
            <button type="button" class="button" onClick={retry}>
              {t("app.try-again")}
            </button>
          </div>
        )}
        {film !== null && film !== "failed" && (
          <Told
            film={film}
            end={frameAt(film, film.events.length, film.as).game?.view ?? model.game.view}
            seats={seats}
            me={seatPlayed(film, model, model.game)}
            aftermath={aftermath}
          />
        )}
      </div>
    </section>
  );
}

interface ToldProps extends EndedGame, Pick<EndSheetProps, "aftermath"> {}

/** The game's own account, where it turned, and what the reader's decisions have cost. */
function Told({ aftermath: { onReview }, ...ended }: ToldProps): JSX.Element {
  const words = useWords();
  const { film, seats, me } = ended;
  const [Account, setAccount] = useState<ComponentType<EndedGame> | null>(null);
  useEffect(() => {
    GAMES[film.game].loadEnding?.().then(
      (ending) => setAccount(() => ending.Account),
      () => undefined, // Without it there is only less to read.
    );
  }, [film]);
  const names = namesOf(seats, words);
  const canReview = GAMES[film.game].review !== null;
  return (
    <>
      <div class="end-column">
        {Account !== null && <Account {...ended} />}
        {film.as !== "all" && <p class="hint">{words.t("ending.secret")}</p>}
      </div>
      <div class="end-column">
        {canReview && me !== null && onReview !== undefined && (
          <Costliest film={film} seat={me} names={names} onReview={onReview} />
        )}
        {canReview && film.as === "all" && (
          <Turning film={film} names={names} {...(onReview === undefined ? {} : { onReview })} />
        )}
      </div>
    </>
  );
}
