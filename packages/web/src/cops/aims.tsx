import type { Seat } from "@darbar/kernel";
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Said } from "../words/speak.tsx";
import { type Arrow, arrowBetween, arrowUnder, type Box, isOneRow } from "./arrow.ts";
import { isAimedAt, type Sight } from "./sight.ts";
import { useRoomy } from "./use-roomy.ts";
import { aimsText } from "./words/seat-label.ts";

/** Somebody's gun and whom it points at. */
interface Aim {
  readonly seat: Seat;
  readonly target: Seat;
}

/** Every aim as an arrow across the table, and in words for screen readers. */
export function Aims({ sight }: { readonly sight: Sight }): JSX.Element {
  const { view, words, names, home, isOver } = sight;
  const picture = useRef<SVGSVGElement>(null);
  // After the game guns say nothing any more.
  const aims = view.players.flatMap(({ armed, aim }, seat): readonly Aim[] =>
    armed && aim !== null && !isOver ? [{ seat, target: aim }] : [],
  );
  const arrows = useArrows(picture, aims, useRoomy());
  const shooter = view.action?.do === "shoot" ? view.turn : null;
  return (
    <>
      <svg
        ref={picture}
        class={`aims${isAimedAt(sight, home) ? " is-on-me" : ""}`}
        aria-hidden="true"
        focusable="false"
      >
        {arrows.map(({ seat, target, arrow }) => (
          <g
            key={seat}
            class={`aim${target === home ? " is-on-me" : ""}${seat === home ? " is-mine" : ""}${seat === shooter ? " is-shooting" : ""}`}
            data-aim={`${seat}-${target}`}
          >
            <path class="aim-line-art" d={arrow.line} />
            <path class="aim-head" d={arrow.head} />
          </g>
        ))}
      </svg>
      {aims.length > 0 && (
        <ul class="hidden-text" aria-label={words.t("cops.table.aims")}>
          {aimsText(view, words, names).map((text) => (
            <li key={text}>
              <Said text={text} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface Drawn extends Aim {
  readonly arrow: Arrow;
}

/** Where the arrows are: measured when the aims change, and whenever the table does. On a narrow table seats are in rows. */
function useArrows(
  picture: { readonly current: SVGSVGElement | null },
  aims: readonly Aim[],
  isRoomy: boolean,
): readonly Drawn[] {
  const [arrows, setArrows] = useState<readonly Drawn[]>([]);
  const key = aims.map(({ seat, target }) => `${seat}-${target}`).join(" ");
  useLayoutEffect(() => {
    const table = picture.current?.parentElement ?? null;
    if (table === null) return;
    const measure = (): void => {
      const origin = table.getBoundingClientRect();
      setArrows(
        aims.flatMap(({ seat, target }) => {
          const from = boxOf(table, seat, origin);
          const to = boxOf(table, target, origin);
          if (from === null || to === null) return [];
          const isUnder = !isRoomy && isOneRow(from, to);
          return [{ seat, target, arrow: isUnder ? arrowUnder(from, to) : arrowBetween(from, to) }];
        }),
      );
    };
    measure();
    if (aims.length === 0) return;
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    for (const seat of table.querySelectorAll("[data-place^=seat-]")) observer.observe(seat);
    return () => observer.disconnect();
  }, [key, isRoomy]);
  return arrows;
}

function boxOf(table: Element, seat: Seat, origin: DOMRect): Box | null {
  const place = table.querySelector(`[data-place="seat-${seat}"]`) ?? null;
  if (place === null) return null;
  const { left, top, width, height } = place.getBoundingClientRect();
  // One's own place is at the edge of the table: arrows come and go at its upper rim.
  const isOwn = place.matches(".own");
  return { left: left - origin.left, top: top - origin.top, width, height: isOwn ? 0 : height };
}
