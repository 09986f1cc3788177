import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../app/api.ts";
import { useApp } from "../app/context.ts";
import { OWN_NAME } from "../app/own-name.ts";
import { problemText } from "../app/problem.ts";
import { newStore, useStore } from "../app/store.ts";
import { OWN_SHARES } from "../fair/kept-share.ts";
import { isShown } from "../games/bring.ts";
import type { GameName } from "../games/shown-game.ts";
import { practiceNow } from "../lobby/addresses.ts";
import { Front } from "../lobby/front.tsx";
import { useWords } from "../words/speak.tsx";

/** A share of the shuffle of a quick game; without what makes one the game is played all the same. */
async function shareOfOwn() {
  const mixing = await import("../fair/mixing.ts").catch(() => null);
  if (mixing === null) return null;
  const share = mixing.newShare();
  return {
    sent: { commitment: mixing.commitmentToShare(share) },
    keep: (table: string): void => OWN_SHARES.keep({ table, game: 1, seat: 0, share, sealed: null }),
  };
}

const NO_TABLES = newStore(null);

/** How many play a quick game: in each so many that it is lively. */
const QUICK_SEATS: Readonly<Record<GameName, number>> = { coup: 4, cops: 5 };

/** The front page: who the reader is, what is open, and the ways to a table. */
export function FrontPage(): JSX.Element {
  const app = useApp();
  const words = useWords();
  const person = useStore(app.person);
  const isOffline = useStore(app.isOffline);
  const [isHere, setIsHere] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isWanted = true;
    void app.identify().then((known) => {
      if (!isWanted || !known.ok) return;
      stop = app.house().watchLobby();
      setIsHere(true);
    });
    return () => {
      isWanted = false;
      stop?.();
    };
  }, []);
  const tables = useStore(isHere ? app.house().lobby : NO_TABLES);

  const playNow = async (game: GameName): Promise<void> => {
    setBusy(true);
    const [known, share] = await Promise.all([app.identify(), shareOfOwn()]);
    const wish = { game, seats: QUICK_SEATS[game], clock: "relaxed" } as const;
    const made = known.ok ? await api.quick({ ...wish, ...share?.sent }) : known;
    if (made.ok && "code" in made.value) share?.keep(made.value.table);
    setBusy(false);
    if (made.ok && "code" in made.value) return app.router.go(`/t/${made.value.code}`);
    if (!made.ok && made.error.code === "offline") return app.router.go(practiceNow(game));
    if (!made.ok) setError(problemText(made.error.code, words));
  };

  return (
    <Front
      name={person?.name ?? OWN_NAME.read() ?? ""}
      onRename={async (name) => {
        const renamed = await app.rename(name);
        return renamed.ok ? null : problemText(renamed.error.code, words);
      }}
      onPlayNow={(game) => void playNow(game)}
      onJoin={async (code) => {
        const found = await api.findTable(code);
        if (!found.ok) return problemText(found.error.code, words);
        app.router.go(`/t/${code}`);
        return null;
      }}
      tables={tables?.filter(({ setup }) => isShown(setup.game)) ?? null}
      isOffline={isOffline}
      busy={busy}
      error={error}
    />
  );
}
