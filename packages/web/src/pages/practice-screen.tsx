import type { JSX } from "preact";
import { Loaded } from "../app/loaded.tsx";
import type { Aftermath } from "../ending/ended-game.ts";
import { useWords } from "../words/speak.tsx";
import { GameScreen, type GameScreenProps } from "./game-screen.tsx";

const gameOver = async () => (await import("../lobby/game-over.tsx")).GameOver;
const endSheet = async () => (await import("../ending/end-sheet.tsx")).EndSheet;
const ENDING = ["ending", "replay"] as const;

interface PracticeScreenProps
  extends Pick<GameScreenProps, "controller" | "screen" | "model" | "beside" | "going" | "out"> {
  /** Who the reader is at this table. */
  readonly person: string;
  readonly aftermath: Aftermath;
  onLeave(): void;
}

/** A game of practice, with hints beside it, and what can be done after it. */
export function PracticeScreen({ person, aftermath, onLeave, ...game }: PracticeScreenProps): JSX.Element {
  const { t } = useWords();
  const { model, controller } = game;
  return (
    <GameScreen
      {...game}
      connection="open"
      title={t("app.at-practice")}
      mode="practice"
      after={
        <Loaded load={gameOver} with={{ model, person, aftermath, onLeave, onCommand: controller.do }} says={ENDING} />
      }
      sheet={
        model.game.outcome === null ? undefined : (
          <Loaded key={model.game.number} load={endSheet} with={{ model, aftermath }} says={ENDING} />
        )
      }
    />
  );
}
