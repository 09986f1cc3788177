import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { deviceDrawer } from "../app/drawer.ts";
import { useStore } from "../app/store.ts";
import { Hint } from "../learn/hint.tsx";
import { keepFilm } from "../replay/kept-film.ts";
import { randomFraction } from "../solo/chance.ts";
import { openSolo, type SoloTable } from "../solo/solo-table.ts";
import { SOLO_PERSON } from "../solo/wish.ts";
import { useTable } from "../table/use-table.ts";
import { useWords } from "../words/speak.tsx";
import { GameScreen } from "./game-screen.tsx";
import { LaterGameOver } from "./pieces.tsx";

/** Seats of a practice table, and of a first game. */
const SEATS = 4;
const FIRST_SEATS = 3;

/** Practice in the page, with or without a network. `isFirst`: a first game, against patient bots, with hints. */
export function PracticePage({ isFirst }: { readonly isFirst: boolean }): JSX.Element | null {
  const app = useApp();
  const { t } = useWords();
  const solo = useMemo(() => {
    const name = app.person.get()?.name ?? t("app.you");
    const wish = { options: {}, seats: isFirst ? FIRST_SEATS : SEATS, name, patient: true };
    return openSolo(wish, {
      random: randomFraction,
      now: () => performance.timeOrigin + performance.now(),
      later: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      store: deviceDrawer(isFirst ? "darbar.first-game" : "darbar.practice"),
    });
  }, [isFirst]);
  useEffect(() => () => solo.close(), [solo]);
  return <Practice solo={solo} isFirst={isFirst} />;
}

function Practice({ solo, isFirst }: { readonly solo: SoloTable; readonly isFirst: boolean }): JSX.Element | null {
  const app = useApp();
  const { t } = useWords();
  const settings = useStore(app.settings);
  const { controller, screen } = useTable(solo, () => SOLO_PERSON);
  const [hasHints, setHasHints] = useState(isFirst);
  const { model } = screen;
  if (model === null || model.game === null) return null;
  const leave = (): void => {
    void controller.do({ do: "leave" });
    app.router.go("/");
  };
  const watchReplay = (): void => {
    const record = solo.recordOf();
    if (record === null) return;
    keepFilm(record);
    app.router.go("/replay");
  };
  return (
    <GameScreen
      controller={controller}
      screen={screen}
      model={model}
      connection="open"
      title={t("app.at-practice")}
      mode="practice"
      beside={settings.hints && <Hint model={model} isOpen={hasHints} onToggle={() => setHasHints(!hasHints)} />}
      after={
        <LaterGameOver
          model={model}
          person={SOLO_PERSON}
          onCommand={controller.do}
          onReplay={watchReplay}
          onLeave={leave}
        />
      }
    />
  );
}
