import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import type { StoryLine } from "../board/story-line.ts";
import { Said } from "../words/speak.tsx";
import { Ending } from "./ending.tsx";
import { Middle } from "./middle.tsx";
import { Scene } from "./scene.tsx";
import type { Sight } from "./sight.ts";
import { Spotlight, spotlit } from "./spotlight.tsx";
import type { Play } from "./use-play.ts";
import { momentText } from "./words/question.ts";

interface StageProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly story: readonly StoryLine[];
  /** Whether more waits to be shown; a press on the stage shows it at once. */
  readonly isBehind: boolean;
  /** How it stands with the way to the server, if there is anything to say. */
  readonly note: ComponentChildren;
  catchUp(): void;
}

/** How many lines of the story stand on the stage. */
const TOLD = 2;

/** Where it happens: what is announced or played, whose cards are looked at, and how it ends. */
export function Stage({ sight, play, story, isBehind, note, catchUp }: StageProps): JSX.Element {
  const { view, words, names } = sight;
  if (view.outcome !== null) {
    return (
      <div class="stage">
        {note}
        <Ending sight={sight} />
      </div>
    );
  }
  const moment = sight.isOpen ? momentText(view, words, names) : null;
  const isSpotlit = spotlit(play) !== null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: skipping is a comfort of the pointer; any key of a choice skips too.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div class={`stage${isBehind ? " is-behind" : ""}`} onClick={() => isBehind && catchUp()}>
      <Middle sight={sight} />
      {note}
      <div class="play-of-it">
        {isSpotlit ? <Spotlight sight={sight} play={play} /> : <Scene sight={sight} />}
        {/* That a moment is open everybody sees; never who thinks. The heading says the same to ears. */}
        <p class={`moment-note${moment === null ? "" : " is-open"}`} aria-hidden="true">
          {moment !== null && (
            <>
              <Icon name="hourglass" class="icon" />
              <span>
                <Said text={moment} />
              </span>
            </>
          )}
        </p>
        {!isSpotlit && (
          <div class="telling" aria-hidden="true">
            {story.slice(-TOLD).map(({ index, text, tone }) => (
              <p key={index} class={`told tone-${tone}`}>
                <Said text={text} />
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
