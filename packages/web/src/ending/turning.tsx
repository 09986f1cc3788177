import { turningPoint } from "@darbar/bots/turning";
import type { Names } from "@darbar/words/names";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useStore } from "../app/store.ts";
import { Icon } from "../art/icons.tsx";
import type { Film } from "../replay/film.ts";
import { frameAt } from "../replay/frame.ts";
import { Said, useWords } from "../words/speak.tsx";
import type { Aftermath } from "./ended-game.ts";
import { runStandings, standingsOf } from "./running-standings.ts";
import { Thinking } from "./thinking.tsx";

interface TurningProps {
  readonly film: Film;
  readonly names: Names;
  /** Where it leads by a press, if anybody can press it. */
  readonly onReview?: Aftermath["onReview"];
}

/** The turn in which the game was decided, as far as one was. */
export function Turning({ film, names, onReview }: TurningProps): JSX.Element | null {
  const words = useWords();
  const { t } = words;
  const { standings, is } = useStore(standingsOf(film));
  useEffect(() => runStandings(film), [film]);
  if (is === "failed") return null;
  const turns = film.events.filter(({ type }) => type === "turn").length;
  const winners = frameAt(film, film.events.length, film.as).game?.outcome?.winners ?? [];
  const point = is === "known" ? turningPoint(standings, winners) : null;
  return (
    <section class="end-part end-turning" aria-labelledby="end-turning">
      <h3 id="end-turning">{t("ending.turning")}</h3>
      {is === "thinking" && <Thinking text={t("ending.turning.thinking")} done={standings.length} of={turns + 1} />}
      {is === "known" && point === null && <p>{t("ending.turning.none")}</p>}
      {point !== null && (
        <>
          <Way onPress={onReview && (() => onReview({ index: point.seen, seat: null }))}>
            <Said
              text={t("ending.turning.text", {
                ...{ turn: point.turn, from: point.from, to: point.to },
                names: words.list(winners.map(names)),
              })}
            />
          </Way>
          <p class="hint">{t("ending.turning.why")}</p>
        </>
      )}
    </section>
  );
}

interface WayProps {
  readonly onPress: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** The moment of the turning point, which a press leads to where anybody can press. */
function Way({ onPress, children }: WayProps): JSX.Element {
  const text = (
    <>
      <Icon name="crown" class="icon" />
      <span class="end-way-text">{children}</span>
    </>
  );
  if (onPress === undefined) return <p class="end-told">{text}</p>;
  return (
    <button type="button" class="button end-way" onClick={onPress}>
      {text}
      <Icon name="chevron-end" class="icon along" />
    </button>
  );
}
