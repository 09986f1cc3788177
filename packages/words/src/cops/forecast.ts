import { type Card, isLeader, type Player, RULES } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Reader } from "./reader.ts";
import { identityName } from "./things.ts";

/** What comes of being shot, as far as the reader can tell (cops 3, 6). */
export function shotText(target: Seat, { view, words, names }: Reader): string {
  const player = view.players[target];
  const told = { name: names(target) };
  const leader = leaderOf(player);
  if (leader?.card.wounded === true) return words.t(`cops.then.shot.leader-falls.${leader.kind}`, told);
  if (leader !== null) {
    return words.t("cops.then.shot.wounded", { ...told, kind: identityName(leader.kind, words, "is") });
  }
  const falls = RULES[view.options.mode].criminals ? "criminal" : "out";
  return words.t(isOpen(player) ? `cops.then.shot.${falls}` : `cops.then.shot.${falls}.maybe`, told);
}

/** What comes of being taken along, leader or not (cops 5: mobile detonator). */
export function fallText(target: Seat, { view, words, names }: Reader): string {
  const player = view.players[target];
  const told = { name: names(target) };
  const leader = leaderOf(player);
  if (leader !== null) return words.t(`cops.then.fall.${leader.kind}`, told);
  const falls = RULES[view.options.mode].criminals ? "criminal" : "out";
  return words.t(isOpen(player) ? `cops.then.shot.${falls}` : `cops.then.fall.${falls}.maybe`, told);
}

/** The leader that the reader knows a player to hold. */
function leaderOf({ cards }: Player): { readonly kind: "agent" | "kingpin"; readonly card: Card } | null {
  for (const card of cards) if (isLeader(card.kind)) return { kind: card.kind, card };
  return null;
}

/** Whether the reader knows all cards of a player. */
function isOpen({ cards }: Player): boolean {
  return cards.every(({ kind }) => kind !== null);
}
