import "./arrows.css";
import type { Seat } from "@darbar/kernel";
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Layout } from "../layout.ts";
import { archWays } from "./arch-path.ts";
import { laneWays } from "./lanes.ts";
import { painted, uprightAt, widthOf } from "./look.ts";
import { measureTable } from "./measure.ts";
import type { ArrowEnds, End } from "./measured.ts";
import { lengthOf, spotAt, type Way } from "./way.ts";

/** An arrow across the table. */
export interface Arrow extends ArrowEnds {
  readonly kind: "aim" | "claim" | "coins";
  /** Whom it concerns: what is against the reader is in the colour of danger, whoever does it. */
  readonly tone: "mine" | "on-me" | "other" | "claim";
  /** The colour of who does it. */
  readonly colour: string;
  /** Whether it is what the table is about just now. */
  readonly isLoud?: boolean;
  /** What rides on it, drawn 48 by 32 and pointing to the left; of coins, two. */
  readonly rider?: ComponentChildren;
}

export interface ArrowsProps {
  readonly arrows: readonly Arrow[];
  readonly layout: Layout;
  readonly home: Seat | null;
}

/** Arrows across the table, drawn from where the seats really are: behind the seats and all that is said. Only for eyes. */
export function Arrows({ arrows, layout, home }: ArrowsProps): JSX.Element {
  const picture = useRef<SVGSVGElement>(null);
  const { ways, scale } = useWays(picture, arrows, layout, home);
  return (
    <svg ref={picture} class="arrows" aria-hidden="true" focusable="false">
      {arrows.map((arrow, index) => {
        const way = ways[index] ?? [];
        return way.length < 2 ? null : (
          <Drawn key={nameOf(arrow)} arrow={arrow} way={way} layout={layout} scale={scale} />
        );
      })}
    </svg>
  );
}

interface DrawnProps {
  readonly arrow: Arrow;
  readonly way: Way;
  readonly layout: Layout;
  readonly scale: number;
}

function Drawn({ arrow, way, layout, scale }: DrawnProps): JSX.Element {
  const { kind, tone, colour, isLoud, rider } = arrow;
  const width = widthOf(kind, tone !== "other" || isLoud === true, layout) * scale;
  const { line, head, turn, dashes } = painted(way, width, kind !== "claim");
  return (
    <g
      class={`arrow of-${kind} is-${tone}${isLoud ? " is-loud" : ""}`}
      style={{ "--arrow-colour": COLOUR[tone] ?? colour }}
      stroke-width={width}
      data-arrow={nameOf(arrow)}
    >
      <path class="arrow-halo" d={line} stroke-width={width + 4} />
      <path class="arrow-line" d={line} stroke-dasharray={dashes} />
      <path class="arrow-head" d={head} transform={turn} />
      {rider !== undefined && <Riders arrow={arrow} way={way} scale={scale} />}
    </g>
  );
}

/** What concerns the reader has one colour, whoever does it. */
const COLOUR: Readonly<Partial<Record<Arrow["tone"], string>>> = {
  mine: "var(--turquoise)",
  "on-me": "var(--pomegranate)",
};

/** A gun rides near who holds it, turned along its aim; coins are on their way, upright. */
function Riders({ arrow, way, scale }: Pick<DrawnProps, "arrow" | "way" | "scale">): JSX.Element {
  const long = lengthOf(way);
  const isCoins = arrow.kind === "coins";
  const places = isCoins ? [0.35, 0.62].map((share) => long * share) : [Math.min(34 * scale, long * 0.3)];
  const [width, height] = isCoins ? [28, 28] : [42, 28];
  return (
    <>
      {places.map((place) => {
        const spot = spotAt(way, place);
        return (
          <g key={place} transform={`${isCoins ? `translate(${spot.x} ${spot.y})` : uprightAt(spot)} scale(${scale})`}>
            <svg x={-width / 2} y={-height / 2} width={width} height={height} aria-hidden="true">
              {arrow.rider}
            </svg>
          </g>
        );
      })}
    </>
  );
}

function nameOf({ kind, from, to }: Arrow): string {
  return `${kind}-${from}-${to}`;
}

interface Ways {
  readonly ways: readonly Way[];
  /** How large letters are, against 16 px. */
  readonly scale: number;
}

const NOTHING: Ways = { ways: [], scale: 1 };

/** The ways of arrows: measured when they change, and whenever the table does. */
function useWays(
  picture: { readonly current: SVGSVGElement | null },
  arrows: readonly Arrow[],
  layout: Layout,
  home: End | null,
): Ways {
  const [found, setFound] = useState<Ways>(NOTHING);
  const drawn = useRef("");
  const latest = useRef(arrows);
  latest.current = arrows;
  const look = (): void => {
    const svg = picture.current;
    if (svg === null) return;
    const { table, scale } = measureTable(svg, home);
    const isNarrow = layout === "phone" || layout === "land";
    const next = { ways: table === null ? [] : (isNarrow ? laneWays : archWays)(latest.current, table), scale };
    const text = JSON.stringify(next);
    if (text === drawn.current) return;
    drawn.current = text;
    setFound(next);
  };
  const isBare = arrows.length === 0;
  // What lies on the stage comes and goes with every drawing of the table.
  useLayoutEffect(() => {
    if (!isBare) look();
  });
  useLayoutEffect(() => {
    const table = picture.current?.closest(".game-table") ?? null;
    if (table === null || isBare) return;
    const observer = new ResizeObserver(look);
    for (const each of [table, ...table.querySelectorAll("[data-place^=seat-], .stage, .dock")]) observer.observe(each);
    return () => observer.disconnect();
  }, [isBare, layout, home]);
  return isBare ? NOTHING : found;
}
