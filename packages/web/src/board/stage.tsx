import type { Seat } from "@darbar/kernel";
import type { StoryLine } from "@darbar/words/story-line";
import type { ComponentChildren, JSX } from "preact";
import { Portrait } from "../art/portrait.tsx";
import type { TableProps } from "../table/props.ts";
import { Said } from "../words/speak.tsx";
import { seatStyle } from "./identity.ts";
import { useLayout } from "./layout.ts";
import type { BoardSight } from "./sight.ts";
import { Speech } from "./speech.tsx";

interface StageFrameProps {
  readonly table: Pick<TableProps, "isBehind" | "catchUp">;
  /** What the felt wears in its middle. */
  readonly rest: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The middle of the table. While more waits to be shown, a press on it shows that at once. Ears have the log. */
export function StageFrame({ table, rest, children }: StageFrameProps): JSX.Element {
  const { isBehind, catchUp } = table;
  return (
    // Skipping is a comfort of the pointer; any key of a choice skips too.
    <div class={`stage${isBehind ? " is-behind" : ""}`} aria-hidden="true" onClick={() => isBehind && catchUp()}>
      {rest}
      {children}
    </div>
  );
}

/** What the stage of every game is made from. */
export interface StageProps<Sight> {
  readonly sight: Sight;
  readonly story: readonly StoryLine[];
  readonly table: TableProps;
}

interface OnStageProps {
  readonly sight: BoardSight;
  readonly act: {
    readonly from: Seat;
    readonly isHostile: boolean;
    /** What who does it says; `null`: nothing. */
    readonly words: string | null;
  };
  readonly emblem: ComponentChildren;
}

/** What is being done: its emblem, and the words of who does it. */
export function OnStage({ sight, act, emblem }: OnStageProps): JSX.Element {
  return (
    <div class={`on-stage${act.isHostile ? " is-hostile" : ""}`}>
      {emblem}
      {act.words !== null && <Speech sight={sight} seat={act.from} text={act.words} />}
    </div>
  );
}

interface LastToldProps {
  readonly sight: BoardSight;
  readonly story: readonly StoryLine[];
  readonly table: Pick<TableProps, "cue">;
}

/** What has just happened, in a line; where no log stands beside the table, it stays. */
export function LastTold({ sight, story, table }: LastToldProps): JSX.Element | null {
  const isWide = useLayout() === "wide";
  const last = story.findLast(({ tone }) => tone !== "turn");
  if (last === undefined || sight.isOver || (isWide && table.cue === null)) return null;
  return (
    <p
      key={last.index}
      class={`event-line tone-${last.tone}`}
      style={last.seat === null ? {} : seatStyle(sight.identities, last.seat)}
    >
      {last.seat !== null && <Portrait of={sight.identities[last.seat].portrait} class="tiny-portrait" />}
      <span>
        <Said text={last.text} />
      </span>
    </p>
  );
}
