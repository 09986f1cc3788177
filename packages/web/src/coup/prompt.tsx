import type { Move } from "@darbar/coup";
import type { ComponentChildren, JSX, Ref } from "preact";
import { problemText } from "../app/problem.ts";
import { Icon } from "../art/icons.tsx";
import type { TableProps } from "../table/props.ts";
import { Said } from "../words/speak.tsx";
import { Choices } from "./choices.tsx";
import { Clock, timeLeft } from "./clock.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import { characterName } from "./words/characters.ts";
import { questionText } from "./words/question.ts";
import { REFUSALS, refusalText } from "./words/refusal.ts";

interface PromptProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly table: TableProps;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** What happened, what one may do, and how long: the same place for it all, kept free while there is nothing to ask. */
export function Prompt({ sight, play, table, heading }: PromptProps): JSX.Element {
  const { view, words, model, home, isOver, waiting } = sight;
  const isAsked = play.choices.length > 0;
  return (
    <section class={`prompt${isAsked ? " is-asked" : ""}`} aria-labelledby="prompt-heading">
      <div class="prompt-head">
        <h2 id="prompt-heading" tabIndex={-1} ref={heading}>
          <Said text={headingOf(sight, play)} />
        </h2>
        {!isOver && <Clock clock={model.clock} prompt={view.prompt} isMine={home !== null && waiting.includes(home)} />}
      </div>
      {table.refused !== null && (
        <p class="refused" role="alert">
          <Icon name="hint" class="icon" />
          <Said text={whyRefused(table.refused.code, words)} />
        </p>
      )}
      <div class="prompt-body" key={view.prompt}>
        {isAsked && <Choices sight={sight} play={play} />}
        {isOver ? table.after : null}
        <GiveTime sight={sight} table={table} />
      </div>
    </section>
  );
}

/** The rules refuse moves; the table refuses everything else. */
function whyRefused(code: string, words: Sight["words"]): string {
  return REFUSALS.some((known) => known === code) ? refusalText(code, words) : problemText(code, words);
}

/** What the prompt says: the question, what one has answered, whose answer is awaited, or who has won. */
export function headingOf({ view, words, names, model, isOver, home, plays }: Sight, play: Play): string {
  if (isOver && view.winner !== null && view.winner === home) return words.t("table.you-won");
  if (play.aiming !== null) return words.t("table.at-whom", { act: play.aiming.label });
  if (plays && model.given !== null) return givenText(model.given as Move, words);
  return questionText(view, words, names);
}

function givenText(given: Move, words: Sight["words"]): string {
  switch (given.do) {
    case "pass":
    case "challenge":
      return words.t(given.do === "pass" ? "table.given-pass" : "table.given-challenge");
    case "block":
      return words.t("table.given-block", { as: characterName(given.as, words, "inst") });
    default:
      return words.t("table.given");
  }
}

/** Where others are awaited against the clock, one can be generous. */
function GiveTime({ sight, table }: { readonly sight: Sight; readonly table: TableProps }): ComponentChildren {
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
