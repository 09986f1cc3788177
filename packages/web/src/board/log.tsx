import "./log.css";
import { namesOf } from "@darbar/words/names";
import type { StoryLine } from "@darbar/words/story-line";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Portrait } from "../art/portrait.tsx";
import type { TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";
import { identitiesOf } from "./identity.ts";
import { coloursOf, Named } from "./named.tsx";

interface LogProps {
  readonly story: readonly StoryLine[];
  /** Who sits where: each line has the face of whose doing it is, each name its colour. */
  readonly seats: TableModel["seats"];
}

/** The whole story so far; it stays at its end while the reader is there. */
export function Log({ story, seats }: LogProps): JSX.Element {
  const words = useWords();
  const people = useMemo(() => identitiesOf(seats), [seats]);
  const colours = useMemo(() => coloursOf(people, namesOf(seats, words)), [people, words]);
  const list = useRef<HTMLOListElement>(null);
  const count = story.length;
  useEffect(() => {
    const box = list.current?.parentElement ?? null;
    if (box === null || count === 0) return;
    const toEnd = (): void => {
      box.scrollTop = box.scrollHeight;
    };
    toEnd();
    // What stands beside it may come later, and take some of its room.
    const observer = new ResizeObserver(toEnd);
    observer.observe(box);
    return () => observer.disconnect();
  }, [count]);
  if (count === 0) return <p class="hint">{words.t("table.log-empty")}</p>;
  return (
    <ol class="log" ref={list}>
      {story.map(({ index, text, tone, seat }) => (
        <li key={index} class={`log-line tone-${tone}`}>
          {seat !== null && people[seat] !== undefined && <Portrait of={people[seat].portrait} class="log-face" />}
          <span class="log-text">
            <Named text={text} colours={colours} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** How many lines are kept for ears; what is older is in the log. */
const HEARD = 30;

/** What was said stays said: a line that is told otherwise later, as when all cards are opened, is not said again. */
function useSaid(story: readonly StoryLine[]): readonly StoryLine[] {
  const said = useRef<readonly StoryLine[]>([]);
  const last = said.current.at(-1)?.index ?? -1;
  const isAnother = (story.at(-1)?.index ?? -1) < last;
  const lines = isAnother ? story : [...said.current, ...story.filter(({ index }) => index > last)];
  said.current = lines.slice(-HEARD);
  return said.current;
}

/** How long it is silent before the same question is said again, in milliseconds. */
const SILENCE = 60;

interface ToldProps {
  readonly story: readonly StoryLine[];
  readonly asked: string;
  readonly armed: string;
  /** The number of the open question: one that is put again in the same words is said again. */
  readonly prompt: number;
}

/** What screen readers say: each event once, politely; and, at once, that it is the reader's turn or they are asked. */
export function Told({ story, asked, armed, prompt }: ToldProps): JSX.Element {
  const { t } = useWords();
  const lines = useSaid(story);
  const [said, say] = useState("");
  // A live region that comes with its text is not read out, nor one whose text stays the same.
  useEffect(() => {
    if (asked === "" || asked !== said) return say(asked);
    say("");
    const timer = setTimeout(() => say(asked), SILENCE);
    return () => clearTimeout(timer);
  }, [asked, prompt]);
  return (
    <div class="hidden-text">
      <div role="log" aria-live="polite" aria-label={t("table.log")}>
        {lines.map(({ index, text }) => (
          <p key={index}>
            <Said text={text} />
          </p>
        ))}
      </div>
      <p aria-live="assertive">{said}</p>
      <p aria-live="assertive">{armed}</p>
    </div>
  );
}
