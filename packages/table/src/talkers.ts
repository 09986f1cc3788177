import type { BotOptions, Since } from "@darbar/bots/inquiry";
import { type Seat, seededDraw } from "@darbar/kernel";
import type { Phrase } from "@darbar/protocol";
import { PHRASE_NAMES } from "@darbar/protocol/agreed";
import type { TableHost } from "./host.ts";
import { remarksIn } from "./remark.ts";
import { type GameAtTable, isPlaying, type Table } from "./state.ts";

/** How long after what it speaks of has been seen a bot speaks, in milliseconds: at least, and at most so much longer. */
const LEAST = 600;
const MORE = 1_900;
/** So long it is given to find its words: they are said at the end of that, however soon they were found. */
const FOR_WORDS = 400;

/** A bot has so many words in a game at most, whatever it would say. */
export const MOST_OF_BOT = 10;

/**
 * Bots that speak of their own accord. Each is given the word after whatever everybody has seen or heard, at a time drawn from
 * chance before anybody thinks: when it speaks tells nothing. It is asked elsewhere, as for a move, and what it says goes
 * the way of what people say. What was not said when a table is woken again stays unsaid.
 */
export class Talkers {
  private readonly table: Table;
  private readonly host: TableHost;
  /** What their chances come from; nobody knows it. */
  private readonly chances: string;
  private readonly mannerOf: (seat: Seat) => BotOptions;
  private readonly say: (seat: Seat, phrase: Phrase) => void;
  private readonly waiting = new Set<() => void>();
  private game: number;
  /** How much of the game bots have been given the word about. */
  private since: Since;

  constructor(
    table: Table,
    host: TableHost,
    chances: string,
    mannerOf: (seat: Seat) => BotOptions,
    say: (seat: Seat, phrase: Phrase) => void,
  ) {
    this.table = table;
    this.host = host;
    this.chances = chances;
    this.mannerOf = mannerOf;
    this.say = say;
    this.game = table.games;
    this.since = soFar(table.game);
  }

  /** Gives the bots the word about what is new, each at its own time. */
  follow(): void {
    const { game, botsMuted, seats } = this.table;
    const before = this.game === game?.number ? this.since : NOTHING;
    this.game = game?.number ?? 0;
    this.since = soFar(game);
    if (game === null || botsMuted || !isPlaying(this.table)) return this.hush();
    if (!seats.some((sitter) => sitter?.kind === "bot")) return;
    const fresh = game.events.slice(before.events);
    if (game.remarks.length <= before.remarks && !game.running.isTalkedOf(fresh)) return;
    const seen = fresh.length === 0 ? 0 : game.running.leadIn(game.events).seen;
    for (const [seat, sitter] of seats.entries()) {
      if (sitter?.kind === "bot" && !game.running.isOut(seat)) this.giveWord(game, seat, before, seen);
    }
  }

  /** Nobody says what they were about to say. */
  hush(): void {
    for (const callOff of this.waiting) callOff();
    this.waiting.clear();
  }

  private giveWord(game: GameAtTable, seat: Seat, since: Since, seen: number): void {
    const { now, pause } = this.host;
    // Chances of their own: that bots talk changes nothing of how they play.
    const draw = seededDraw(`${this.chances} ${game.number}, seat ${seat}, ${since.events} ${since.remarks}`);
    const wait = LEAST + (draw.one(THOUSAND) / THOUSAND.length) * MORE;
    const seed = [draw.one(THOUSAND), draw.one(THOUSAND), draw.one(THOUSAND)].join(" ");
    this.later(now() + pause * (seen + wait), () => void this.ask(game, seat, since, seed));
  }

  private async ask(game: GameAtTable, seat: Seat, since: Since, seed: string): Promise<void> {
    const { now, think, pause, report } = this.host;
    const inquiry = game.running.inquire(seat, this.mannerOf(seat), seed, game.events, remarksIn(game), since);
    const due = now() + pause * FOR_WORDS;
    try {
      const phrase = phraseIn(await think(game.running.id, inquiry));
      if (phrase === null) return;
      this.later(due, () => {
        if (this.table.game !== game || !isPlaying(this.table) || this.table.botsMuted) return;
        if (wordsOf(game, seat) < MOST_OF_BOT) this.say(seat, phrase);
      });
    } catch (error) {
      report(error);
    }
  }

  private later(time: number, run: () => void): void {
    const callOff = this.host.at(time, () => {
      this.waiting.delete(callOff);
      run();
    });
    this.waiting.add(callOff);
  }
}

const THOUSAND: readonly number[] = Array.from({ length: 1_000 }, (_, place) => place);

const NOTHING: Since = { events: 0, remarks: 0 };

function soFar(game: GameAtTable | null): Since {
  return game === null ? NOTHING : { events: game.events.length, remarks: game.remarks.length };
}

function wordsOf({ remarks }: GameAtTable, seat: Seat): number {
  return remarks.filter(({ remark }) => remark.seat === seat).length;
}

/** What a bot has answered, if it is a quick phrase. */
function phraseIn(said: unknown): Phrase | null {
  if (typeof said !== "object" || said === null || !("phrase" in said)) return null;
  const phrase = PHRASE_NAMES.find((name) => name === said.phrase);
  return phrase === undefined ? null : { ...said, phrase };
}
