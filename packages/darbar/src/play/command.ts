import { randomUUID } from "node:crypto";
import { type Asking, type GameRecord, type Seat, seededDraw } from "@darbar/kernel";
import type { Io } from "../io.ts";
import type { TableGame } from "../table-game.ts";
import { type Company, HUMAN, invite } from "./company.ts";
import type { Desk } from "./desk.ts";
import { playGame } from "./game.ts";
import { seatHuman } from "./human.ts";
import { type Keyboard, openKeyboard } from "./keyboard.ts";
import { exitCodeOf, isLeave, type Leave } from "./leave.ts";
import { type LiveTable, openTable } from "./live-table.ts";
import { checkSave, save } from "./save.ts";
import { openScreen } from "./screen.ts";
import { optionsFor, parseSettings, type Settings } from "./settings.ts";

/** `darbar play`: a game against bots, as many times as one likes. */
export async function play(args: readonly string[], io: Io): Promise<number> {
  const settings = parseSettings(args);
  if (!settings.ok) {
    io.stderr.write(`darbar play: ${settings.error}; see "npx darbar help play".\n`);
    return 1;
  }
  const savable = settings.value.save === null ? null : checkSave(settings.value.save);
  if (savable !== null && !savable.ok) {
    io.stderr.write(`darbar play: ${savable.error}.\n`);
    return 1;
  }
  const keyboard = openKeyboard(io);
  try {
    return await settings.value.game.with((game) => playEvening(game, settings.value, keyboard, io));
  } finally {
    keyboard.close();
  }
}

/** Game after game at one table, until the person leaves. */
async function playEvening<Options, State extends Asking, Move, GameEvent>(
  game: TableGame<Options, State, Move, GameEvent>,
  settings: Settings,
  keyboard: Keyboard,
  io: Io,
): Promise<number> {
  const seed = settings.seed ?? randomUUID();
  const company = invite(settings.name, settings.seats, seed, settings, game.newBot);
  const names = (seat: Seat): string => company.names[seat];
  let code = 0;
  let next: Seat | null = null;
  for (let number = 1; ; number++) {
    const first: Seat = next ?? whoStarts(settings, `${seed}, first of game ${number}`);
    const options = optionsFor(game.rules, settings, first);
    if (!options.ok) throw new Error(options.error);
    const tableSeed = number === 1 ? seed : `${seed}, game ${number}`;
    const table = openTable(game.rules, options.value, company.names, tableSeed);
    const screen = openScreen<State>(io, (view, width, paint) => game.board(view, HUMAN, names, width, paint));
    const stopWatching = io.onResize(() => {
      screen.redraw();
      keyboard.redraw();
    });
    let left: Leave | null;
    try {
      const desk = { game, screen, keyboard, names, waits: io.isTTY };
      left = await playOne(game, table, company, desk, settings.fast || !io.isTTY);
    } finally {
      stopWatching();
      if (!writeDown(settings, table.record(), io)) code = 1;
    }
    const outcome = game.rules.outcome(table.state);
    next = outcome === null ? null : game.startsNext(options.value, outcome);
    left ??= await askAgain(keyboard);
    if (left === null) continue;
    if (left.leave !== "SIGPIPE") io.stdout.write(" You leave the table. Good night.\n");
    return exitCodeOf(left) || code;
  }
}

/** One game, and if it comes to its end, all the cards laid open. */
async function playOne<Options, State extends Asking, Move, GameEvent>(
  game: TableGame<Options, State, Move, GameEvent>,
  table: LiveTable<State, Move, GameEvent>,
  company: Company<State, Move, GameEvent>,
  desk: Desk<State, Move, GameEvent>,
  hurried: boolean,
): Promise<Leave | null> {
  const human = seatHuman(game, table.before(), desk, hurried);
  const left = await playGame(game, table, company, human);
  if (left !== null) return left;
  const { screen, names } = desk;
  const said = game.ending({ before: table.before(), events: table.events(), after: table.state }, HUMAN, names);
  screen.show(
    game.rules.view(table.state, "all"),
    said.map(({ tone, text }) => ` ${screen.paint(tone, text)}`),
  );
  return null;
}

async function askAgain(keyboard: Keyboard): Promise<Leave | null> {
  let prompt = " Again? Enter = yes, q = leave > ";
  for (;;) {
    const typed = await keyboard.read(prompt);
    if (isLeave(typed)) return typed;
    if (/^(y|yes|again|)$/i.test(typed)) return null;
    if (/^(n|no|q|quit|exit)$/i.test(typed)) return { leave: "quit" };
    prompt = " Press Enter for another game, or type q to leave > ";
  }
}

/** Who starts where the rules leave it open: as asked for, or by chance. */
function whoStarts({ first, seats }: Settings, seed: string): Seat {
  return first ?? seededDraw(seed).one(Array.from({ length: seats }, (_, seat) => seat));
}

/** Saves the game if that was asked for and a move was played; answers whether all is well. */
function writeDown({ save: file }: Settings, record: GameRecord, io: Io): boolean {
  if (file === null) return true;
  if (record.moves.length === 0) {
    io.stdout.write(" Nothing was played, so nothing is saved.\n");
    return true;
  }
  const saved = save(file, record);
  if (saved.ok) io.stdout.write(` Saved: npx darbar replay ${saved.value} tells it again.\n`);
  else io.stderr.write(`darbar play: ${saved.error}.\n`);
  return saved.ok;
}
