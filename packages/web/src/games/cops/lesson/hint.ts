import type { State } from "@darbar/cops";
import { equipmentName, nthCard } from "@darbar/words/cops/things";
import type { Names } from "@darbar/words/names";
import type { Words } from "@darbar/words/words";
import { whispering } from "../../../learn/whisper.tsx";
import { type Hint, hintsFor } from "./hints.ts";

/** What a patient friend would whisper at a table of Good Cop Bad Cop. */
export const whisper = whispering(({ view }, me, words, names) =>
  hintsFor(view as State, me).map((hint) => hintText(hint, words, names)),
);

/** A hint in words. */
export function hintText(hint: Hint, words: Words, names: Names): string {
  const { t } = words;
  switch (hint.hint) {
    case "finish":
    case "shoot-leader":
    case "shoot-enemy":
    case "aim-friend":
    case "in-sight":
    case "in-sight-leader":
    case "in-sight-wounded":
    case "heal":
    case "arm-leader":
    case "investigate":
    case "aim-leader":
    case "aim-enemy":
    case "divert":
      return t(`lesson.hint.${hint.hint}`, { name: names(hint.seat) });
    case "ready": {
      const equipment = equipmentName(hint.equipment, words);
      return t("lesson.hint.ready", { name: names(hint.seat), equipment });
    }
    case "price-known":
      return t("lesson.hint.price-known", { card: nthCard(hint.card, words) });
    default:
      return t(`lesson.hint.${hint.hint}`);
  }
}
