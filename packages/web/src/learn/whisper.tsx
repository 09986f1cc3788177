import type { ComponentType, JSX } from "preact";
import "./learn.css";
import { type Names, namesOf } from "@darbar/words/names";
import type { Words } from "@darbar/words/words";
import { Icon } from "../art/icons.tsx";
import { type GameModel, hasGame, type TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";

interface WhisperProps {
  readonly model: TableModel;
  /** Whether hints are given; if not, they can be asked for. */
  readonly isOpen: boolean;
  /** Whether one hint is enough: who is new to a game reads no more than that. */
  readonly isBrief?: boolean;
  onToggle(): void;
}

/** Who whispers hints at a table. */
export type Whisper = ComponentType<WhisperProps>;

/** The hints for whoever sits in a seat, in words. */
export type HintTexts = (game: GameModel, me: number, words: Words, names: Names) => readonly string[];

/** Whispers the hints of a game: what a patient friend would say now; they can be switched off and on. */
export function whispering(hintTexts: HintTexts): Whisper {
  return function Hint({ model, isOpen, isBrief, onToggle }: WhisperProps): JSX.Element | null {
    const words = useWords();
    const { t } = words;
    const { me } = model;
    if (!hasGame(model) || me === null || model.game.outcome !== null) return null;
    const isGiven = isOpen && model.given === null;
    const all = isGiven ? hintTexts(model.game, me, words, namesOf(model.seats, words)) : [];
    const texts = isBrief === true ? all.slice(0, 1) : all;
    return (
      <section class={`whisper${isOpen ? " is-open" : ""}`} aria-label={t("learn.hint")}>
        {/* On a small screen it scrolls: what scrolls must be reached by keyboard. */}
        <div class="whisper-says" aria-live="polite" tabIndex={texts.length === 0 ? -1 : 0}>
          {texts.map((text) => (
            <p key={text}>
              <Icon name="hint" class="icon" />
              <span>
                <Said text={text} />
              </span>
            </p>
          ))}
        </div>
        <button type="button" class="button quiet whisper-switch" onClick={onToggle}>
          <Icon name={isOpen ? "eye-off" : "hint"} class="icon" />
          {t(isOpen ? "table.hints-off" : "table.hints-on")}
        </button>
      </section>
    );
  };
}
