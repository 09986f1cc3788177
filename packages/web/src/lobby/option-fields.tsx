import type { OptionValue } from "@darbar/kernel/options";
import { optionAbout, optionBarred, optionTitle, valueAbout, valueTitle } from "@darbar/words/option-words";
import type { JSX } from "preact";
import { useWords } from "../words/speak.tsx";
import { ChoiceCard, ChoiceGroup } from "./choice-card.tsx";
import type { FieldsProps } from "./table-fields.tsx";
import { BY_LOT, chosenValue, offerFor } from "./wishes.ts";

/** What the game's tables can agree on: its kinds, each with a sentence, and what the kind's box holds. */
export function OptionFields({ choices, onChange }: FieldsProps): JSX.Element {
  const words = useWords();
  const { game } = choices;
  const offer = offerFor(choices);
  const say = (name: string, value: OptionValue): void => onChange({ said: { [name]: value } });
  return (
    <>
      {offer.choices.map(({ name, values }) => (
        <ChoiceGroup key={name} legend={optionTitle(game, name, words)} hint={optionAbout(game, name, words)}>
          {values.map((value) => (
            <ChoiceCard
              key={value}
              type="radio"
              name={name}
              title={valueTitle(game, name, value, words)}
              hint={valueAbout(game, name, value, words)}
              checked={chosenValue(choices, name) === value}
              onChange={() => say(name, value)}
            />
          ))}
        </ChoiceGroup>
      ))}
      {offer.switches.length > 0 && (
        <ChoiceGroup legend={words.t("lobby.options")}>
          {offer.switches.map(({ name, on, off, barred }) => (
            <ChoiceCard
              key={name}
              type="checkbox"
              name={name}
              title={optionTitle(game, name, words)}
              hint={[optionAbout(game, name, words), barred && optionBarred(game, name, words)]
                .filter(Boolean)
                .join(" ")}
              checked={chosenValue(choices, name) === on}
              disabled={barred}
              onChange={(isOn) => say(name, isOn ? on : off)}
            />
          ))}
        </ChoiceGroup>
      )}
    </>
  );
}

/** The seats that the table agrees on: who starts, for instance (coup 1, cops 1). */
export function SeatOptionFields({ choices, onChange }: FieldsProps): JSX.Element {
  const words = useWords();
  return (
    <>
      {offerFor(choices).seatOptions.map((name) => (
        <label key={name} class="field">
          {optionTitle(choices.game, name, words)}
          <select
            value={chosenValue(choices, name)?.toString()}
            onChange={({ currentTarget: { value } }) =>
              onChange({ said: { [name]: value === BY_LOT ? BY_LOT : Number(value) } })
            }
          >
            <option value={BY_LOT}>{words.t("lobby.first.lot")}</option>
            {Array.from({ length: choices.seats }, (_, seat) => (
              <option key={seat} value={seat}>
                {words.t("lobby.seat", { n: seat + 1 })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}
