import type { JSX } from "preact";
import { api } from "../app/api.ts";
import { type App, useApp } from "../app/context.ts";
import { Loaded } from "../app/loaded.tsx";
import { EndSheet, type EndSheetProps } from "../ending/end-sheet.tsx";
import type { Aftermath } from "../ending/ended-game.ts";
import { GameOver, type GameOverProps } from "../lobby/game-over.tsx";
import { type FilmPlace, reviewPath } from "../replay/address.ts";
import { fetchFilm } from "../replay/fetch-film.ts";

export type AfterLiveProps = Pick<GameOverProps, "person" | "onCommand" | "onLeave"> & Pick<EndSheetProps, "model">;

const fairMark = async () => (await import("../fair/fair-mark.tsx")).FairMark;
const FAIR = ["fair"] as const;

/** What comes after a game of the server: another one, the review, a picture, the replay, leaving. */
export function AfterLive(props: AfterLiveProps): JSX.Element {
  const { table, game } = props.model;
  const { number } = game;
  return (
    <GameOver
      {...props}
      keeper={api}
      // What this device has found out about the shuffle is loaded with all that checks it.
      mark={<Loaded key={number} load={fairMark} with={{ table, number }} says={FAIR} />}
      aftermath={aftermathAt({ table, game: number }, useApp())}
    />
  );
}

/** What a game of the server came to. */
export function SheetLive({ model }: Pick<EndSheetProps, "model">): JSX.Element {
  const place = { table: model.table, game: model.game.number };
  return <EndSheet model={model} aftermath={aftermathAt(place, useApp())} />;
}

/** What can be done with a game of the server when it is over. */
function aftermathAt(place: FilmPlace, { router, speech }: App): Aftermath {
  return {
    find: () => fetchFilm(place, speech.learn),
    onReplay: () => router.go(`/replay/${place.table}/${place.game}`),
    onReview: (at) => router.go(reviewPath(place, at?.index ?? 0, at?.seat ?? "all")),
  };
}
