import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../app/api.ts";
import { useApp } from "../app/context.ts";
import { loadFonts } from "../app/fonts.ts";
import { later } from "../app/later.tsx";
import { OWN_NAME } from "../app/own-name.ts";
import { problemText } from "../app/problem.ts";
import { newStore, useStore } from "../app/store.ts";
import { isShown } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";
import { practiceNowAddress } from "../lobby/addresses.ts";
import { Front } from "../lobby/front.tsx";
import type { QuickChoice } from "../lobby/quick-menu.tsx";
import { FIRST_THINGS } from "../offline/register.ts";
import { useWords } from "../words/speak.tsx";
import { loadAhead } from "./ahead.ts";
import { quickGame } from "./quick-game.ts";

/** Nobody waits for it, and whoever is here for the first time has no game to come back to. */
const LaterReturning = later<{ readonly wasHere: boolean }>(
  async () => (await import("../returning/returning.tsx")).Returning,
  ({ wasHere }) => wasHere,
  FIRST_THINGS,
);
const NO_TABLES = newStore(null);

/** The front page: who the reader is, what is open, and the ways to a table. */
export function FrontPage(): JSX.Element {
  const app = useApp();
  const words = useWords();
  const person = useStore(app.person);
  const isOffline = useStore(app.isOffline);
  const [isHere, setIsHere] = useState(false);
  const [wasHere] = useState(() => OWN_NAME.read() !== null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isBusy = useRef(busy);
  isBusy.current = busy;
  useEffect(() => {
    void loadAhead(app, () => isBusy.current);
  }, []);
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
    const made = await quickGame(app, { game, ...choice, clock: "relaxed" });
    setBusy(false);
    if (made.ok) return app.router.go(`/t/${made.value}`);
    if (made.error.code === "offline") return app.router.go(practiceNowAddress(game, choice));
    setError(problemText(made.error.code, words));
    loadFonts();
  };

  return (
    <>
      <LaterReturning wasHere={wasHere} />
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
