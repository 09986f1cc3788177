import { GAME_NAMES } from "@darbar/protocol/agreed";
import { gameName } from "@darbar/words/option-words";
import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { GAMES } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";
import { useWords } from "../words/speak.tsx";
import { lessonAddress, rulesAddress } from "./addresses.ts";
import { gameKinds } from "./game-words.ts";

/** What one can do besides playing: learn a game, read its rules, watch an old one. */
export function More(): JSX.Element {
  const { t } = useWords();
  return (
    <nav class="front-more" aria-labelledby="front-more">
      <h2 id="front-more">{t("lobby.front.more")}</h2>
      <ul>
        {GAME_NAMES.map((game) => (
          <WaysInto key={game} game={game} />
        ))}
        <li class="panel way">
          <Icon name="hand" class="way-icon" />
          <div>
            <a class="way-link" href="/one-phone">
              {t("lobby.one-phone")}
            </a>
            <p class="hint">{t("lobby.one-phone.hint")}</p>
          </div>
        </li>
        <li class="panel way">
          <Icon name="eye" class="way-icon" />
          <div>
            <a class="way-link" href="/replay">
              {t("lobby.replay")}
            </a>
            <p class="hint">{t("lobby.replay.hint")}</p>
          </div>
        </li>
      </ul>
    </nav>
  );
}

/** The lesson of a game, and its rules. */
function WaysInto({ game }: { readonly game: GameName }): JSX.Element {
  const words = useWords();
  const { t } = words;
  const { Star, lesson, loadRules } = GAMES[game];
  return (
    <li class="panel way">
      <Star class="way-icon" />
      <div>
        <h3>
          <bdi>{gameName(game, words)}</bdi>
        </h3>
        {lesson !== null && (
          <>
            <a class="way-link" href={lessonAddress(game)}>
              <span>
                {t("lobby.learn")} <span class="hidden-text">{gameName(game, words)}</span>
              </span>
            </a>
            <p class="hint">{t("lobby.learn.hint")}</p>
          </>
        )}
        {loadRules !== null && (
          <>
            <p id={`rules-of-${game}`} class="rules-title">
              {t("lobby.rules")}
            </p>
            <ul class="rules-links" aria-labelledby={`rules-of-${game}`}>
              {gameKinds(game, words).map(({ kind, title }) => (
                <li key={kind}>
                  <a href={rulesAddress(game, kind)}>
                    <bdi>{title}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  );
}
