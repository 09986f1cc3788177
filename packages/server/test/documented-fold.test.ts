import { isDeepStrictEqual } from "node:util";
import { cops } from "@darbar/cops";
import { coup } from "@darbar/coup";
import { type Asking, type Game, seededDraw, type Viewer, viewersOf } from "@darbar/kernel";
import { playAtRandom, usually, variantOf } from "@darbar/kernel/testing";
import { expect, it } from "vitest";

/** The fold of PROTOCOL.md's tables: an example in plain JavaScript, with none of our code. */
const EXAMPLE = new URL("../../../docs/examples/fold.mjs", import.meta.url).href;
type Fold = (game: string, view: unknown, event: unknown) => void;

const PLUS = { edition: "plus", character: "inquisitor", reformation: true, anarchist: true };
const TABLES = [
  { rules: coup, options: {}, seats: 3 },
  { rules: coup, options: { edition: "ru", character: "inquisitor" }, seats: 4 },
  { rules: coup, options: PLUS, seats: 5 },
  { rules: coup, options: { draft: true }, seats: 2 },
  { rules: cops, options: {}, seats: 4 },
  { rules: cops, options: { mode: "gang" }, seats: 6 },
];

it.each(TABLES)(
  "$rules.id, $options, $seats seats: events fold as PROTOCOL.md says",
  async ({ rules, options, seats }) => {
    const { fold } = (await import(EXAMPLE)) as { readonly fold: Fold };
    const folded = new Set<string>();
    for (let round = 0; round < usually(rules === coup ? 6 : 2, { all: 30 }); round++) {
      for (const type of followGame(rules as never, options, seats, `folded ${round}`, fold)) folded.add(type);
    }
    expect(folded.size).toBeGreaterThan(rules === coup ? 10 : 25);
  },
);

/** What a view says but for Coup's sightings, which the example leaves to snapshots; through JSON, as over the wire. */
function told(view: unknown): unknown {
  const { sightings: _, ...rest } = JSON.parse(JSON.stringify(view)) as Record<string, unknown>;
  return rest;
}

/** Plays a random game and folds what each viewer is told of it both ways; answers the types of events that were met. */
function followGame(
  rules: Game<unknown, Asking, unknown, { readonly type: string }>,
  raw: unknown,
  seats: number,
  seed: string,
  fold: Fold,
): ReadonlySet<string> {
  const types = new Set<string>();
  const variant = variantOf(rules, raw, seats);
  const empty = rules.setup(variant.options, seats);
  const views = new Map<Viewer, unknown>(viewersOf(seats).map((viewer) => [viewer, told(rules.view(empty, viewer))]));
  const hear = (events: readonly { readonly type: string }[], state: Asking): void => {
    for (const event of events) {
      types.add(event.type);
      for (const [viewer, view] of views) {
        const seen = rules.redact(event, viewer);
        if (seen !== null) fold(rules.id, view, JSON.parse(JSON.stringify(seen)));
      }
    }
    for (const [viewer, view] of views) {
      const expected = told(rules.view(state, viewer));
      // The slow comparison, which says where they differ, only if they do.
      if (!isDeepStrictEqual(view, expected)) expect(view, `${events.map(({ type }) => type)}`).toEqual(expected);
    }
  };
  playAtRandom(rules, variant, seededDraw(seed), { hear });
  return types;
}
