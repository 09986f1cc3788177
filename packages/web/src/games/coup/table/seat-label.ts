import type { Seat } from "@darbar/kernel";
import { awayText } from "@darbar/words/away";
import { bubbleOf } from "@darbar/words/coup/bubble";
import { allegianceName, characterName } from "@darbar/words/coup/characters";
import { claimMarksOf, claimMarksText } from "@darbar/words/coup/claim-marks";
import { isOut, type Sight } from "./sight.ts";

/** Everything that can be seen of a seat, in one sentence for screen readers. */
export function seatLabel(sight: Sight, seat: Seat): string {
  const { view, words, names, model, waiting, past } = sight;
  const { t } = words;
  const { coins, hidden, shown, allegiance } = view.players[seat];
  const sitter = model.seats[seat] ?? null;
  const known = hidden.flatMap((card) => (card === null ? [] : [characterName(card, words)]));
  const parts = [names(seat)];
  if (sitter?.kind === "bot") parts.push(t("table.is-bot"));
  const away = awayText(sitter, words);
  if (away !== null) parts.push(away);
  if (view.winner === seat) parts.push(t("table.has-won"));
  else if (isOut(view, seat)) parts.push(t("table.is-out"));
  else if (!sight.isOver && view.turn === seat) parts.push(t("table.has-turn"));
  if (waiting.includes(seat)) parts.push(t("table.is-awaited"));
  if (allegiance !== null) parts.push(allegianceName(allegiance, words));
  parts.push(t("table.coins", { count: coins }));
  if (known.length > 0) parts.push(t("table.holds", { cards: words.list(known) }));
  else if (hidden.length > 0) parts.push(t("table.face-down", { count: hidden.length }));
  if (shown.length > 0)
    parts.push(t("table.face-up", { cards: words.list(shown.map((card) => characterName(card, words))) }));
  if (view.bomb?.holder === seat) parts.push(t("table.has-bomb"));
  const bubble = bubbleOf(view, seat, words);
  if (bubble !== null) parts.push(t("table.claims-that", { claim: bubble }));
  const claimed = claimMarksText(claimMarksOf(past, seat), words);
  if (claimed !== null) parts.push(claimed);
  return parts.reduce((one, two) => t("table.label", { one, two }));
}
