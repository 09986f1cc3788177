import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../app/api.ts";
import { useApp } from "../app/context.ts";
import { later } from "../app/later.tsx";
import { OWN_NAME } from "../app/own-name.ts";
import { problemText } from "../app/problem.ts";
import { newStore, useStore } from "../app/store.ts";
import { isShown } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";
import { practiceNowAddress } from "../lobby/addresses.ts";
import { Front } from "../lobby/front.tsx";
import type { QuickChoice } from "../lobby/quick-menu.tsx";
import { useWords } from "../words/speak.tsx";
import { expectShare, quickGame } from "./quick-game.ts";

/** Nobody waits for it. */
const LaterReturning = later(async () => (await import("../returning/returning.tsx")).Returning);
const NO_TABLES = newStore(null);

/** The front page: who the reader is, what is open, and the ways to a table. */
export function FrontPage(): JSX.Element {
  const app = useApp();
  const words = useWords();
  const person = useStore(app.person);
  const isOffline = useStore(app.isOffline);
  const [isHere, setIsHere] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => void expectShare(), []);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isWanted = true;
    void app.identify().then((known) => {
      if (!isWanted || !known.ok) return;
      stop = app.server().watchLobby();
      setIsHere(true);
    });
    return () => {
      isWanted = false;
      stop?.();
    };
  }, []);
  const tables = useStore(isHere ? app.server().lobby : NO_TABLES);

  const playNow = async (game: GameName, choice: QuickChoice): Promise<void> => {
    setBusy(true);
    // What shows the table comes meanwhile; if it cannot be loaded, its page will say so.
    import("./table-page.tsx").catch(() => undefined);
    const made = await quickGame(app, { game, ...choice, clock: "relaxed" });
    setBusy(false);
    if (made.ok) return app.router.go(`/t/${made.value}`);
    if (made.error.code === "offline") return app.router.go(practiceNowAddress(game, choice));
    setError(problemText(made.error.code, words));
  };

  return (
    <>
      <LaterReturning />
      <Front
        name={person?.name ?? OWN_NAME.read() ?? ""}
        onRename={async (name) => {
          const renamed = await app.rename(name);
          return renamed.ok ? null : problemText(renamed.error.code, words);
        }}
        onPlayNow={(game, choice) => void playNow(game, choice)}
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
    </>
  );
}
