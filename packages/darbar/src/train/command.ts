import { join } from "node:path";
import { shapeWith } from "@darbar/bots/coup-network";
import { ok, type Result } from "@darbar/kernel";
import type { Io } from "../io.ts";
import { readArguments, type TrainArguments } from "./arguments.ts";
import { type Resumed, readCheckpoint, writeCheckpoint, writeWhole } from "./checkpoint.ts";
import { type Crew, threads } from "./crew.ts";
import { curveAsPage, curveInColumns, type Point, share } from "./curve.ts";
import type { Tools } from "./order.ts";
import { STRANGERS } from "./seating.ts";
import {
  measureTraining,
  networkIn,
  newTraining,
  type Round,
  type Training,
  toolsFor,
  trainRound,
} from "./training.ts";
import { readWeightsModule, weightsModule } from "./weights-module.ts";

export { TRAIN_HELP } from "./arguments.ts";

/** Rounds between two points of the curve, and games against each baseline for a point. */
const MEASURE_EVERY = 40;
const MEASURED_GAMES = 120;

const USUALLY_PLANNED = 30_000_000;
const USUAL_TURN_COST = 0.002;

/** `darbar train`: trains the network of Coup's best player. */
export async function train(args: readonly string[], io: Io): Promise<number> {
  const asked = readArguments(args);
  if (!asked.ok) return refuse(asked.error, io);
  const rival = rivalFor(asked.value);
  if (!rival.ok) return refuse(rival.error, io);
  const begun = begin(asked.value);
  if (!begun.ok) return refuse(begun.error, io);
  const crew = threads(toolsFor(begun.value.training, rival.value));
  try {
    await goOn(begun.value, crew, asked.value, `darbar train ${args.join(" ")}`.trimEnd(), io);
  } finally {
    await crew.close();
  }
  return 0;
}

function refuse(sentence: string, io: Io): number {
  io.stderr.write(`darbar train: ${sentence}; see "npx darbar help train".\n`);
  return 1;
}

function rivalFor({ against, seats, noDraft }: TrainArguments): Result<Tools["rival"]> {
  if (against === null) return ok(null);
  const read = readWeightsModule(against);
  if (!read.ok) return read;
  const { weights, shape } = read.value.network;
  return ok({ weights, shape, seats, draft: noDraft ? false : undefined });
}

function begin({ resume, folder, jobs, hidden, seed, decisions, ...asked }: TrainArguments): Result<Resumed> {
  const { planned, turnCost, strangers, large } = asked;
  if (resume) return readCheckpoint(join(folder, "checkpoint"), { hands: jobs, planned, turnCost, strangers, large });
  const pace = {
    planned: planned ?? USUALLY_PLANNED,
    turnCost: turnCost ?? USUAL_TURN_COST,
    strangers: strangers ?? STRANGERS,
    large: large ?? 0,
  };
  const plan = { shape: shapeWith(hidden), seed, hands: jobs ?? 1, decisions, ...pace };
  return ok({ training: newTraining(plan), minutes: 0, points: [], commands: [] });
}

/** Round after round until it is time to end, or somebody asks to. */
async function goOn(resumed: Resumed, crew: Crew, asked: TrainArguments, command: string, io: Io): Promise<void> {
  const { training } = resumed;
  const points = [...resumed.points];
  const commands = [...resumed.commands, command];
  const allCommands = commands.join(" && ");
  const started = performance.now();
  const minutes = (): number => (performance.now() - started) / 60_000;
  let isAsked = false;
  const stop = io.onSignal(() => {
    isAsked = true;
  });
  const save = (): void => {
    writeCheckpoint(join(asked.folder, "checkpoint"), {
      training,
      minutes: resumed.minutes + minutes(),
      points,
      commands,
    });
    writeWhole(join(asked.folder, "curve.csv"), curveInColumns(points));
    writeWhole(join(asked.folder, "curve.html"), curveAsPage(points, allCommands));
  };
  while (!isAsked && minutes() < asked.minutes && training.steps < asked.steps) {
    const before = performance.now();
    const round = await trainRound(training, crew);
    const gamesPerSecond = (1000 * round.games) / (performance.now() - before);
    if (io.isTTY) io.stderr.write(`\r${progress(training, round, gamesPerSecond)} `);
    if (training.round % MEASURE_EVERY !== 0) continue;
    const scores = await measureTraining(training, crew, Math.ceil(MEASURED_GAMES / training.plan.hands));
    const point = {
      steps: training.steps,
      minutes: resumed.minutes + minutes(),
      gamesPerSecond,
      entropy: round.entropy,
      error: round.error,
      scores,
    };
    points.push(point);
    save();
    io.stdout.write(`${progress(training, round, gamesPerSecond)}; ${inWords(point)}\n`);
  }
  stop();
  save();
  if (asked.out === null) return;
  const origin = { command: allCommands, seed: training.plan.seed, steps: training.steps };
  writeWhole(asked.out, weightsModule({ origin, network: networkIn(training) }));
  io.stdout.write(`wrote ${asked.out}: ${training.steps} decisions\n`);
}

function progress(
  { steps, round }: Training,
  { games, turns, entropy, stalled }: Round,
  gamesPerSecond: number,
): string {
  const length = (turns / games).toFixed(0);
  return (
    `round ${round}: ${(steps / 1e6).toFixed(2)} M decisions, ${gamesPerSecond.toFixed(0)} games/s, ` +
    `${length} turns a game, ${stalled} stalled, entropy ${entropy.toFixed(3)}`
  );
}

/** The share of games won against each baseline, by seats. */
function inWords({ scores }: Point): string {
  const styles = [...new Set(scores.map(({ style }) => style))];
  return styles
    .map((style) => {
      const won = scores.filter((score) => score.style === style).map((score) => (100 * share(score)).toFixed(0));
      return `${style} ${won.join("/")}`;
    })
    .join(", ");
}
