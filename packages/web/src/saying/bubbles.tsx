import type { Said } from "@darbar/protocol";
import { DIRECTION } from "@darbar/words/languages";
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { identitiesOf, seatStyle } from "../board/identity.ts";
import { lineText } from "../lobby/talk-lines.tsx";
import { useCardNames } from "../lobby/use-card-names.ts";
import type { TableModel } from "../table/model.ts";
import { Said as SaidText, useWords } from "../words/speak.tsx";
import { type BubblePlace, placeOf } from "./bubble-place.ts";
import { type Bubble, useBubbles } from "./use-bubbles.ts";
import "./bubbles.css";

interface BubblesProps {
  readonly model: TableModel;
  /** The last line that was there when the table was shown: what came after it is news. */
  readonly before: Said | null;
}

/** What players say, as bubbles at their seats. Ears hear it from the talk, or from the log where there is none. */
export function Bubbles({ model, before }: BubblesProps): JSX.Element {
  const bubbles = useBubbles(model, before);
  return (
    <div class="bubbles" dir="ltr" aria-hidden="true">
      {bubbles.map((bubble) => (
        <Spoken key={bubble.seat} model={model} bubble={bubble} />
      ))}
    </div>
  );
}

interface SpokenProps {
  readonly model: TableModel;
  readonly bubble: Bubble;
}

function Spoken({ model, bubble }: SpokenProps): JSX.Element {
  const words = useWords();
  const { seat, line } = bubble;
  const people = useMemo(() => identitiesOf(model.seats), [model.seats]);
  const cardNames = useCardNames(line.phrase === null ? [] : [line.phrase.phrase], model.setup.game);
  const text = lineText(line, model, words, cardNames.nameOf);
  const shown = useRef<HTMLParagraphElement>(null);
  const [place, setPlace] = useState<BubblePlace | null>(null);
  useLayoutEffect(() => {
    const screen = shown.current?.closest(".game-screen");
    const felt = screen?.querySelector(".felt-table");
    const speaker = screen?.querySelector(`.seats [data-place="seat-${seat}"]`);
    if (shown.current === null || felt == null || speaker == null) return;
    const isRoomy = screen?.querySelector(".game-table.is-roomy") !== null;
    setPlace(placeOf(speaker.getBoundingClientRect(), felt.getBoundingClientRect(), shown.current, isRoomy));
  }, [text, line]);
  return (
    <p
      ref={shown}
      class={`bubble is-${place?.side ?? "unplaced"}`}
      style={{
        ...seatStyle(people, seat),
        ...(place && {
          insetInlineStart: `${place.left}px`,
          insetBlockStart: `${place.top}px`,
          "--tail": `${place.tail}px`,
        }),
      }}
    >
      <span dir={line.phrase === null ? "auto" : DIRECTION[words.language]}>
        <SaidText text={text} />
      </span>
    </p>
  );
}
