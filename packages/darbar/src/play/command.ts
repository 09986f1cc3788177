import { randomUUID } from "node:crypto";
import { look } from "@darbar/bots";
import { type Asking, type GameRecord, type Seat, seededDraw } from "@darbar/kernel";
import { terminalWords } from "@darbar/words/terminal";
import type { Words } from "@darbar/words/words";
import type { Io } from "../io.ts";
import type { TableGame } from "../table-game.ts";
import { directed, isFromRight, LINES_BY_CONTENT } from "../text/direction.ts";
import { setLine } from "../text/line.ts";
import { embedded, voiceAt } from "../text/voice.ts";
import { type Company, HUMAN, invite } from "./company.ts";
import type { Desk } from "./desk.ts";
import { playGame } from "./game.ts";
import { seatHuman } from "./human.ts";
import { type Keyboard, openKeyboard } from "./keyboard.ts";
import { exitCodeOf, isLeave, type Leave } from "./leave.ts";
import { checkSave, save } from "./save.ts";
import { openScreen } from "./screen.ts";
import { optionsFor, parseSettings, type Settings } from "./settings.ts";
import { openTerminalTable, type TerminalTable } from "./terminal-table.ts";
import { enterKey, keyOf, means } from "./typed.ts";

/** `darbar play`: a game against bots, as many times as one likes. */
export async function play(args: readonly string[], io: Io): Promise<number> {
  const settings = parseSettings(args, io.locale);
  if (!settings.ok) {
    io.stderr.write(`darbar play: ${settings.error}; see "npx darbar help play".\n`);
    return 1;
  }
  const savable = settings.value.save === null ? null : checkSave(settings.value.save);
  if (savable !== null && !savable.ok) {
    io.stderr.write(`darbar play: ${savable.error}.\n`);
    return 1;
  }
  const { game: listed, language } = settings.value;
  const parts = listed.with((game) => game.parts);
  const keyboard = openKeyboard(io, language); // Before anything is loaded: signals are heard from now on.
  const isDirected = io.isTTY && isFromRight(language);
  if (isDirected) io.stdout.write(LINES_BY_CONTENT.on);
  try {
    const words = await terminalWords(language, parts);
    return await listed.with((game) => playEvening(game, settings.value, words, keyboard, io));
  } finally {
    if (isDirected) io.stdout.write(LINES_BY_CONTENT.off);
    keyboard.close();
  }
}

/** Game after game at one table, until the person leaves. */
async function playEvening<Options, State extends Asking, Move, GameEvent>(
  game: TableGame<Options, State, Move, GameEvent>,
  settings: Settings,
  words: Words,
  keyboard: Keyboard,
  io: Io,
): Promise<number> {
  const seed = settings.seed ?? randomUUID();
  const name = settings.name ?? words.t("terminal.you");
  const company = invite(name, settings.seats, seed, settings, game.newBot, words);
  const voice = voiceAt(company.names, words);
  const say = (text: string): void => io.stdout.write(`${directed(` ${text}`, words.language)}\n`);
  let code = 0;
  let next: Seat | null = null;
  for (let number = 1; ; number++) {
    const first: Seat = next ?? whoStarts(settings, `${seed}, first of game ${number}`);
    const options = optionsFor(game, settings, first);
    if (!options.ok) throw new Error(options.error);
    const tableSeed = number === 1 ? seed : `${seed}, game ${number}`;
    const table = openTerminalTable(game.rules, options.value, company.names, tableSeed);
    const screen = openScreen<State>(io, words.language, (view, width, paint) =>
      game.board(view, HUMAN, voice, width, paint, look(game.rules, table.state, HUMAN, table.events(), table.said())),
    );
    const stopWatching = io.onResize(() => {
      screen.redraw();
      keyboard.redraw();
    });
    let left: Leave | null;
    try {
      const desk = { game, screen, keyboard, voice, waits: io.isTTY };
      left = await playOne(game, table, company, desk, settings.fast || !io.isTTY);
    } finally {
      stopWatching();
      if (!writeDown(settings, table.record(), words, say, io)) code = 1;
    }
    const outcome = game.rules.outcome(table.state);
    next = outcome === null ? null : game.startsNext(options.value, outcome);
    left ??= await askAgain(keyboard, words);
    if (left === null) continue;
    if (left.leave !== "SIGPIPE") say(words.t("terminal.left"));
    return exitCodeOf(left) || code;
  }
}

/** One game, and if it comes to its end, all the cards laid open. */
async function playOne<Options, State extends Asking, Move, GameEvent>(
  game: TableGame<Options, State, Move, GameEvent>,
  table: TerminalTable<State, Move, GameEvent>,
  company: Company<State, Move, GameEvent>,
  desk: Desk<State, Move, GameEvent>,
  hurried: boolean,
): Promise<Leave | null> {
  const human = seatHuman(game, table.before(), desk, hurried);
  const left = await playGame(game, table, company, human);
  if (left !== null) return left;
  const { screen, voice } = desk;
  const said = game.ending({ before: table.before(), events: table.events(), after: table.state }, HUMAN, voice);
  screen.show(
    game.rules.view(table.state, "all"),
    said.flatMap((line) => setLine(line, screen.width() - 1, screen.paint).map((row) => ` ${row}`)),
  );
  return null;
}

async function askAgain(keyboard: Keyboard, words: Words): Promise<Leave | null> {
  const { t } = words;
  const hints = `${enterKey(words)} = ${t("terminal.hint.again")} · ${keyOf("leave", words)} = ${t("lobby.leave")}`;
  for (;;) {
    const typed = await keyboard.read(` ${t("terminal.again")} ${hints} > `);
    if (isLeave(typed)) return typed;
    if (typed === "" || means(typed, "again", words)) return null;
    if (means(typed, "leave", words) || /^no?$/i.test(typed)) return { leave: "quit" };
  }
}

/** Who starts where the rules leave it open: as asked for, or by chance. */
function whoStarts({ first, seats }: Settings, seed: string): Seat {
  return first ?? seededDraw(seed).one(Array.from({ length: seats }, (_, seat) => seat));
}

/** Saves the game if that was asked for and a move was played; answers whether all is well. */
function writeDown(
  { save: file }: Settings,
  record: GameRecord,
  { t, language }: Words,
  say: (text: string) => void,
  io: Io,
): boolean {
  if (file === null) return true;
  if (record.moves.length === 0) {
    say(t("terminal.unsaved"));
    return true;
  }
  const saved = save(file, record);
  if (saved.ok) say(t("terminal.saved", { command: embedded(`npx darbar replay ${saved.value}`, language) }));
  else io.stderr.write(`darbar play: ${saved.error}.\n`);
  return saved.ok;
}
