import { BOT_LEVELS, type BotLevel } from "@darbar/protocol/agreed";
import { gameName } from "@darbar/words/option-words";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons.tsx";
import { GAMES } from "../../games/list.ts";
import type { GameName } from "../../games/shown-game.ts";
import { LONGEST_NAME } from "../../lobby/name-field.tsx";
import { useWords } from "../../words/speak.tsx";
import type { PhoneWish } from "./messages.ts";
import "../../lobby/lobby.css";

/** So many people pass a phone round at least, and at most; and as many seats there are with bots. */
const FEWEST = 2;
const MOST = 6;

interface WhoPlaysProps {
  readonly game: GameName;
  onBegin(wish: PhoneWish): void;
}

/** Before a game with one phone: who sits around it, clockwise, and how many bots besides. */
export function WhoPlays({ game, onBegin }: WhoPlaysProps): JSX.Element {
  const words = useWords();
  const { t, number } = words;
  const [names, setNames] = useState<readonly string[]>(["", "", ""]);
  const [bots, setBots] = useState(0);
  const [level, setLevel] = useState<BotLevel>("regular");
  const [isSame, setSame] = useState(false);
  const called = names.map((name, place) => name.trim() || t("room.phone.player", { n: place + 1 }));
  const room = MOST - names.length;
  const sit = (next: readonly string[]): void => {
    setNames(next);
    setBots(Math.min(bots, MOST - next.length));
  };
  const begin = (): void => {
    setSame(new Set(called).size < called.length);
    if (new Set(called).size < called.length) return;
    const seats = called.length + bots;
    // Who begins is drawn by lot: everybody may know it.
    onBegin({ options: { first: Math.floor(Math.random() * seats) }, people: called, bots, level });
  };
  const { Signs } = GAMES[game];
  return (
    <div class="lobby-page who-plays">
      <h1>{t("room.phone.title")}</h1>
      <p>
        <bdi>{gameName(game, words)}</bdi>
      </p>
      <p class="who-signs" aria-hidden="true">
        <Signs class="who-sign" />
      </p>
      <p class="hint">{t("room.phone.intro")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <ol class="who-names">
          {names.map((name, place) => (
            <li key={place} class="who-name">
              <input
                type="text"
                dir="auto"
                aria-label={t("room.phone.player", { n: place + 1 })}
                placeholder={t("room.phone.player", { n: place + 1 })}
                maxLength={LONGEST_NAME}
                value={name}
                onInput={({ currentTarget }) => setNames(names.with(place, currentTarget.value.slice(0, 24)))}
              />
              {names.length > FEWEST && (
                <button
                  type="button"
                  class="button quiet"
                  aria-label={t("room.phone.remove", { n: place + 1 })}
                  onClick={() => sit(names.toSpliced(place, 1))}
                >
                  <Icon name="close" class="icon" />
                </button>
              )}
            </li>
          ))}
        </ol>
        {room > 0 && (
          <button type="button" class="button" onClick={() => sit([...names, ""])}>
            <Icon name="plus" class="icon" />
            {t("room.phone.add")}
          </button>
        )}
        {room > 0 && (
          <div class="row">
            <label class="field">
              {t("room.phone.bots")}
              <select value={bots} onChange={({ currentTarget }) => setBots(Number(currentTarget.value))}>
                {Array.from({ length: room + 1 }, (_, count) => (
                  <option key={count} value={count}>
                    {number(count)}
                  </option>
                ))}
              </select>
            </label>
            {bots > 0 && (
              <label class="field">
                {t("lobby.bot-level")}
                <select value={level} onChange={({ currentTarget }) => setLevel(currentTarget.value as BotLevel)}>
                  {BOT_LEVELS.map((each) => (
                    <option key={each} value={each}>
                      {t(`lobby.bot-level.${each}`)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        )}
        <p class="problem" role="alert">
          {isSame && t("room.phone.same")}
        </p>
        <button type="submit" class="button primary">
          <Icon name="play" class="icon" />
          {t("room.phone.begin")}
        </button>
      </form>
    </div>
  );
}
