import "./chance-line.css";
import type { ReviewedDecision } from "@darbar/bots/review";
import { DIRECTION } from "@darbar/words/languages";
import type { JSX, TargetedPointerEvent } from "preact";
import { useWords } from "../words/speak.tsx";
import { chanceAfter, mattered } from "./mattered.ts";

interface ChanceLineProps {
  /** Whose chance it is. */
  readonly name: string;
  /** How many decisions there are, and what was thought of them so far. */
  readonly count: number;
  readonly decisions: ReadonlyMap<number, ReviewedDecision<unknown>>;
  /** The decision that is shown. */
  readonly place: number;
  /** Whether the seat has won; `null` if the film does not say. */
  readonly hasWon: boolean | null;
  onPlace(place: number): void;
}

const WIDTH = 320;
const HEIGHT = 104;
/** Where the line begins after its scale, and the room above, below and at the end. */
const SCALE = 34;
const ROOM = 8;

/** The chance to win over the decisions of a game, along the line of reading, with a dot where one mattered. */
export function ChanceLine({ name, count, decisions, place, hasWon, onPlace }: ChanceLineProps): JSX.Element {
  const { t, language } = useWords();
  const isLeftward = DIRECTION[language] === "rtl";
  const along = (at: number): number => {
    const x = SCALE + ((WIDTH - SCALE - ROOM) * at) / Math.max(1, count);
    return isLeftward ? WIDTH - x : x;
  };
  const up = (chance: number): number => HEIGHT - ROOM - (HEIGHT - 2 * ROOM) * chance;
  const known = [...decisions]
    .flatMap(([at, decision]) => {
      const chance = chanceAfter(decision);
      return chance === null ? [] : [{ at, chance, mark: mattered(decision) }];
    })
    .sort((one, other) => one.at - other.at);
  const isDone = decisions.size === count;
  const end = isDone && hasWon !== null ? { at: count, chance: hasWon ? 1 : 0 } : null;
  const drawn = end === null ? known : [...known, end];
  const press = (event: TargetedPointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * WIDTH;
    const share = ((isLeftward ? WIDTH - x : x) - SCALE) / (WIDTH - SCALE - ROOM);
    onPlace(Math.min(count - 1, Math.max(0, Math.round(share * count))));
  };
  return (
    <svg
      class="chance-line"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={known.length === 0 ? t("replay.review.line") : saidLine()}
      onPointerDown={press}
    >
      {[0, 0.5, 1].map((share) => (
        <g key={share} class="chance-scale">
          <path d={`M${along(0)} ${up(share)}H${along(count)}`} />
          <text
            x={isLeftward ? WIDTH : 0}
            y={up(share) + 3.5}
            text-anchor={isLeftward ? "end" : "start"}
            direction="ltr"
          >
            {t("replay.review.chance", { to: share })}
          </text>
        </g>
      ))}
      <path class="chance-here" d={`M${along(place)} ${ROOM / 2}V${HEIGHT - ROOM / 2}`} />
      <path class="chance-path" d={pathOf(drawn.map(({ at, chance }) => [along(at), up(chance)]))} />
      {known.map(
        ({ at, chance, mark }) =>
          mark !== null && (
            <circle
              key={at}
              class={`chance-dot is-${mark}`}
              cx={along(at)}
              cy={up(chance)}
              r={mark === "costly" ? 5 : 4}
            />
          ),
      )}
      {known
        .filter(({ at }) => at === place)
        .map(({ at, chance }) => (
          <circle key="here" class="chance-ring" cx={along(at)} cy={up(chance)} r={8} />
        ))}
      {end !== null && (
        <circle class={`chance-end${hasWon ? " has-won" : ""}`} cx={along(count)} cy={up(end.chance)} r={4} />
      )}
    </svg>
  );

  function saidLine(): string {
    const most = known.reduce((best, each) => (each.chance > best.chance ? each : best));
    const least = known.reduce((worst, each) => (each.chance < worst.chance ? each : worst));
    return t("replay.review.line.said", {
      name,
      first: known[0].chance,
      last: known[known.length - 1].chance,
      ...{ most: most.chance, high: most.at + 1, least: least.chance, low: least.at + 1 },
    });
  }
}

function pathOf(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
