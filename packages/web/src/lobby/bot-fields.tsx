import { BOT_LEVELS, BOT_STYLES, type BotLevel, type BotStyle } from "@darbar/protocol/agreed";
import type { JSX } from "preact";
import type { BotsWish } from "../practice/manner.ts";
import { useWords } from "../words/speak.tsx";
import "./bot-fields.css";

interface BotFieldsProps {
  readonly bots: BotsWish;
  onChange(bots: BotsWish): void;
}

const ANY = "any";

/** What new bots are to be: how well they play, and what they are like. */
export function BotFields({ bots, onChange }: BotFieldsProps): JSX.Element {
  const { t } = useWords();
  return (
    <div class="bot-fields">
      <label class="field">
        {t("lobby.bot-level")}
        <select
          value={bots.level}
          onChange={({ currentTarget }) => onChange({ ...bots, level: currentTarget.value as BotLevel })}
        >
          {BOT_LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`lobby.bot-level.${level}`)}
            </option>
          ))}
        </select>
      </label>
      <BotStyleField bots={bots} onChange={onChange} />
    </div>
  );
}

/** What new bots are to be like. */
export function BotStyleField({ bots, onChange }: BotFieldsProps): JSX.Element {
  const { t } = useWords();
  return (
    <label class="field">
      {t("lobby.bot-style")}
      <select
        value={bots.style ?? ANY}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...bots, style: value === ANY ? null : (value as BotStyle) })
        }
      >
        {([ANY, ...BOT_STYLES] as const).map((style) => (
          <option key={style} value={style}>
            {t(`lobby.bot-style.${style}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
