import type { State } from "@darbar/coup";
import { characterName } from "@darbar/words/coup/characters";
import type { Names } from "@darbar/words/names";
import type { Words } from "@darbar/words/words";
import { whispering } from "../../../learn/whisper.tsx";
import { type Hint, hintsFor } from "./hints.ts";

/** What a patient friend would whisper at a table of Coup. */
export const whisper = whispering(({ view }, me, words, names) =>
  hintsFor(view as State, me).map((hint) => hintText(hint, words, names)),
);

/** A hint in words. */
export function hintText(hint: Hint, words: Words, names: Names): string {
  const { t } = words;
  switch (hint.hint) {
    case "can-coup":
    case "stolen":
      return t(`learn.hint.${hint.hint}`, { n: hint.n });
    case "steal":
      return t("learn.hint.steal", { name: names(hint.seat) });
    case "sure-bluff":
    case "honest-block":
    case "prove":
    case "caught":
      return t(`learn.hint.${hint.hint}`, { card: characterName(hint.card, words) });
    case "risky":
      return t("learn.hint.risky", { card: characterName(hint.card, words), n: hint.n, total: hint.total });
    default:
      return t(`learn.hint.${hint.hint}`);
  }
}
