import { type Card, isLeader, type Player, RULES } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { afterTurning, standingsOf } from "./race.ts";
import type { Reader } from "./reader.ts";
import { both, identityName } from "./things.ts";

/** What comes of being shot, as far as the reader can tell (cops 3, 6). */
export function shotText(target: Seat, reader: Reader): string {
  const { view, words, names } = reader;
  const player = view.players[target];
  const told = { name: names(target) };
  const leader = leaderOf(player);
  if (leader?.card.wounded === true) return words.t(`cops.then.shot.leader-falls.${leader.kind}`, told);
  if (leader !== null) {
    return words.t("cops.then.shot.wounded", { ...told, kind: identityName(leader.kind, words, "is") });
  }
  const falls = RULES[view.options.mode].criminals ? "criminal" : "out";
  const text = words.t(isOpen(player) ? `cops.then.shot.${falls}` : `cops.then.shot.${falls}.maybe`, told);
  return withRace(text, target, reader);
}

/** What comes of being taken along, leader or not (cops 5: mobile detonator). */
export function fallText(target: Seat, reader: Reader): string {
  const { view, words, names } = reader;
  const player = view.players[target];
  const told = { name: names(target) };
  const leader = leaderOf(player);
  if (leader !== null) return words.t(`cops.then.fall.${leader.kind}`, told);
  const falls = RULES[view.options.mode].criminals ? "criminal" : "out";
  const text = words.t(isOpen(player) ? `cops.then.shot.${falls}` : `cops.then.fall.${falls}.maybe`, told);
  return withRace(text, target, reader);
}

/** cops 6: who becomes a criminal takes their diamonds along: said where that wins the race, or one snatch then would. */
function withRace(text: string, target: Seat, { view: { options, players }, words, names }: Reader): string {
  if (RULES[options.mode].diamonds === 0) return text;
  const race = standingsOf(afterTurning(players, target));
  if (race.isWon) return both(text, words.t("cops.then.race.won.along", { name: names(target) }), words);
  return race.isUrgent ? both(text, words.t("cops.then.race.urgent", { held: race.held, all: race.all }), words) : text;
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
