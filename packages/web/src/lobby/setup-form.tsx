import { GAME_NAMES } from "@darbar/protocol/agreed";
import { gameAbout, gameName, optionTitle, valueTitle } from "@darbar/words/option-words";
import type { Words } from "@darbar/words/words";
import type { ComponentChildren, JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { problemText } from "../app/problem.ts";
import { GAMES } from "../games/list.ts";
import { useWords } from "../words/speak.tsx";
import { ChoiceCard, ChoiceGroup } from "./choice-card.tsx";
import { ClockField } from "./clock-field.tsx";
import { OptionFields } from "./option-fields.tsx";
import { SeatsField } from "./seats-field.tsx";
import { BotsField, TableFields } from "./table-fields.tsx";
import { type Chosen, choose, type Dropped, isPlayable, offerFor, type TableChoices as Wanted } from "./wishes.ts";
import "./lobby.css";
import "./setup-form.css";

interface SetupFormProps {
  readonly start: Wanted;
  /** A new table asks what the other seats are for; one that is there has them. */
  readonly isNew: boolean;
  readonly submitLabel: string;
  readonly isBarred?: boolean;
  /** Seats up to this one are taken already. */
  readonly taken?: number;
  /** Further ways out of this table, beside the button. */
  readonly children?: (choices: Wanted) => ComponentChildren;
  /** Answers why it could not be done, in words; `null` if it was. */
  onSubmit(choices: Wanted): Promise<string | null>;
}

/** Everything that is agreed on before the deal. What does not go together cannot be chosen. */
export function SetupForm(props: SetupFormProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const id = useId();
  const [{ choices, ...lost }, setChosen] = useState<Chosen>(() => ({ ...choose(props.start, {}), ...NOTHING_LOST }));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const change = (part: Partial<Wanted>): void => {
    setChosen(choose(choices, part));
    setProblem(null);
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const wrong = form.querySelector<HTMLElement>("[aria-invalid='true']");
    if (wrong !== null) return wrong.focus();
    if (!isPlayable(choices)) return setProblem(problemText("bad-setup", words));
    setBusy(true);
    setProblem(await props.onSubmit(choices));
    setBusy(false);
  };

  const fields = { choices, onChange: change };
  const { seats } = offerFor(choices);
  const isShut = isBusy || props.isBarred === true;
  return (
    <form
      class="setup-form"
      aria-describedby={`${id}-problem`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isShut) void submit(event.currentTarget);
      }}
    >
      <ChoiceGroup legend={t("lobby.game")}>
        {GAME_NAMES.map((game) => (
          <ChoiceCard
            key={game}
            type="radio"
            name="game"
            title={gameName(game, words)}
            hint={gameAbout(game, words)}
            checked={choices.game === game}
            onChange={() => change({ game })}
          />
        ))}
      </ChoiceGroup>
      <OptionFields {...fields} />
      <SeatsField
        seats={choices.seats}
        {...seats}
        taken={props.taken ?? 0}
        onChange={(count) => change({ seats: count })}
      />
      {props.isNew && <BotsField {...fields} />}
      <ClockField clock={choices.clock} onChange={(clock) => change({ clock })} />
      <TableFields {...fields} />
      <footer class="setup-foot">
        <p class="hint" role="status">
          {lostText(lost, choices.seats, words)}
        </p>
        <p id={`${id}-problem`} class="problem" role="alert">
          {problem}
        </p>
        <div class="row">
          <button type="submit" class="button primary" aria-disabled={isShut}>
            {props.submitLabel}
          </button>
          {props.children?.(choices)}
        </div>
      </footer>
    </form>
  );
}

const NOTHING_LOST = { dropped: [], reseated: false } as const;

/** What no longer fits, politely; empty if everything still does. */
function lostText({ dropped, reseated }: Omit<Chosen, "choices">, seats: number, words: Words): string {
  const titles = dropped.map((each) => droppedTitle(each, words));
  const taken = titles.length === 0 ? "" : words.t("lobby.dropped", { what: words.list(titles) });
  return reseated ? `${words.t("lobby.dropped.seats", { seats })} ${taken}` : taken;
}

/** A value of several is called by its own name, everything else by its option's. */
function droppedTitle({ game, option, value }: Dropped, words: Words): string {
  const isOneOfSeveral = GAMES[game].options.options[option].type === "choice";
  return isOneOfSeveral ? valueTitle(game, option, value, words) : optionTitle(game, option, words);
}
