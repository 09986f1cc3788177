import type { Said as Line } from "@darbar/protocol";
import { namesOf } from "@darbar/words/names";
import { type NameOfCard, phraseText } from "@darbar/words/phrase-text";
import type { Words } from "@darbar/words/words";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Portrait } from "../art/portrait.tsx";
import { type Identity, identitiesOf } from "../board/identity.ts";
import type { TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";

/** What somebody said: their own words as they are, a phrase in the reader's language. */
export function lineText(line: Line, { seats }: TableModel, words: Words, nameOfCard: NameOfCard): string {
  if (line.phrase === null) return line.text ?? "";
  return phraseText(line.phrase, words, namesOf(seats, words), nameOfCard);
}

interface TalkLinesProps {
  readonly model: TableModel;
  readonly person: string | null;
  readonly lines: readonly Line[];
  readonly nameOfCard: NameOfCard;
}

/** What was said, the newest last and in sight. */
export function TalkLines({ model, person, lines, nameOfCard }: TalkLinesProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const people = useMemo(() => identitiesOf(model.seats), [model.seats]);
  useEffect(() => {
    const shown = list.current;
    // A reader who has scrolled up to older lines stays there.
    if (shown !== null && isAtEnd.current) shown.scrollTop = shown.scrollHeight;
  });
  return (
    <div
      ref={list}
      class="talk-lines"
      role="log"
      aria-live="off"
      aria-label={t("lobby.talk")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: shown }) => {
        isAtEnd.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < 40;
      }}
    >
      {lines.length === 0 && <p class="hint">{t("lobby.talk.empty")}</p>}
      {lines.map((line, index) => {
        const speaker = speakerOf(line, model, people);
        return (
          <p
            key={index}
            class={line.person === person ? "talk-line own" : "talk-line"}
            style={speaker && { "--seat-colour": speaker.colour }}
          >
            <span class="talk-who">
              {speaker !== undefined && <Portrait of={speaker.portrait} class="is-tiny" />}
              <bdi class="name">{line.name}</bdi>
              {line.seat === null && <span class="tag">{t("lobby.talk.watcher")}</span>}
            </span>
            {line.phrase === null ? (
              <bdi class="talk-text">{line.text}</bdi>
            ) : (
              <span class="talk-text phrase">
                <Said text={lineText(line, model, words, nameOfCard)} />
              </span>
            )}
          </p>
        );
      })}
    </div>
  );
}

/** The face and colour of who said something, while they sit where they said it: the seat may be another's by now. */
function speakerOf(line: Line, { seats }: TableModel, people: readonly Identity[]): Identity | undefined {
  const sitter = line.seat === null ? null : seats[line.seat];
  const isSpeaker = sitter?.kind === "bot" ? line.person === null : sitter?.person === line.person;
  return isSpeaker ? people[line.seat ?? -1] : undefined;
}
