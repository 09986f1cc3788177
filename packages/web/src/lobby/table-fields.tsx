import type { JSX } from "preact";
import { useWords } from "../words/speak.tsx";
import { BotFields } from "./bot-fields.tsx";
import { ChoiceCard, ChoiceGroup } from "./choice-card.tsx";
import { SeatOptionFields } from "./option-fields.tsx";
import type { TableChoices as Chosen } from "./wishes.ts";

/** What a part of the form shows, and how it says what was chosen. */
export interface FieldsProps {
  readonly choices: Chosen;
  onChange(change: Partial<Chosen>): void;
}

/** Whether the other seats are for people or for bots, and for what bots. */
export function BotsField({ choices, onChange }: FieldsProps): JSX.Element {
  const { t } = useWords();
  return (
    <>
      <ChoiceGroup legend={t("lobby.bots")}>
        {(["none", "all"] as const).map((bots) => (
          <ChoiceCard
            key={bots}
            type="radio"
            name="bots"
            title={t(`lobby.bots.${bots}`)}
            checked={choices.bots === bots}
            onChange={() => onChange({ bots })}
          />
        ))}
      </ChoiceGroup>
      {choices.bots === "all" && <BotFields bots={choices.manner} onChange={(manner) => onChange({ manner })} />}
    </>
  );
}

/** Who may come, who may watch, what is told afterwards, who starts. */
export function TableFields({ choices, onChange }: FieldsProps): JSX.Element {
  const { t } = useWords();
  return (
    <>
      <ChoiceGroup legend={t("lobby.visibility")}>
        {(["link", "public"] as const).map((visibility) => (
          <ChoiceCard
            key={visibility}
            type="radio"
            name="visibility"
            title={t(`lobby.visibility.${visibility}`)}
            checked={choices.visibility === visibility}
            onChange={() => onChange({ visibility })}
          />
        ))}
        <ChoiceCard
          type="checkbox"
          name="spectators"
          title={t("lobby.spectators")}
          hint={t("lobby.spectators.hint")}
          checked={choices.spectators}
          onChange={(spectators) => onChange({ spectators })}
        />
      </ChoiceGroup>
      <ChoiceGroup legend={t("lobby.bluffs")}>
        {(["open", "secret"] as const).map((bluffs) => (
          <ChoiceCard
            key={bluffs}
            type="radio"
            name="bluffs"
            title={t(`lobby.bluffs.${bluffs}`)}
            checked={choices.bluffs === bluffs}
            onChange={() => onChange({ bluffs })}
          />
        ))}
      </ChoiceGroup>
      <SeatOptionFields choices={choices} onChange={onChange} />
    </>
  );
}
