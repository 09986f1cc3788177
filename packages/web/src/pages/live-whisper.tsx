import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { useLayout } from "../board/layout.ts";
import { GAMES, isShown } from "../games/list.ts";
import type { Whisper } from "../learn/whisper.tsx";
import type { GameModel, TableModel } from "../table/model.ts";
import type { HintSwitch } from "../table/props.ts";

interface LiveWhisperProps {
  readonly model: TableModel & { readonly game: GameModel };
  readonly hints: HintSwitch;
}

/**
 * What a patient friend whispers at a table of the server. It comes after the table, and nobody waits for it; where there is
 * no side of the table to stand at and nobody has asked for it, and where it cannot be loaded, there is only less to read.
 */
export function LiveWhisper({ model, hints }: LiveWhisperProps): JSX.Element | null {
  const { speech } = useApp();
  const [loaded, setLoaded] = useState<{ readonly Hint: Whisper } | null>(null);
  const hasRoom = useLayout() === "wide";
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
  if (loaded === null || !(hasRoom || hints.isAsked)) return null;
  const { Hint } = loaded;
  return <Hint model={model} isOpen={hints.isOn} isBrief onToggle={hints.toggle} />;
}
