import { ok, type Result, type Seat } from "@darbar/kernel";
import type { Command, Phrase } from "@darbar/protocol";
import { LIMITS, phraseSpec } from "@darbar/protocol/agreed";
import { cleanLine } from "./clean-line.ts";
import type { SaidFact } from "./fact.ts";
import { type Decided, type Refused, refused } from "./refusal.ts";
import { type Actor, hasSpoken, isHost } from "./seating.ts";
import { isPlaying, seatOf, type Table } from "./state.ts";

/** What is said, and not done. */
export type TalkCommand = Extract<Command, { readonly do: "say" | "phrase" }>;

/** Whether a command says something. */
export function isTalk(command: Command): command is TalkCommand {
  return command.do === "say" || command.do === "phrase";
}

type Line = Result<SaidFact, Refused>;

/** What somebody says, at the table or among those who watch. `isHere`: they look at the table. */
export function speak(table: Table, actor: Actor, command: TalkCommand, isHere: boolean): Line {
  if (seatOf(table, actor.person) === null && !isHere) {
    return refused("not-here");
  }
  return command.do === "say" ? say(table, actor, command.text) : sayPhrase(table, actor, command.said);
}

function say(table: Table, { person, name }: Actor, text: string): Line {
  const line = cleanLine(text);
  if (line === "") return refused("empty");
  if (line.length > LIMITS.talk) return refused("too-long.talk", { most: LIMITS.talk });
  return said(table, { person, name }, line, null);
}

/** What a bot says of its own accord: a quick phrase, by the same rules as a person's. */
export function speakForBot(table: Table, seat: Seat, phrase: Phrase): Line {
  const sitter = table.seats[seat];
  if (sitter?.kind !== "bot") return refused("no-bot");
  const wrong = barPhrase(table, seat, phrase);
  return wrong ?? ok({ type: "said", person: null, name: sitter.name, seat, text: null, phrase });
}

/** A quick phrase, which everybody reads in their own language. */
function sayPhrase(table: Table, actor: Actor, phrase: Phrase): Line {
  return barPhrase(table, seatOf(table, actor.person), phrase) ?? said(table, actor, null, phrase);
}

/** Why a phrase cannot be said by who sits there, or only watches; `null` if it can. */
function barPhrase(table: Table, seat: Seat | null, phrase: Phrase): Line | null {
  const { game, parts, cards = spokenCards(table) } = phraseSpec(phrase.phrase);
  if (game !== null && game !== table.setup.game) return refused("no-such-phrase");
  for (const part of ["player", "place", "card"] as const) {
    const wanted = parts.includes(part);
    if (wanted !== (phrase[part] !== undefined)) {
      return refused(`bad-phrase.${part}-${wanted ? "missing" : "unwanted"}`);
    }
  }
  if (phrase.card !== undefined && !cards.includes(phrase.card)) {
    return refused("bad-phrase.card-unknown", { cards: cards.join(", ") });
  }
  if (phrase.place !== undefined) {
    // What a card on the table is, is said by those who play, while there are cards on the table.
    if (!isPlaying(table)) return refused("no-game");
    if (seat === null) return refused("not-seated.claim");
  }
  if (phrase.player !== undefined && table.seats[phrase.player] == null) {
    return refused("no-such-seat.empty");
  }
  return null;
}

function spokenCards({ context, setup }: Table): readonly string[] {
  return context.gameOf(setup.game)?.spokenCards ?? [];
}

function said(table: Table, { person, name }: Actor, text: string | null, phrase: Phrase | null): Line {
  if (table.kicked.has(person)) return refused("kicked");
  const seat = seatOf(table, person);
  if (seat === null && !table.setup.spectators) return refused("no-spectators");
  // Who sits here speaks by the name that is seen at their seat.
  const sitter = seat === null ? null : table.seats[seat];
  return ok({ type: "said", person, name: sitter?.name ?? name, seat, text, phrase });
}

/** The host lets bots speak, or has them hold their tongues: before a game and while it is played. */
export function muteBots(table: Table, actor: Actor, muted: boolean): Decided {
  if (!isHost(table, actor)) return refused("not-host");
  return ok(table.botsMuted === muted ? [] : [{ type: "bots-muted", muted }]);
}

/** Somebody does not want to hear somebody else any more, or again. */
export function mute(table: Table, actor: Actor, person: string, muted: boolean, isHere: boolean): Decided {
  if (person === actor.person) return refused("yourself.mute");
  if (seatOf(table, actor.person) === null) return refused("not-seated");
  if (seatOf(table, person) === null && !isHere && !hasSpoken(table, person)) return refused("no-such-person");
  const before = table.muted.get(actor.person)?.has(person) ?? false;
  return ok(before === muted ? [] : [{ type: "muted", by: actor.person, person, muted }]);
}
