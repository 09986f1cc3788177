import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { useLayout } from "../board/layout.ts";
import { GAMES, isShown } from "../games/list.ts";
import { useHints } from "../learn/use-hints.ts";
import type { Whisper } from "../learn/whisper.tsx";
import type { GameModel, TableModel } from "../table/model.ts";

interface FirstWhisperProps {
  readonly model: TableModel & { readonly game: GameModel };
}

/**
 * What a patient friend whispers to somebody who is new, at a table with others. It comes after the table, and nobody waits
 * for it; where there is no side of the table to stand at, and where it cannot be loaded, there is only less to read.
 */
export function FirstWhisper({ model }: FirstWhisperProps): JSX.Element | null {
  const { speech } = useApp();
  const [loaded, setLoaded] = useState<{ readonly Hint: Whisper } | null>(null);
  const hasRoom = useLayout() === "wide";
  const [isOpen, toggle] = useHints();
  const { game } = model.game;
  useEffect(() => {
    if (!isShown(game)) return;
    const { lesson, says } = GAMES[game];
    if (lesson === null) return;
    let isWanted = true;
    Promise.all([lesson.loadWhisper(), ...["learn" as const, ...says].map((part) => speech.learn(part))]).then(
      ([Hint]) => isWanted && setLoaded({ Hint }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (loaded === null || !hasRoom) return null;
  const { Hint } = loaded;
  return <Hint model={model} isOpen={isOpen} isBrief onToggle={toggle} />;
}
