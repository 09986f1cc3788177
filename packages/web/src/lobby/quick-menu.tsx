import { kindsOf, optionsOfKind, seatRange } from "@darbar/kernel/options";
import type { Setup } from "@darbar/protocol";
import { BOT_LEVELS, type BotLevel } from "@darbar/protocol/agreed";
import { gameName } from "@darbar/words/option-words";
import type { JSX } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { GAMES } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";
import { OWN_BOTS, readBots, writeBots } from "../practice/manner.ts";
import { useWords } from "../words/speak.tsx";
import { gameKinds } from "./game-words.ts";
import "./quick-menu.css";

/** What a game that begins at once is to be. */
export interface QuickChoice {
  readonly options: Setup["options"];
  readonly seats: number;
  /** How well the bots play. */
  readonly level: BotLevel;
}

/** How many sit down, where one wants to say so: few, some, many. */
const SEATS = [4, 6, 8] as const;

/** What begins where nothing is chosen: the usual game, against bots as they were wished for last. */
export function usualGame(game: GameName): QuickChoice {
  return { options: {}, seats: GAMES[game].options.seats.usual, level: readBots(OWN_BOTS).level };
}

/** Every kind of a game with so many players: one press begins it. */
function choicesOf(game: GameName, kind: string, level: BotLevel): readonly QuickChoice[] {
  const { options } = GAMES[game];
  const { fewest, most } = seatRange(options, kind);
  const fitting = SEATS.filter((seats) => seats >= fewest && seats <= most);
  return fitting.map((seats) => ({ options: optionsOfKind(options, kind), seats, level }));
}

interface QuickMenuProps {
  readonly game: GameName;
  readonly busy: boolean;
  onPlay(choice: QuickChoice): void;
}

/** Beside the button that begins the usual game: how well the bots play, which kind, and how many. */
export function QuickMenu({ game, busy, onPlay }: QuickMenuProps): JSX.Element | null {
  const words = useWords();
  const { t } = words;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState(() => readBots(OWN_BOTS).level);
  const choose = (chosen: BotLevel): void => {
    setLevel(chosen);
    writeBots(OWN_BOTS, { ...readBots(OWN_BOTS), level: chosen });
  };
  if (kindsOf(GAMES[game].options).length === 0) return null;
  const play = (choice: QuickChoice): void => {
    menu.current?.hidePopover();
    if (!busy) onPlay(choice);
  };
  return (
    <>
      <button type="button" class="button quick-more" popovertarget={id} title={t("lobby.quick")}>
        <Icon name="chevron-down" class="icon" />
        <span class="hidden-text">
          {t("lobby.quick")} {gameName(game, words)}
        </span>
      </button>
      <div id={id} ref={menu} class="quick-menu panel" popover="auto">
        <fieldset class="quick-kind quick-levels">
          <legend>{t("lobby.quick.bots")}</legend>
          {BOT_LEVELS.map((each) => (
            <label key={each} class="quick-level">
              <input type="radio" name={`${id}-level`} checked={level === each} onChange={() => choose(each)} />
              {t(`lobby.bot-level.${each}`)}
            </label>
          ))}
        </fieldset>
        {gameKinds(game, words).map(({ kind, title }) => (
          <fieldset key={kind} class="quick-kind">
            <legend>
              <bdi>{title}</bdi>
            </legend>
            {choicesOf(game, kind, level).map((choice) => (
              <button key={choice.seats} type="button" class="button" aria-disabled={busy} onClick={() => play(choice)}>
                {t("lobby.seats.count", { n: choice.seats })}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}
