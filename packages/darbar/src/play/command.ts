import { randomUUID } from "node:crypto";
import { coup, RULES } from "@darbar/coup";
import { type Seat, seededDraw } from "@darbar/kernel";
import type { Io } from "../io.ts";
import { type Company, invite } from "./company.ts";
import { layOpen } from "./ending.ts";
import { playGame } from "./game.ts";
import { seatHuman } from "./human.ts";
import { type Keyboard, openKeyboard } from "./keyboard.ts";
import { exitCodeOf, isLeave, type Leave } from "./leave.ts";
import { type LiveTable, openTable } from "./live-table.ts";
import { checkSave, save } from "./save.ts";
import { openScreen, type Screen } from "./screen.ts";
import { parseSettings, type Settings } from "./settings.ts";

export const PLAY_HELP = `darbar play [OPTIONS]

Plays Coup in this terminal against bots that bluff. Type the number of what you want to do; ? shows who does and
blocks what, log the story so far, q leaves.

  --seats N          how many sit at the table, you included (default 4)
  --edition E        classic (the default), plus, ru or he
  --character C      ambassador (the default) or inquisitor (plus, ru)
  --reformation      allegiances, the reserve, embezzling (plus)
  --anarchist        the bomb (classic, plus)
  --draft            the two-seat draft (classic, plus)
  --second-defence   who loses a challenge to an action may still block it
  --blockers B       who may block an assassination or a theft: target (the default) or anyone (ru)
  --first SEAT       who starts: 0 is you, 1 sits to your left, and so on (default: chance decides)
  --name NAME        what you are called (default You)
  --seed S           the same seed, the same cards
  --save FILE        write the game down, for npx darbar replay; if FILE is there already, with a number
  --fast             no pauses

Examples:
  npx darbar play
  npx darbar play --seats 6 --edition plus --reformation --anarchist
  npx darbar play --seats 2 --draft --name Laleh --save duel.json
`;

/** `darbar play`: Coup against bots, as many games as one likes. */
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
    return await playEvening(settings.value, keyboard, io);
  } finally {
    keyboard.close();
  }
}

/** Game after game at one table, until the person leaves. */
async function playEvening(settings: Settings, keyboard: Keyboard, io: Io): Promise<number> {
  const seed = settings.seed ?? randomUUID();
  const company = invite(settings.name, settings.seats, seed);
  let code = 0;
  let winner: Seat | null = null;
  for (let game = 1; ; game++) {
    const first = whoStarts(settings, winner, `${seed}, first of game ${game}`);
    const table = openTable({ ...settings.options, first }, company.names, game === 1 ? seed : `${seed}, game ${game}`);
    const screen = openScreen(io, (seat) => company.names[seat]);
    const stopWatching = io.onResize(() => {
      screen.redraw();
      keyboard.redraw();
    });
    let left: Leave | null;
    try {
      left = await playOne(table, company, screen, keyboard, settings, io);
    } finally {
      stopWatching();
      if (!writeDown(settings, table, io)) code = 1;
    }
    winner = table.state.winner;
    left ??= await askAgain(keyboard);
    if (left === null) continue;
    if (left.leave !== "SIGPIPE") io.stdout.write(" You leave the table. Good night.\n");
    return exitCodeOf(left) || code;
  }
}

async function playOne(
  table: LiveTable,
  company: Company,
  screen: Screen,
  keyboard: Keyboard,
  settings: Settings,
  io: Io,
): Promise<Leave | null> {
  const desk = { screen, keyboard, names: (seat: Seat) => company.names[seat], waits: io.isTTY };
  const human = seatHuman(coup.setup(table.state.options, settings.seats), desk, settings.fast || !io.isTTY);
  const left = await playGame(table, company, human);
  if (left === null) layOpen(table, company.names, screen);
  return left;
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

/** Who starts: as asked for, as the edition says, or by chance. */
function whoStarts({ options, seats, anyoneFirst }: Settings, winner: Seat | null, seed: string): Seat {
  if (winner !== null && RULES[options.edition].nextGameStarts === "winner") return winner;
  if (!anyoneFirst) return options.first;
  return seededDraw(seed).one(Array.from({ length: seats }, (_, seat) => seat));
}

/** Saves the game if that was asked for and a move was played; answers whether all is well. */
function writeDown({ save: file }: Settings, table: LiveTable, io: Io): boolean {
  const record = table.record();
  if (file === null || record.moves.length === 0) return true;
  const saved = save(file, record);
  if (saved.ok) io.stdout.write(` Saved: npx darbar replay ${saved.value} tells it again.\n`);
  else io.stderr.write(`darbar play: ${saved.error}.\n`);
  return saved.ok;
}
