import { BOT_LEVELS, BOT_STYLES } from "@darbar/protocol/agreed";
import { gameName } from "@darbar/words/option-words";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useSkin } from "../app/use-skin.ts";
import { Icon } from "../art/icons.tsx";
import { skinOf } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";
import { ChoiceCard, ChoiceGroup } from "../lobby/choice-card.tsx";
import type { BotsWish } from "../practice/manner.ts";
import { useWords } from "../words/speak.tsx";
import "../lobby/lobby.css";
import "../lobby/setup-form.css";

interface PracticeSetupProps {
  readonly game: GameName;
  /** The bots that were wished for last. */
  readonly start: BotsWish;
  onBegin(bots: BotsWish): void;
}

/** Before a practice game: how well the bots play, and what they are like. */
export function PracticeSetup({ game, start, onBegin }: PracticeSetupProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const [bots, setBots] = useState(start);
  useSkin(skinOf(game));
  return (
    <div class="lobby-page">
      <h1>{t("lobby.practise")}</h1>
      <p>
        <bdi>{gameName(game, words)}</bdi>
      </p>
      <p class="hint">{t("learn.practice.intro")}</p>
      <form
        class="setup-form"
        onSubmit={(event) => {
          event.preventDefault();
          onBegin(bots);
        }}
      >
        <ChoiceGroup legend={t("learn.practice.level")}>
          {BOT_LEVELS.map((level) => (
            <ChoiceCard
              key={level}
              type="radio"
              name="level"
              title={t(`lobby.bot-level.${level}`)}
              hint={t(`learn.practice.level.${level}`)}
              checked={bots.level === level}
              onChange={() => setBots({ ...bots, level })}
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend={t("learn.practice.style")}>
          {[null, ...BOT_STYLES].map((style) => (
            <ChoiceCard
              key={style}
              type="radio"
              name="style"
              title={t(`lobby.bot-style.${style ?? "any"}`)}
              hint={t(`learn.practice.style.${style ?? "any"}`)}
              checked={bots.style === style}
              onChange={() => setBots({ ...bots, style })}
            />
          ))}
        </ChoiceGroup>
        <footer class="setup-foot">
          <div class="row">
            <button type="submit" class="button primary">
              <Icon name="play" class="icon" />
              {t("lobby.start")}
            </button>
          </div>
        </footer>
      </form>
    </div>
  );
}
