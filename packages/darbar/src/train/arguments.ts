import { availableParallelism } from "node:os";
import { fail, ok, type Result } from "@darbar/kernel";
import { parseArguments } from "../arguments.ts";

/** What was asked for on the command line. */
export interface TrainArguments {
  /** When to end: after so many minutes, or decisions; whichever comes first. */
  readonly minutes: number;
  readonly steps: number;
  /** `null`: as before, or the usual. */
  readonly planned: number | null;
  readonly turnCost: number | null;
  readonly strangers: number | null;
  readonly large: number | null;
  readonly seed: string;
  /** `null`: as many as before, or one for each core. */
  readonly jobs: number | null;
  /** Decisions in a round. */
  readonly decisions: number;
  readonly hidden: readonly [number, number];
  readonly folder: string;
  readonly out: string | null;
  readonly resume: boolean;
  readonly against: string | null;
  readonly seats: number;
  /** Whether two are to play without the draft where a network is to be beaten. */
  readonly noDraft: boolean;
}

export const TRAIN_HELP = `darbar train [--minutes M] [--steps N] [--seed S] [--jobs J] [--resume] [--out FILE]

Trains the network of Coup's best player by play against itself, its earlier selves and players of other
styles. What it has learned is kept in a folder, and training can be resumed; there is a curve to look at.

  --minutes M     end after M minutes (default 60)
  --steps N       end after N decisions; with the same seed and jobs the same weights come out
  --planned N     decisions after which it learns at its slowest pace (default: --steps, or 30000000)
  --turn-cost C   what a turn costs, of a win; keeps games from dragging on (default 0.002)
  --strangers P   of 100 tables of four seats and more, how many also seat players of other styles,
                  not only itself and its earlier selves (default 35)
  --large P       how many of 100 tables are extra classic tables of six seats (default 0)
  --seed S        another seed, another training (default "darbar")
  --jobs J        threads (default: one for each core)
  --round N       decisions to play before each time it learns (default 16384)
  --hidden A-B    the sizes of the hidden layers (default 128-64)
  --resume        go on with the training in the folder
  --folder DIR    where checkpoint, curve.csv and curve.html are kept (default .cache/train)
  --out FILE      also write the weights as a module of the repository
  --against FILE  learn to beat the network of this weights module, and nothing else
  --seats N       seats of the table at which it is to be beaten (default 2, with the draft)
  --no-draft      two seats there without the draft
`;

/** Reads the arguments of `darbar train`. */
export function readArguments(args: readonly string[]): Result<TrainArguments> {
  const text = { type: "string" } as const;
  const parsed = parseArguments(args, {
    minutes: text,
    steps: text,
    planned: text,
    "turn-cost": text,
    strangers: text,
    large: text,
    round: text,
    seed: text,
    jobs: text,
    hidden: text,
    folder: text,
    out: text,
    against: text,
    seats: text,
    "no-draft": { type: "boolean" },
    resume: { type: "boolean" },
  });
  if (!parsed.ok) return parsed;
  const typed = parsed.value.values;
  const { minutes = "", steps = "", planned = "", round = "16384", jobs = "", hidden = "128-64", seats = "2" } = typed;
  for (const [name, given] of Object.entries({ steps, planned, round })) {
    if (given !== "" && !/^[1-9]\d{0,11}$/.test(given)) return fail(`--${name} must be a whole number from 1 on`);
  }
  if (minutes !== "" && !/^\d{1,5}(\.\d+)?$/.test(minutes)) return fail("--minutes must be a number");
  if (jobs !== "" && !/^[1-9]\d?$/.test(jobs)) return fail("--jobs must be a whole number from 1 to 99");
  if (!/^[2-6]$/.test(seats)) return fail("--seats must be a whole number from 2 to 6");
  const sizes = /^([1-9]\d{0,2})-([1-9]\d{0,2})$/.exec(hidden);
  if (sizes === null) return fail("--hidden must be two sizes, like 128-64");
  const cost = typed["turn-cost"] ?? "";
  if (cost !== "" && !/^0(\.\d{1,6})?$/.test(cost)) return fail("--turn-cost must be a number from 0 up to 1");
  for (const [name, given] of Object.entries({ strangers: typed.strangers, large: typed.large })) {
    if (given !== undefined && !/^\d{1,2}$/.test(given)) return fail(`--${name} must be a whole number from 0 to 99`);
  }
  const wantedSteps = steps === "" ? Number.POSITIVE_INFINITY : Number(steps);
  return ok({
    minutes: minutes === "" ? (steps === "" ? 60 : Number.POSITIVE_INFINITY) : Number(minutes),
    steps: wantedSteps,
    planned: planned === "" ? (steps === "" || typed.resume === true ? null : wantedSteps) : Number(planned),
    turnCost: cost === "" ? null : Number(cost),
    strangers: typed.strangers === undefined ? null : Number(typed.strangers),
    large: typed.large === undefined ? null : Number(typed.large),
    seed: typed.seed ?? "darbar",
    jobs: jobs === "" ? (typed.resume === true ? null : availableParallelism()) : Number(jobs),
    decisions: Number(round),
    hidden: [Number(sizes[1]), Number(sizes[2])],
    folder: typed.folder ?? ".cache/train",
    out: typed.out ?? null,
    resume: typed.resume === true,
    against: typed.against ?? null,
    seats: Number(seats),
    noDraft: typed["no-draft"] === true,
  });
}
