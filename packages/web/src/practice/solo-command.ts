import { type Draw, fail, ok, type Result } from "@darbar/kernel";
import type { Command, Phrase, WireFact } from "@darbar/protocol";
import { LIMITS } from "@darbar/protocol/agreed";
import type { Refused } from "../transport/table-link.ts";
import { answer } from "./solo-game.ts";
import { factsOf, type SoloState, speak } from "./solo-state.ts";

/** What a command needs of its table. */
export interface Doing {
  readonly draw: Draw;
  now(): number;
  /** Keeps and tells what has happened. */
  publish(facts: readonly WireFact[]): void;
  /** Deals the next game with these options; tells its beginning. */
  deal(options: unknown): readonly WireFact[] | Refused;
  /** Gives the table up. */
  leave(): void;
}

/** Does at the table what the reader wants, or says why not, with the server's codes. */
export function doAtTable(table: SoloState, command: Command, doing: Doing): Result<null, Refused> {
  switch (command.do) {
    case "move":
      return move(table, command, doing);
    case "order":
      return table.order === command.order ? DONE : order(table, command.order, doing);
    case "say":
      return say(table, command.text, doing);
    case "phrase":
      return sayPhrase(table, command.said, doing);
    case "start":
      return start(table, doing);
    case "leave":
      doing.leave();
      return DONE;
    case "give-time":
      return refused("enough-time", "nobody is in a hurry here: there is no clock");
    case "sit":
    case "stand":
    case "change-setup":
    case "add-bot":
    case "remove-bot":
    case "kick":
    case "commit-share":
    case "open-share":
    case "mute":
      return refused("practice", "that is not done at a practice table");
  }
}

function move(
  table: SoloState,
  { game: number, prompt, move: raw }: Command & { do: "move" },
  doing: Doing,
): Result<null, Refused> {
  const { game, me } = table;
  if (game.solo.rules.outcome(game.state) !== null) return refused("no-game", "no game is being played");
  if (number !== game.number || prompt !== game.state.prompt) {
    return refused("stale", "that question has closed: look at the table and answer the new one");
  }
  if (game.given.has(me)) return refused("answered", "you have answered already: wait until the others have");
  const answered = answer(game, me, raw, doing.draw, doing.now());
  if (!answered.ok) {
    const { error } = answered;
    if (typeof error === "string") return refused("not-a-move", error);
    return refused(error.code, `the rules do not allow that: ${error.code}`);
  }
  if ("events" in answered.value) return tell(doing, factsOf(table, answered.value.events));
  return tell(doing, [{ type: "given", prompt, move: answered.value.sealed, how: "player" }]);
}

/** Another order, or none: what the one before has passed on in the open window is taken back. */
function order(table: SoloState, wish: SoloState["order"], doing: Doing): Result<null, Refused> {
  const { game, me } = table;
  table.order = wish;
  const facts: WireFact[] = [{ type: "ordered", order: wish }];
  if (game.isOrdered) {
    game.given.delete(me);
    game.isOrdered = false;
    facts.push({ type: "given", prompt: game.state.prompt, move: null, how: "order" });
  }
  return tell(doing, facts);
}

/** A rematch; the rules may say who starts it. Who is out need not wait for the bots: the game goes unfinished. */
function start(table: SoloState, doing: Doing): Result<null, Refused> {
  const { game, wish, me } = table;
  const last = game.solo.rules.outcome(game.state);
  if (last === null && !game.solo.isOut(game.state, me)) {
    return refused("playing", "the game has begun: that must wait until it is over");
  }
  const first = last === null ? null : game.solo.startsNext(game.options, last);
  const begun = doing.deal(first === null ? wish.options : { ...wish.options, first });
  return "code" in begun ? fail(begun) : tell(doing, begun);
}

function say(table: SoloState, text: string, doing: Doing): Result<null, Refused> {
  const line = text.replace(/\s+/gu, " ").trim();
  if (line === "") return refused("empty", "there is nothing to read in that line");
  if (line.length > LIMITS.talk) return refused("too-long", `a line has at most ${LIMITS.talk} characters`);
  return tell(doing, [speak(table, line, null)]);
}

function sayPhrase(table: SoloState, phrase: Phrase, doing: Doing): Result<null, Refused> {
  const { spokenCards: cards } = table.game.solo;
  if (phrase.card !== undefined && !cards.includes(phrase.card)) {
    return refused("bad-phrase", `that phrase speaks of one of ${cards.join(", ")}`);
  }
  if (phrase.player !== undefined && table.sitters[phrase.player] === undefined) {
    return refused("no-such-seat", "nobody sits there");
  }
  return tell(doing, [speak(table, null, phrase)]);
}

function tell(doing: Doing, facts: readonly WireFact[]): Result<null, Refused> {
  doing.publish(facts);
  return DONE;
}

function refused(code: string, error: string): Result<null, Refused> {
  return fail({ code, error });
}

const DONE = ok(null);
