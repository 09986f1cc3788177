import type { Said } from "@darbar/protocol";
import type { Muting } from "./muting.ts";

/** The lines of those whom the reader has not muted. */
export function audible(talk: readonly Said[], { muted }: Muting): readonly Said[] {
  return talk.filter(({ person }) => !muted.some((speaker) => speaker.person === person));
}

/** The lines that came after the last one that was seen; all of them if that one is not kept any more. */
export function linesAfter(talk: readonly Said[], seen: Said | null): readonly Said[] {
  return seen === null ? talk : talk.slice(talk.findLastIndex((line) => isSame(line, seen)) + 1);
}

/** A table that is told again comes with new objects for the same lines. */
function isSame(one: Said, other: Said): boolean {
  if (one === other) return true;
  const { phrase } = one;
  if (one.person !== other.person || one.text !== other.text || one.seat !== other.seat) return false;
  if (phrase === null || other.phrase === null) return phrase === other.phrase;
  const { phrase: name, player, place, card } = other.phrase;
  return phrase.phrase === name && phrase.player === player && phrase.place === place && phrase.card === card;
}

/** Somebody who can be muted: they sit here, or have spoken. */
export interface Speaker {
  readonly person: string;
  readonly name: string;
}

/** Every person who sits here or has spoken, but the reader; each once. */
export function speakersOf(
  seats: readonly ({ readonly kind: string; readonly person?: string; readonly name: string } | null)[],
  talk: readonly Said[],
  reader: string | null,
): readonly Speaker[] {
  const speakers = new Map<string, string>();
  for (const { person, name } of talk) if (person !== null) speakers.set(person, name);
  for (const sitter of seats) if (sitter?.person !== undefined) speakers.set(sitter.person, sitter.name);
  return [...speakers].flatMap(([person, name]) => (person === reader ? [] : [{ person, name }]));
}
