import type { JSX } from "preact";
import { useApp } from "../app/context.ts";
import { EndSheet, type EndSheetProps } from "../ending/end-sheet.tsx";
import { fetchPublicFilm } from "../replay/fetch-film.ts";
import "./screen-sheet.css";

/** What a game came to, on a television: what everybody may see, for a room to read, and nothing to press. */
export function ScreenSheet({ model }: Pick<EndSheetProps, "model">): JSX.Element {
  const { speech } = useApp();
  const place = { table: model.table, game: model.game.number };
  return <EndSheet model={model} aftermath={{ find: () => fetchPublicFilm(place, speech.learn) }} />;
}
