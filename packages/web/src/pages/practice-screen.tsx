import type { JSX } from "preact";
import { useWords } from "../words/speak.tsx";
import { GameScreen, type GameScreenProps } from "./game-screen.tsx";
import { LaterGameOver } from "./pieces.tsx";

interface PracticeScreenProps
  extends Pick<GameScreenProps, "controller" | "screen" | "model" | "beside" | "going" | "out"> {
  /** Who the reader is at this table. */
  readonly person: string;
  onReplay(): void;
  onLeave(): void;
}

/** A game of practice, with hints beside it, and what can be done after it. */
export function PracticeScreen({ person, onReplay, onLeave, ...game }: PracticeScreenProps): JSX.Element {
  const { t } = useWords();
  const { model, controller } = game;
  return (
    <GameScreen
      {...game}
      connection="open"
      title={t("app.at-practice")}
      mode="practice"
      after={<LaterGameOver {...{ model, person, onReplay, onLeave }} onCommand={controller.do} />}
    />
  );
}
