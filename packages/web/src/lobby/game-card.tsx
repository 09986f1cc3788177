import { gameAbout, gameName } from "@darbar/words/option-words";
import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { GAMES } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";
import { useWords } from "../words/speak.tsx";
import { lessonAddress, newTableAddress } from "./addresses.ts";
import { gamePlayers } from "./game-words.ts";
import { type QuickChoice, QuickMenu, usualGame } from "./quick-menu.tsx";
import "./game-card.css";

interface GameCardProps {
  readonly game: GameName;
  readonly busy: boolean;
  /** What says how a game is begun. */
  readonly hint: string;
  onPlayNow(choice: QuickChoice): void;
}

/** A game at a look: its signs, what it is about, and the two ways to begin. */
export function GameCard({ game, busy, hint, onPlayNow }: GameCardProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const { skin, Signs, lesson } = GAMES[game];
  const title = gameName(game, words);
  return (
    <article class={skin === null ? "game-card" : `game-card skin-${skin}`} aria-labelledby={`game-${game}`}>
      <div class="game-signs">
        <Signs class="game-sign" />
      </div>
      <h2 id={`game-${game}`}>
        <bdi>{title}</bdi>
      </h2>
      <p class="game-about">{gameAbout(game, words)}</p>
      <p class="hint">{gamePlayers(game, words)}</p>
      <div class="game-acts">
        <button
          type="button"
          class="button primary"
          aria-describedby={hint}
          aria-disabled={busy}
          onClick={() => !busy && onPlayNow(usualGame(game))}
        >
          <Icon name="play" class="icon" />
          <span>
            {t("lobby.play-now")} <span class="hidden-text">{title}</span>
          </span>
        </button>
        <QuickMenu game={game} busy={busy} onPlay={onPlayNow} />
        <a class="button" href={newTableAddress(game)} aria-describedby={hint}>
          <Icon name="plus" class="icon" />
          <span>
            {t("lobby.new-table")} <span class="hidden-text">{title}</span>
          </span>
        </a>
      </div>
      {lesson !== null && (
        <a class="way-link" href={lessonAddress(game)}>
          <span>
            {t("lobby.learn.new")} <span class="hidden-text">{title}</span>
          </span>
        </a>
      )}
    </article>
  );
}
