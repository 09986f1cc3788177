import type { State } from "@darbar/coup";
import type { JSX } from "preact";
import "./learn.css";
import { Icon } from "../art/icons.tsx";
import { characterName } from "../coup/words/characters.ts";
import type { Names } from "../coup/words/contract.ts";
import { namesOf } from "../coup/words/names.ts";
import type { TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";
import type { Words } from "../words/words.ts";
import { hintsFor, type Hint as Whisper } from "./hints.ts";

interface HintProps {
  readonly model: TableModel;
  /** Whether hints are given; if not, they can be asked for. */
  readonly isOpen: boolean;
  onToggle(): void;
}

/** What a patient friend would whisper now; can be switched off and on. */
export function Hint({ model, isOpen, onToggle }: HintProps): JSX.Element | null {
  const words = useWords();
  const { t } = words;
  const { game, me } = model;
  if (game === null || me === null || game.outcome !== null) return null;
  const whispers = isOpen && model.given === null ? hintsFor(game.view as State, me) : [];
  const names = namesOf(model.seats, words);
  return (
    <section class={`whisper${isOpen ? " is-open" : ""}`} aria-label={t("learn.hint")}>
      <div class="whisper-says" aria-live="polite">
        {whispers.map((whisper) => (
          <p key={whisper.hint}>
            <Icon name="hint" class="icon" />
            <span>
              <Said text={hintText(whisper, words, names)} />
            </span>
          </p>
        ))}
      </div>
      <button type="button" class="button quiet whisper-switch" onClick={onToggle}>
        <Icon name={isOpen ? "eye-off" : "hint"} class="icon" />
        {t(isOpen ? "learn.hints-off" : "learn.hints-on")}
      </button>
    </section>
  );
}

/** A hint in words. */
export function hintText(whisper: Whisper, words: Words, names: Names): string {
  const { t } = words;
  switch (whisper.hint) {
    case "can-coup":
    case "stolen":
      return t(`learn.hint.${whisper.hint}`, { n: whisper.n });
    case "steal":
      return t("learn.hint.steal", { name: names(whisper.seat) });
    case "sure-bluff":
    case "honest-block":
    case "prove":
    case "caught":
      return t(`learn.hint.${whisper.hint}`, { card: characterName(whisper.card, words) });
    case "risky":
      return t("learn.hint.risky", { card: characterName(whisper.card, words), n: whisper.n, total: whisper.total });
    default:
      return t(`learn.hint.${whisper.hint}`);
  }
}
