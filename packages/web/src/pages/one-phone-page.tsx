import type { ComponentType, JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Loaded } from "../app/loaded.tsx";
import { useStore } from "../app/store.ts";
import { useSkin } from "../app/use-skin.ts";
import { GAMES, skinOf } from "../games/list.ts";
import { loadGame } from "../games/load.ts";
import type { GameName } from "../games/shown-game.ts";
import type { SayAloud } from "../room/one-phone/asked-here.tsx";
import { OnePhoneGame } from "../room/one-phone/one-phone-game.tsx";
import { openPhoneOf } from "../room/one-phone/phone.ts";
import { WhoPlays } from "../room/one-phone/who-plays.tsx";
import { useWords } from "../words/speak.tsx";
import "../room/one-phone/one-phone.css";

/** Several people and one phone. The game is in a worker: the page has what all may see, and one hand at most. */
export function OnePhonePage({ game }: { readonly game: GameName }): JSX.Element {
  return <Loaded load={() => onePhone(game)} says={[game]} with={{}} />;
}

async function onePhone(game: GameName): Promise<ComponentType<object>> {
  const shown = GAMES[game].onePhone;
  if (shown === null) throw new Error(`${game} is not played with one phone`);
  const [sayAloud] = await Promise.all([shown.loadSayAloud(), loadGame(game)]);
  return () => <OnePhone game={game} start={shown.startWorker} sayAloud={sayAloud} />;
}

interface OnePhoneProps {
  readonly game: GameName;
  readonly sayAloud: SayAloud;
  start(): Worker;
}

function OnePhone({ game, start, sayAloud }: OnePhoneProps): JSX.Element {
  const { t } = useWords();
  const phone = useMemo(() => openPhoneOf(start()), [game]);
  useEffect(() => () => phone.close(), [phone]);
  useSkin(skinOf(game));
  const isKept = useStore(phone.isKept);
  const [hasBegun, setBegun] = useState<boolean | null>(null);
  const [games, count] = useState(0);
  const isOn = hasBegun ?? isKept;
  if (isOn === null) return <p class="loading">{t("app.loading")}</p>;
  if (!isOn) {
    return (
      <WhoPlays
        game={game}
        onBegin={(wish) => {
          phone.ask({ ask: "begin", wish });
          count(games + 1);
          setBegun(true);
        }}
      />
    );
  }
  const end = (): void => {
    phone.ask({ ask: "forget" });
    setBegun(false);
  };
  return <OnePhoneGame key={games} phone={phone} sayAloud={sayAloud} onEnd={end} />;
}
