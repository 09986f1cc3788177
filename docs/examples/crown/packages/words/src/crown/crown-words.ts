import type { CrownEvent, Move, State } from "@darbar/games/crown";
import type { Names } from "../names.ts";
import type { Words } from "../words.ts";

/** What an event says; `null`: nothing. */
export function eventText(event: CrownEvent, { t }: Words, names: Names): string | null {
  switch (event.type) {
    case "dealt":
      return t("crown.dealt");
    case "claimed":
      return t("crown.claimed", { name: names(event.seat) });
    case "shown":
      return t(`crown.shown.${event.card}`, { name: names(event.seat) });
    case "won":
      return t("crown.won", { name: names(event.seat) });
    case "turn":
    case "answered":
      return null;
  }
}

/** What is asked, or waited for. */
export function questionText({ claimed, turn }: State, { t }: Words, names: Names): string {
  return t(claimed ? "crown.question.claimed" : "crown.question.turn", { name: names(turn) });
}

/** What a move is called. */
export function moveText(move: Move, { t }: Words): string {
  return t(`crown.move.${move.do}`);
}
