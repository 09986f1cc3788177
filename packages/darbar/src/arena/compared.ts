import { type ComparedCommand, type Figure, figureIn } from "../compare/figure.ts";
import { readArenaArguments } from "./arguments.ts";

/** What of an arena is compared: bots that meet. */
export const COMPARED_ARENA: ComparedCommand = {
  name: "arena",
  complaint(args) {
    const read = readArenaArguments(args);
    if (!read.ok) return read.error;
    if (read.value.kind !== "meeting") return `--${read.value.kind} gives no figures that can be saved or compared`;
    return read.value.html === null ? null : "--html does not go with figures that are saved or compared";
  },
  argumentsOf(args, round) {
    const read = readArenaArguments(args);
    return round === 1 || !read.ok ? args : [...args, "--seed", `${read.value.seed}, round ${round}`];
  },
  figuresIn: arenaFigures,
};

/** The figures of `darbar arena` that are worth comparing: how fast it plays, and what each bot wins and takes its time for. */
function arenaFigures(report: unknown, cpuSeconds: number): readonly Figure[] {
  const { games = 0, shares = [], times = [] } = report as Told;
  return [
    ...figureIn({ games: games / cpuSeconds }, "games", "games/CPU-s, start included", "more", true),
    ...figureIn(report, "gamesPerSecond", "games/s", "more"),
    ...shares.flatMap((share) => figureIn(share, "share", `${share.bot}, win share`, "more")),
    ...times.flatMap((time) => figureIn(time, "p50", `${time.bot}, p50 of a decision in ms`, "less")),
  ];
}

interface Told {
  readonly games?: number;
  readonly shares?: readonly { readonly bot: string }[];
  readonly times?: readonly { readonly bot: string }[];
}
