import type { Said as Line } from "@darbar/protocol";
import { isolate } from "@darbar/words/words";
import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { isPlaying, type TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";
import { type OnCommand, useActing } from "./acting.ts";
import { audible, linesAfter, type Speaker, speakersOf } from "./heard.ts";
import { isHosting } from "./hosting.ts";
import { type Muting, useMuting } from "./muting.ts";
import { QuickPhrases } from "./quick-phrases.tsx";
import { TalkForm } from "./talk-form.tsx";
import { lineText, TalkLines } from "./talk-lines.tsx";
import { useCardNames } from "./use-card-names.ts";
import "./lobby.css";
import "./talk.css";

/** How long a line is shown over the table while the talk is closed, in milliseconds. */
const NEWS_STAY = 6_000;

export interface TalkProps {
  readonly model: TableModel;
  readonly person: string | null;
  readonly onCommand: OnCommand;
  /** Beside the table, in a drawer: no frame, no heading, as high as the drawer. */
  readonly isCompact?: boolean;
  /** Whether it can be seen; while it cannot, lines are counted, and still spoken by screen readers. */
  readonly isShown?: boolean;
  /** How many lines came while it could not be seen. */
  onUnread?(count: number): void;
  /** Whom the reader has muted, where more than the talk goes by it. */
  readonly muting?: Muting;
}

/** Talk: free lines, and quick phrases that everybody reads in their own language. */
export function Talk(props: TalkProps): JSX.Element {
  const { model, person, onCommand, isCompact, isShown = true, onUnread } = props;
  const words = useWords();
  const { t } = words;
  const id = useId();
  const acting = useActing(onCommand);
  const own = useMuting(model.table);
  const muting = props.muting ?? own;
  const lines = audible(model.talk, muting);
  const cardNames = useCardNames(
    lines.flatMap(({ phrase }) => phrase?.phrase ?? []),
    model.setup.game,
  );
  const say = (line: Line): string =>
    t(line.seat === null ? "lobby.talk.said-watching" : "lobby.talk.said", {
      name: isolate(line.name),
      text: lineText(line, model, words, cardNames.nameOf),
    });
  const spoken = useNews(lines, say, person, isShown, onUnread);

  const mute = async (speaker: Speaker, isMuted: boolean): Promise<void> => {
    // Who only watches mutes for themselves; the server does it for those who sit.
    const done = model.me === null || (await acting.act({ do: "mute", person: speaker.person, muted: isMuted }));
    if (done) muting.set(speaker, isMuted);
  };

  // In a drawer it is the drawer that has the name.
  const Frame = isCompact ? "div" : "section";
  return (
    <Frame class={isCompact ? "talk compact" : "talk panel"} {...(isCompact ? {} : { "aria-labelledby": id })}>
      <div class="talk-parts" hidden={!isShown}>
        <h2 id={id} class={isCompact ? "hidden-text" : undefined}>
          {t("lobby.talk")}
        </h2>
        <TalkLines model={model} person={person} lines={lines} nameOfCard={cardNames.nameOf} />
        {model.me === null && isPlaying(model) && <p class="hint">{t("lobby.talk.later")}</p>}
        <TalkForm isBusy={acting.isBusy} problem={acting.problem} onSay={(text) => acting.act({ do: "say", text })} />
        <QuickPhrases
          model={model}
          cardNames={cardNames}
          isBusy={acting.isBusy}
          onSay={(said) => void acting.act({ do: "phrase", said })}
        />
        <BotsTalk
          model={model}
          isHost={isHosting(model, person)}
          isBusy={acting.isBusy}
          onMute={(muted) => void acting.act({ do: "mute-bots", muted })}
        />
        <Mutes
          speakers={speakersOf(model.seats, [...model.talk, ...muting.muted.map(silent)], person)}
          muted={muting.muted}
          isSeated={(person) => model.seats.some((sitter) => sitter?.kind === "person" && sitter.person === person)}
          onMute={(speaker, isMuted) => void mute(speaker, isMuted)}
        />
      </div>
      <p class="hidden-text" aria-live="polite">
        <Said text={spoken.text} />
      </p>
      {!isShown && spoken.fromAfar !== "" && (
        <p class="talk-news" aria-hidden="true">
          <Said text={spoken.fromAfar} />
        </p>
      )}
    </Frame>
  );
}

/** A muted person stays in the list of those who can be heard again, though nothing of theirs comes any more. */
function silent({ person, name }: Speaker): Line {
  return { type: "said", person, name, seat: null, text: null, phrase: null };
}

/** What was just said, and what of it by people who only watch: those who sit speak in bubbles at their seats. */
interface News {
  readonly text: string;
  readonly fromAfar: string;
}

const NO_NEWS: News = { text: "", fromAfar: "" };

/** Speaks the newest line of somebody else, and counts those that came unseen. */
function useNews(
  lines: readonly Line[],
  say: (line: Line) => string,
  person: string | null,
  isShown: boolean,
  onUnread: ((count: number) => void) | undefined,
): News {
  const seen = useRef(lines.at(-1) ?? null);
  const heard = useRef(lines.at(-1) ?? null);
  const told = useRef(-1);
  const [spoken, setSpoken] = useState(NO_NEWS);
  useEffect(() => {
    if (spoken === NO_NEWS) return;
    const timer = setTimeout(() => setSpoken(NO_NEWS), NEWS_STAY);
    return () => clearTimeout(timer);
  }, [spoken]);
  useEffect(() => {
    const last = lines.at(-1) ?? null;
    const fresh = linesAfter(lines, heard.current).filter((line) => line.person !== person);
    heard.current = last;
    const textOf = (some: readonly Line[]): string => some.map(say).join("\n");
    if (fresh.length > 0)
      setSpoken({ text: textOf(fresh), fromAfar: textOf(fresh.filter(({ seat }) => seat === null)) });
    if (isShown) seen.current = last;
    const unread = isShown ? 0 : linesAfter(lines, seen.current).filter((line) => line.person !== person).length;
    if (unread === told.current) return;
    told.current = unread;
    onUnread?.(unread);
  });
  return spoken;
}

interface BotsTalkProps {
  readonly model: TableModel;
  readonly isHost: boolean;
  readonly isBusy: boolean;
  onMute(muted: boolean): void;
}

/** Whether the bots of the table talk: the host decides, everybody else is told if they do not. */
function BotsTalk({ model, isHost, isBusy, onMute }: BotsTalkProps): JSX.Element | null {
  const { t } = useWords();
  if (!model.seats.some((sitter) => sitter?.kind === "bot")) return null;
  if (!isHost) return model.botsMuted ? <p class="hint">{t("lobby.talk.bots.muted")}</p> : null;
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={!model.botsMuted}
        disabled={isBusy}
        onChange={({ currentTarget }) => onMute(!currentTarget.checked)}
      />
      {t("lobby.talk.bots")}
    </label>
  );
}

interface MutesProps {
  readonly speakers: readonly Speaker[];
  readonly muted: readonly Speaker[];
  isSeated(person: string): boolean;
  onMute(speaker: Speaker, isMuted: boolean): void;
}

function Mutes({ speakers, muted, isSeated, onMute }: MutesProps): JSX.Element | null {
  const { t } = useWords();
  if (speakers.length === 0) return null;
  return (
    <details class="mutes">
      <summary>{t("lobby.talk.mute")}</summary>
      <ul class="phrases">
        {speakers.map((speaker) => {
          const isMuted = muted.some(({ person }) => person === speaker.person);
          return (
            <li key={speaker.person}>
              <button type="button" class="button" onClick={() => onMute(speaker, !isMuted)}>
                <span>
                  <Said
                    text={t(isMuted ? "lobby.talk.mute.again" : "lobby.talk.mute.whom", {
                      name: isolate(speaker.name),
                    })}
                  />
                  {!isSeated(speaker.person) && <span class="tag">{t("lobby.talk.watcher")}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
