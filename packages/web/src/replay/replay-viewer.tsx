import { fail, type Seat, type Viewer } from "@darbar/kernel";
import { DIRECTION } from "@darbar/words/languages";
import { namesOf } from "@darbar/words/names";
import { piecesOf } from "@darbar/words/words";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { useStore } from "../app/store.ts";
import { gameHere } from "../games/load.ts";
import { useIsMotionOn } from "../motion/is-on.ts";
import { useMotion } from "../motion/use-motion.ts";
import { REVIEW, useReviewPanel } from "../review/use-review-panel.tsx";
import { type NamedPlayer, readSeats } from "../table/read-seats.ts";
import { useWords } from "../words/speak.tsx";
import type { FilmPlace } from "./address.ts";
import { Scrub, SpeedChoice, StepButtons } from "./controls.tsx";
import type { Film } from "./film.ts";
import { frameAt, seenBefore } from "./frame.ts";
import { SaveFilm, ShareMoment } from "./keep-and-share.tsx";
import { DropPlace, OpenButton, OpeningNote, useOpening } from "./open-film.tsx";
import { stopAt, stopsOf } from "./stops.ts";
import { usePlayer } from "./use-player.ts";
import { usePlayerKeys } from "./use-player-keys.ts";

interface ReplayViewerProps {
  readonly film: Film;
  /** How many events have happened. */
  readonly index: number;
  readonly viewer: Viewer;
  onChange(moment: { readonly index: number; readonly viewer: Viewer }): void;
  /** Another film was opened from a file. */
  onFilm(film: Film): void;
  /** Who the players were, by seat, if anybody knows. */
  readonly players?: readonly (NamedPlayer | null)[];
  /** The seat that the reader had, if anybody knows. */
  readonly me?: Seat | null;
  /** Where others find this film; `null` for one from a file, which cannot be shared by a link. */
  readonly place: FilmPlace | null;
  /** Whether the review is open from the beginning. */
  readonly reviews?: boolean;
}

const NOBODY_KNOWN: readonly (NamedPlayer | null)[] = [];
const NOTHING_TO_DO = fail({ code: "replay", error: "nothing can be done in a replay" });

/** A finished game to be watched again: step by step, by turns, playing by itself, through anybody's eyes. */
export function ReplayViewer(props: ReplayViewerProps): JSX.Element {
  const { film, viewer, onChange, onFilm, players = NOBODY_KNOWN, me = null, place, reviews = false } = props;
  // Before the deal there is nothing to see.
  const index = Math.max(props.index, stopsOf(film)[0]?.index ?? 0);
  const words = useWords();
  const { t } = words;
  const settings = useStore(useApp().settings);
  const opening = useOpening(onFilm);
  const root = useRef<HTMLDivElement>(null);
  const called = useMemo(() => {
    const read = readSeats(players, words);
    return Array.from({ length: film.seats }, (_, seat) => read[seat]?.name ?? t("replay.player", { n: seat + 1 }));
  }, [film, words, players]);
  const player = usePlayer(film, index, viewer, (next) => onChange({ index: next, viewer }));
  usePlayerKeys(player, DIRECTION[words.language]);
  const shown = gameHere(film.game);
  useMotion(player.cue, shown, root, useIsMotionOn(settings.motion));
  const model = useMemo(() => frameAt(film, index, viewer, called), [film, index, viewer, called]);
  const sentence = useSentence(film, index, viewer, called);
  const review = useReviewPanel({ film, index, me, called }, viewer, (next) => player.seek(stopAt(film, next)));
  const eyes = (seen: Viewer): string => (typeof seen === "number" ? called[seen] : t(`replay.eyes.${seen}`));
  const beside = (
    <section class="panel replay-controls" aria-label={t("replay.controls")}>
      <Scrub player={player} sentence={sentence} />
      <StepButtons player={player} />
      <div class="replay-choices">
        <label class="field replay-choice">
          <span>{t("replay.eyes")}</span>
          <select
            value={`${viewer}`}
            onChange={({ currentTarget: { value } }) =>
              onChange({ index, viewer: film.eyes.find((seen) => `${seen}` === value) ?? viewer })
            }
          >
            {film.eyes.map((seen) => (
              <option key={seen} value={`${seen}`}>
                {eyes(seen)}
              </option>
            ))}
          </select>
        </label>
        <SpeedChoice player={player} />
      </div>
      <div class="replay-keep">
        {place !== null && (
          <ShareMoment place={place} index={stopsOf(film)[player.stop]?.index ?? index} viewer={viewer} />
        )}
        <SaveFilm film={film} place={place} />
        <OpenButton opening={opening} label={t("replay.another")} />
      </div>
      <OpeningNote opening={opening} />
      <p class="hint replay-keys">{t("replay.keys")}</p>
    </section>
  );
  return (
    <DropPlace opening={opening}>
      <div ref={root} class="replay-screen">
        <h1 class="hidden-text">{t("replay.title")}</h1>
        <shown.Table
          model={model}
          cue={player.cue}
          isBehind={false}
          doing={null}
          refused={null}
          connection="open"
          mode="replay"
          move={async () => NOTHING_TO_DO}
          command={async () => NOTHING_TO_DO}
          catchUp={player.skip}
          beside={beside}
          panels={review}
          opens={reviews ? REVIEW.name : null}
        />
      </div>
    </DropPlace>
  );
}

/** What happened last at a moment of a film, for screen readers. */
function useSentence(film: Film, index: number, viewer: Viewer, called: readonly string[]): string {
  const words = useWords();
  const story = useMemo(() => {
    const { game, seats } = frameAt(film, film.events.length, viewer, called);
    return gameHere(film.game).tell(game?.past ?? [], viewer, words, namesOf(seats, words));
  }, [film, viewer, words, called]);
  const seen = seenBefore(film, index, viewer);
  const text = story.findLast((line) => line.index < seen)?.text ?? words.t("replay.nothing-yet");
  return piecesOf(text)
    .map((piece) => piece.text)
    .join("");
}
