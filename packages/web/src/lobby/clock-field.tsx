import type { Clock } from "@darbar/protocol";
import { CLOCK_NAMES, CLOCK_PARTS, CLOCK_RANGES, CLOCKS, type ClockPart, type Seconds } from "@darbar/protocol/agreed";
import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { useWords } from "../words/speak.tsx";
import { ChoiceCard, ChoiceGroup } from "./choice-card.tsx";
import { clockMeaning } from "./clock-words.ts";
import { isAllowed } from "./clocks.ts";
import { wholeOf } from "./digits.ts";

interface ClockFieldProps {
  readonly clock: Clock;
  onChange(clock: Clock): void;
}

const FIRST_OWN: Seconds = CLOCKS.normal;

/** The clock: one of those with a name, or seconds of one's own. */
export function ClockField({ clock, onChange }: ClockFieldProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const isOwn = typeof clock !== "string";
  return (
    <>
      <ChoiceGroup legend={t("lobby.clock")}>
        {CLOCK_NAMES.map((name) => (
          <ChoiceCard
            key={name}
            type="radio"
            name="clock"
            title={t(`lobby.clock.${name}`)}
            hint={clockMeaning(name, words)}
            checked={clock === name}
            onChange={() => onChange(name)}
          />
        ))}
        <ChoiceCard
          type="radio"
          name="clock"
          title={t("lobby.clock.own")}
          hint={isOwn ? clockMeaning(clock, words) : null}
          checked={isOwn}
          onChange={() => onChange(FIRST_OWN)}
        />
      </ChoiceGroup>
      {isOwn && (
        <div class="own-clock">
          {CLOCK_PARTS.map((part) => (
            <SecondsField
              key={part}
              part={part}
              seconds={clock[part]}
              onChange={(seconds) => onChange({ ...clock, [part]: seconds })}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface SecondsFieldProps {
  readonly part: ClockPart;
  readonly seconds: number;
  onChange(seconds: number): void;
}

/** A number of seconds; it takes the digits of any keyboard, which `type="number"` does not. */
function SecondsField({ part, seconds, onChange }: SecondsFieldProps): JSX.Element {
  const { t, number } = useWords();
  const id = useId();
  const [text, setText] = useState(number(seconds));
  const read = wholeOf(text);
  const isBad = read === null || !isAllowed(part, read);
  return (
    <div class="field">
      <label for={id}>{t(`lobby.clock.${part}`)}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={text}
        aria-invalid={isBad}
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          const typed = wholeOf(currentTarget.value);
          if (typed !== null && isAllowed(part, typed)) onChange(typed);
        }}
      />
      <span id={`${id}-hint`} class={isBad ? "problem" : "hint"}>
        {t(isBad ? "lobby.clock.bad" : "lobby.clock.range", { ...CLOCK_RANGES[part] })}
      </span>
    </div>
  );
}
