import { ok, type Result } from "@darbar/kernel";
import type { Io } from "../io.ts";
import { printable } from "../text/printable.ts";
import { type ComparingWish, splitArguments } from "./arguments.ts";
import { buildBaseline } from "./baseline.ts";
import { type Comparison, compare, compareWithForeign, inColumns, seriesInColumns } from "./comparison.ts";
import { checkoutContender, foreignContender, ROOT, RoundFailed } from "./contenders.ts";
import { type ComparedCommand, seriesOf } from "./figure.ts";
import { type Contender, takeTurns } from "./rounds.ts";
import { checkFolder, readFigures, type SavedFigures, saveFigures } from "./saved.ts";

type Progress = (line: string) => void;

/** Who is measured in each round, this checkout first. */
interface Field {
  readonly ours: Contender;
  readonly baseline: Contender | null;
  readonly foreign: Contender | null;
  readonly saved: { readonly file: string; readonly figures: SavedFigures } | null;
}

/** Runs a command as it is, or, if its arguments ask for that, in rounds whose figures are compared. */
export async function runCompared(
  command: ComparedCommand,
  args: readonly string[],
  io: Io,
  runPlain: (args: readonly string[], io: Io) => Promise<number>,
  enter: typeof checkoutContender = checkoutContender,
): Promise<number> {
  const split = splitArguments(args);
  if (!split.ok) return complain(command, split.error, io);
  const { wish, rest } = split.value;
  if (wish === null) return runPlain(args, io);
  const complaint = command.complaint(rest);
  if (complaint !== null) return complain(command, complaint, io);
  const progress: Progress = (line) => {
    if (io.isTTY) io.stderr.write(`\r${line.padEnd(70)}`);
  };
  const field = await gatherField(command, wish, rest, progress, enter);
  if (!field.ok) return complain(command, field.error, io);
  try {
    return await measureField(command, wish, rest, field.value, io, progress);
  } catch (error) {
    if (error instanceof RoundFailed) return complain(command, error.message, io);
    throw error;
  }
}

/** Whatever can be wrong is found here, before anything is measured. */
async function gatherField(
  command: ComparedCommand,
  { save, against, baseline, beside }: ComparingWish,
  rest: readonly string[],
  progress: Progress,
  enter: typeof checkoutContender,
): Promise<Result<Field>> {
  const args = rest.filter((arg) => arg !== "--json");
  const folder = save === null ? ok(null) : checkFolder(save);
  if (!folder.ok) return folder;
  const saved = against === null ? ok(null) : readFigures(against, command.name);
  if (!saved.ok) return saved;
  const built = baseline === null ? ok(null) : await buildBaseline(baseline, progress);
  if (!built.ok) return built;
  return ok({
    ours: enter("this checkout", ROOT, command, args),
    baseline:
      built.value === null ? null : enter(`revision ${built.value.revision}`, built.value.checkout, command, args),
    foreign: beside === null ? null : foreignContender(beside),
    saved: saved.value === null ? null : { file: printable(against ?? ""), figures: saved.value },
  });
}

async function measureField(
  command: ComparedCommand,
  { save, rounds }: ComparingWish,
  rest: readonly string[],
  { ours, baseline, foreign, saved }: Field,
  io: Io,
  progress: Progress,
): Promise<number> {
  const others = [baseline, foreign].filter((contender) => contender !== null);
  const [own, ...measured] = (await takeTurns([ours, ...others], rounds, progress)).map(seriesOf);
  if (io.isTTY) io.stderr.write(`\r${" ".repeat(70)}\r`);
  const comparisons: Comparison[] = others.map(({ name }, place) =>
    others[place] === foreign
      ? compareWithForeign(name, own, measured[place][0])
      : compare(name, true, own, measured[place]),
  );
  if (saved !== null) comparisons.push(compare(saved.file, false, own, saved.figures.figures));
  const args = rest.filter((arg) => arg !== "--json");
  const figures: SavedFigures = { command: command.name, arguments: args, node: process.version, figures: own };
  const written = save === null ? ok(null) : saveFigures(save, figures);
  if (!written.ok) return complain(command, written.error, io);
  const strange = comparisons.find((comparison) => comparison.figures.length === 0);
  if (strange !== undefined) return complain(command, `${strange.with} has no figure of the same name`, io);
  if (rest.includes("--json")) io.stdout.write(`${JSON.stringify({ ...figures, rounds, comparisons })}\n`);
  else io.stdout.write(inWords(figures, rounds, comparisons, saved?.figures ?? null));
  return 0;
}

function inWords(
  { command, arguments: args, node, figures }: SavedFigures,
  rounds: number,
  comparisons: readonly Comparison[],
  saved: SavedFigures | null,
): string {
  const measured = ["darbar", command, ...args].join(" ");
  const title = `${measured}, ${rounds} ${rounds === 1 ? "round" : "rounds"}, Node ${node}\n`;
  const differs = saved !== null && saved.arguments.join(" ") !== args.join(" ");
  const note = differs ? `Saved with other arguments: ${printable(saved.arguments.join(" "))}\n` : "";
  const parts = comparisons.length === 0 ? [seriesInColumns(figures)] : comparisons.map(inColumns);
  return `${title}\n${parts.join("\n")}${note}`;
}

function complain({ name }: ComparedCommand, sentence: string, io: Io): number {
  io.stderr.write(`darbar ${name}: ${sentence}; see "npx darbar help ${name}".\n`);
  return 1;
}
