import type { ComponentChildren, JSX } from "preact";
import { GirihStar } from "../art/girih.tsx";
import { Icon } from "../art/icons.tsx";
import type { StoryLine } from "../board/story-line.ts";
import { Said } from "../words/speak.tsx";
import { Middle } from "./middle.tsx";
import { Scene } from "./scene.tsx";
import { duelIn, type Sight } from "./sight.ts";

interface StageProps {
  readonly sight: Sight;
  readonly story: readonly StoryLine[];
  /** Whether more waits to be shown; a press on the stage shows it at once. */
  readonly isBehind: boolean;
  /** How it stands with the way to the server, if there is anything to say. */
  readonly note: ComponentChildren;
  catchUp(): void;
}

/** How many lines of the story stand on the stage. */
const TOLD = 2;

/** Where the current claim, its answer and its consequence happen. Ears have the log, so only eyes need this. */
export function Stage({ sight, story, isBehind, note, catchUp }: StageProps): JSX.Element {
  // Who has won the prompt says already.
  const lines = sight.view.winner === null ? story.slice(-TOLD) : [];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: skipping is a comfort of the pointer; any key of a choice skips too.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div class={`stage${isBehind ? " is-behind" : ""}`} onClick={() => isBehind && catchUp()}>
      <Middle sight={sight} />
      {note}
      <div class="play-of-it" aria-hidden="true">
        {sight.view.winner === null ? <Scene sight={sight} duel={duelIn(sight)} /> : <Victory sight={sight} />}
        <div class="telling">
          {lines.map(({ index, text, tone }) => (
            <p key={index} class={`told tone-${tone}`}>
              <Said text={text} />
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

function Victory({ sight }: { readonly sight: Sight }): JSX.Element | null {
  const { view, names } = sight;
  if (view.winner === null) return null;
  return (
    <div class="victory">
      <GirihStar class="victory-star" />
      <Icon name="crown" class="victory-crown" />
      <p class="victory-name">
        <Said text={names(view.winner)} />
      </p>
    </div>
  );
}
