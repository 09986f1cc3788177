import type { StoryLine } from "@darbar/words/story-line";
import type { ComponentChildren, JSX, Ref } from "preact";
import { Icon } from "../art/icons.tsx";
import type { TableProps } from "../table/props.ts";
import { Said } from "../words/speak.tsx";
import { Clock, timeLeft } from "./clock.tsx";
import { useFollow } from "./follow.tsx";
import { isRoomy, useLayout } from "./layout.ts";
import type { BoardSight } from "./sight.ts";

/** What the prompt of every game is made from. */
export interface GamePromptProps<Sight, Play> {
  readonly sight: Sight;
  readonly play: Play;
  readonly story: readonly StoryLine[];
  readonly table: TableProps;
  readonly heading: Ref<HTMLHeadingElement>;
}

interface PromptProps {
  readonly sight: BoardSight;
  readonly table: TableProps;
  readonly heading: Ref<HTMLHeadingElement>;
  /** The question, what one has answered, whose answer is awaited, or who has won. */
  readonly text: string;
  /** Why the last thing one did was refused. */
  readonly refused: string | null;
  /** The buttons of the open question; `null` if nothing is asked. */
  readonly children: ComponentChildren;
  /** What can be done besides by whoever plays no more: it stays from question to question. */
  readonly aside?: ComponentChildren;
}

/** What happened, what one may do, and how long. As high as its content: while there is nothing to ask, it is one line. */
export function Prompt({ sight, table, heading, text, refused, children, aside = null }: PromptProps): JSX.Element {
  const { view, model, home, isOver, waiting } = sight;
  const { hands, line } = useFollow(view.prompt);
  // A lesson that only tells something lets nothing be chosen: where there is little room it has that, too.
  const isTold = table.allowed?.length === 0 && !isRoomy(useLayout());
  const asked = isTold ? null : children;
  return (
    <section
      class={`prompt${asked === null && aside === null ? "" : " is-asked"}`}
      aria-labelledby="prompt-heading"
      {...hands}
    >
      <div class="prompt-head">
        <h2 id="prompt-heading" tabIndex={-1} ref={heading}>
          <Said text={text} />
        </h2>
        {!isOver && <Clock clock={model.clock} prompt={view.prompt} isMine={home !== null && waiting.includes(home)} />}
        <GiveTime sight={sight} table={table} />
      </div>
      {table.awaited?.(sight)}
      {refused !== null && (
        <p class="refused" role="alert">
          <Icon name="hint" class="icon" />
          <Said text={refused} />
        </p>
      )}
      {asked !== null && (
        <div class="prompt-body" key={view.prompt}>
          {asked}
        </div>
      )}
      {asked === null && aside !== null && <div class="prompt-body">{aside}</div>}
      {asked !== null && line}
      {isOver && table.after !== undefined && <div class="prompt-after">{table.after}</div>}
    </section>
  );
}

/** Where others are awaited against the clock, one can be generous. */
function GiveTime({ sight, table }: { readonly sight: BoardSight; readonly table: TableProps }): ComponentChildren {
  const { view, model, waiting, home, plays, words } = sight;
  const isOthers = waiting.length > 0 && (home === null || !waiting.includes(home) || model.given !== null);
  if (!plays || !isOthers || timeLeft(model.clock, view.prompt, performance.now()) === null) return null;
  return (
    <button
      type="button"
      class="button quiet give-time"
      aria-disabled={table.doing?.do === "give-time" ? "true" : undefined}
      onClick={() => void table.command({ do: "give-time" })}
    >
      <Icon name="hourglass" class="icon" />
      {words.t("table.give-time")}
    </button>
  );
}
