import type { Mode } from "@darbar/cops";
import type { ComponentType, JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { deviceDrawer } from "../app/drawer.ts";
import { Loaded } from "../app/page.tsx";
import { useStore } from "../app/store.ts";
import { bringGame } from "../games/bring.ts";
import type { GameName } from "../games/shown-game.ts";
import type { Whisper } from "../learn/whisper.tsx";
import { keepFilm } from "../replay/kept-film.ts";
import { bringSolo } from "../solo/bring-solo.ts";
import { randomFraction } from "../solo/chance.ts";
import type { SoloRules } from "../solo/solo-rules.ts";
import { openSolo, type SoloTable } from "../solo/solo-table.ts";
import { SOLO_PERSON } from "../solo/wish.ts";
import { hasGame } from "../table/model.ts";
import { useTable } from "../table/use-table.ts";
import { useWords } from "../words/speak.tsx";
import { GameScreen } from "./game-screen.tsx";
import { LaterGameOver } from "./pieces.tsx";

/** Seats of a practice table, and of a first game. */
const SEATS: Readonly<Record<GameName, { readonly usual: number; readonly first: number }>> = {
  coup: { usual: 4, first: 3 },
  cops: { usual: 5, first: 4 },
};

/** Where a game under way is kept, and a first game. */
const DRAWERS: Readonly<Record<GameName, { readonly usual: string; readonly first: string }>> = {
  coup: { usual: "darbar.practice", first: "darbar.first-game" },
  cops: { usual: "darbar.practice.cops", first: "darbar.first-game.cops" },
};

/** Who whispers hints. */
const HINTS: Readonly<Record<GameName, () => Promise<Whisper>>> = {
  coup: async () => (await import("../learn/coup/hint.ts")).whisper,
  cops: async () => (await import("../learn/cops/hint.ts")).whisper,
};

interface Wanted {
  /** Which of the two games of Good Cop Bad Cop. */
  readonly mode: Mode | null;
  /** A first game, against patient bots, with hints. */
  readonly isFirst: boolean;
}

/** Practice in the page, with or without a network. Its game, its bots and its words are brought side by side. */
export function PracticePage({ game, ...wanted }: Wanted & { readonly game: GameName }): JSX.Element | null {
  return <Loaded load={() => practiceOf(game)} says={[game]} with={wanted} />;
}

async function practiceOf(game: GameName): Promise<ComponentType<Wanted>> {
  const [solo, whisper] = await Promise.all([bringSolo(game), HINTS[game](), bringGame(game)]);
  return (wanted) => <OpenPractice {...wanted} solo={solo} whisper={whisper} />;
}

interface OpenPracticeProps extends Wanted {
  readonly solo: SoloRules;
  readonly whisper: Whisper;
}

function OpenPractice({ solo, whisper, mode, isFirst }: OpenPracticeProps): JSX.Element | null {
  const app = useApp();
  const { t } = useWords();
  const table = useMemo(() => {
    const name = app.person.get()?.name ?? t("app.you");
    const kind = isFirst ? "first" : "usual";
    const wish = { options: mode === null ? {} : { mode }, seats: SEATS[solo.game][kind], name, patient: true };
    return openSolo(solo, wish, {
      random: randomFraction,
      now: () => performance.timeOrigin + performance.now(),
      later: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      store: deviceDrawer(DRAWERS[solo.game][kind]),
    });
  }, [solo, mode, isFirst]);
  useEffect(() => () => table.close(), [table]);
  return <Practice table={table} whisper={whisper} isFirst={isFirst} />;
}

interface PracticeProps {
  readonly table: SoloTable;
  readonly whisper: Whisper;
  readonly isFirst: boolean;
}

function Practice({ table, whisper: Hint, isFirst }: PracticeProps): JSX.Element | null {
  const app = useApp();
  const { t } = useWords();
  const settings = useStore(app.settings);
  const { controller, screen } = useTable(table, () => SOLO_PERSON);
  const [hasHints, setHasHints] = useState(isFirst);
  const { model } = screen;
  if (model === null || !hasGame(model)) return null;
  const leave = (): void => {
    void controller.do({ do: "leave" });
    app.router.go("/");
  };
  const watchReplay = (): void => {
    const record = table.recordOf();
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
