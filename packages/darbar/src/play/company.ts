import { type Bot, type BotOptions, type Level, STYLES, type Style } from "@darbar/bots";
import { type Draw, type Seat, seededDraw } from "@darbar/kernel";
import { BOT_NAMES } from "@darbar/protocol/agreed";
import type { Words } from "@darbar/words/words";

/** The seat of the person at the terminal; bots have the others. */
export const HUMAN: Seat = 0;

/** A bot at the table, with its own source of chance. */
export interface Guest<State, Move, GameEvent> {
  readonly bot: Bot<State, Move, GameEvent>;
  readonly options: BotOptions;
  readonly draw: Draw;
  /** The chance in what it says, so that its moves are as they would be in silence. */
  readonly whims: Draw;
}

/** Who sits at the table. */
export interface Company<State, Move, GameEvent> {
  readonly names: readonly string[];
  /** By seat; nobody where the person sits. */
  readonly guests: readonly (Guest<State, Move, GameEvent> | null)[];
  /** Whether the guests hold their tongues. */
  readonly botsMuted: boolean;
}

/** What is asked of the guests: how well they play and what they are like; a `null` style is for chance to say. */
export interface Wanted {
  readonly level: Level;
  readonly style: Style | null;
  readonly botsMuted: boolean;
}

/** Invites as many guests as there are seats left: the same ones for the same seed. */
export function invite<State, Move, GameEvent>(
  name: string,
  seats: number,
  seed: string,
  { level, style, botsMuted }: Wanted,
  newBot: (options: BotOptions) => Bot<State, Move, GameEvent>,
  words: Pick<Words, "bot">,
): Company<State, Move, GameEvent> {
  const lots = seededDraw(`${seed}, the company`);
  const left: string[] = BOT_NAMES.filter(
    (guest) => ![guest, words.bot(guest)].some((called) => called.toLowerCase() === name.toLowerCase()),
  );
  const names = [name];
  const guests: (Guest<State, Move, GameEvent> | null)[] = [null];
  while (names.length < seats) {
    const guest = lots.one(left);
    left.splice(left.indexOf(guest), 1);
    names.push(words.bot(guest));
    const options = { level, style: style ?? lots.one(STYLES) };
    const [draw, whims] = [seededDraw(`${seed}, ${guest}`), seededDraw(`${seed}, talk of ${guest}`)];
    guests.push({ bot: newBot(options), options, draw, whims });
  }
  return { names, guests, botsMuted };
}
