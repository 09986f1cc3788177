import { aimsText } from "@darbar/words/cops/seat-label";
import type { JSX } from "preact";
import { LaterArrows } from "../../../board/arrows/later-arrows.tsx";
import { isRoomy, useLayout } from "../../../board/layout.ts";
import { Said } from "../../../words/speak.tsx";
import { Gun } from "../art/gun.tsx";
import { arrowsOf } from "./on-stage.ts";
import type { Sight } from "./sight.ts";

/** Every aim as an arrow across the table, and in words for screen readers. */
export function Aims({ sight }: { readonly sight: Sight }): JSX.Element {
  const { view, words, names, home, isOver } = sight;
  const layout = useLayout();
  const rider = isRoomy(layout) ? <Gun /> : undefined;
  const arrows = arrowsOf(sight, layout).map((arrow) => (arrow.kind === "aim" ? { ...arrow, rider } : arrow));
  const aims = isOver ? [] : aimsText(view, words, names);
  return (
    <>
      <LaterArrows arrows={arrows} layout={layout} home={home} />
      {aims.length > 0 && (
        <ul class="hidden-text" aria-label={words.t("cops.table.aims")}>
          {aims.map((text) => (
            <li key={text}>
              <Said text={text} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
