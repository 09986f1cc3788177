import { RULES } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { afterTurning, standingsOf } from "./race.ts";
import type { Reader } from "./reader.ts";
import { sideText } from "./sure-side.ts";
import { both, identityName } from "./things.ts";

/** What comes of being shot, as far as the reader can tell (cops 3, 6). */
export function shotText(target: Seat, reader: Reader): string {
  const { view, words, names } = reader;
  const { cards } = view.players[target];
  const told = { name: names(target) };
  const leader = leaderOf(target, reader);
  if (leader === "none" || leader === null) return sided(outText(target, leader, "shot", reader), target, reader);
  if (leader === "either") return words.t("cops.then.shot.leader", told);
  if (cards.some(({ wounded }) => wounded)) return words.t(`cops.then.shot.leader-falls.${leader}`, told);
  const wounded = words.t("cops.then.shot.wounded", { ...told, kind: identityName(leader, words, "is") });
  return sided(both(wounded, words.t("cops.then.one-more"), words), target, reader);
}

/** What comes of being taken along, leader or not (cops 5: mobile detonator). */
export function fallText(target: Seat, reader: Reader): string {
  const { words, names } = reader;
  const leader = leaderOf(target, reader);
  if (leader === "none" || leader === null) return sided(outText(target, leader, "fall", reader), target, reader);
  const told = { name: names(target) };
  return leader === "either" ? words.t("cops.then.fall.leader", told) : words.t(`cops.then.fall.${leader}`, told);
}

/** What comes of a hit on somebody who is no leader, or of whom that is open. */
function outText(target: Seat, leader: "none" | null, hit: "shot" | "fall", reader: Reader): string {
  const { view, words, names } = reader;
  const falls = RULES[view.options.mode].criminals ? "criminal" : "out";
  const id = leader === "none" ? (`cops.then.shot.${falls}` as const) : (`cops.then.${hit}.${falls}.maybe` as const);
  return withRace(words.t(id, { name: names(target) }), target, reader);
}

/** Whose side it would hurt, where that is certain. */
function sided(text: string, target: Seat, reader: Reader): string {
  const side = sideText(target, reader);
  return side === null ? text : both(side, text, reader.words);
}

/** cops 6: who becomes a criminal takes their diamonds along: said where that wins the race, or one snatch then would. */
function withRace(text: string, target: Seat, { view: { options, players }, words, names }: Reader): string {
  if (RULES[options.mode].diamonds === 0) return text;
  const race = standingsOf(afterTurning(players, target));
  if (race.isWon) return both(text, words.t("cops.then.race.won.along", { name: names(target) }), words);
  return race.isUrgent ? both(text, words.t("cops.then.race.urgent", { held: race.held, all: race.all }), words) : text;
}

/** Which leader a player is certain to hold; `null`: it is open whether they do. What lies before the reader comes first. */
function leaderOf(seat: Seat, { view, conclusions }: Reader): "agent" | "kingpin" | "either" | "none" | null {
  const { cards } = view.players[seat];
  for (const { kind } of cards) if (kind === "agent" || kind === "kingpin") return kind;
  return cards.every(({ kind }) => kind !== null) ? "none" : conclusions.players[seat].leader;
}
