import { EDITIONS } from "@darbar/coup";
import { characterName } from "@darbar/words/coup/characters";
import { editionOrigin, editionTitle, optionSentence, optionTitle } from "@darbar/words/coup/option-words";
import type { JSX } from "preact";
import { Choice, Choices } from "../../../lobby/choice.tsx";
import type { FieldsProps } from "../../../lobby/table-fields.tsx";
import { offerFor } from "../../../lobby/wishes.ts";
import { useWords } from "../../../words/speak.tsx";

/** The editions, each with where its rules come from. */
export function EditionField({ choices, onChange }: FieldsProps): JSX.Element {
  const words = useWords();
  return (
    <Choices legend={words.t("lobby.edition")}>
      {EDITIONS.map((edition) => (
        <Choice
          key={edition}
          type="radio"
          name="edition"
          title={editionTitle(edition, words)}
          hint={editionOrigin(edition, words)}
          checked={choices.edition === edition}
          onChange={() => onChange({ edition })}
        />
      ))}
    </Choices>
  );
}

/** What the edition's box holds beyond the base game, a sentence each. */
export function OptionsField({ choices, onChange }: FieldsProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const offer = offerFor(choices);
  return (
    <>
      {offer.characters.length > 1 && (
        <Choices legend={optionTitle("character", words)} hint={optionSentence("character", words)}>
          {offer.characters.map((character) => (
            <Choice
              key={character}
              type="radio"
              name="character"
              title={characterName(character, words)}
              checked={choices.character === character}
              onChange={() => onChange({ character })}
            />
          ))}
        </Choices>
      )}
      <Choices legend={t("lobby.options")}>
        {offer.switches.map(({ name, barred }) => (
          <Choice
            key={name}
            type="checkbox"
            name={name}
            title={optionTitle(name, words)}
            hint={barred ? `${optionSentence(name, words)} ${t("lobby.draft-two")}` : optionSentence(name, words)}
            checked={choices.on.includes(name)}
            disabled={barred}
            onChange={(isOn) =>
              onChange({ on: isOn ? [...choices.on, name] : choices.on.filter((other) => other !== name) })
            }
          />
        ))}
      </Choices>
    </>
  );
}
