// @vitest-environment happy-dom
import { copsTwins, look } from "@darbar/bots";
import { chance, chancesAt, trackCops } from "@darbar/bots/cops-knowledge";
import { type CopsEvent, cops, everyVariant, IDENTITIES, type State, type Variant } from "@darbar/cops";
import { type Seat, seededDraw } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { stepAt } from "@darbar/words/cops/steps";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { askedTable, IDLE } from "../../../../../test/dom/every-button.tsx";
import { all } from "../../../../../test/dom/reader.ts";
import { show } from "../../../../../test/dom/shown.tsx";
import { standInApp } from "../../../../../test/dom/stand-in-app.ts";
import { CopsTable } from "../cops-table.tsx";
import { type Sight, sightOf } from "../sight.ts";
import { chancesOf } from "./chances.ts";
import { KnowledgeTable } from "./knowledge-table.tsx";
import { loadConclusions } from "./later-conclusions.ts";

const words = EVERY_WORDS.en;
await loadConclusions();
const move = async () => ({ ok: true, value: null }) as const;

/** A table as nobody sees it, and all that has happened there. */
interface World {
  readonly state: State;
  readonly events: readonly CopsEvent[];
}

/** The positions of a game of random legal moves at which somebody is asked, up to so many turns. */
function* positions({ options, seats }: Variant, seed: string, most: number): Generator<World & { seat: Seat }> {
  const draw = seededDraw(seed);
  const state = cops.setup(options, seats);
  const events: CopsEvent[] = [];
  const fold = (facts: readonly CopsEvent[]): void => {
    for (const event of facts) {
      events.push(event);
      cops.evolve(state, event);
    }
  };
  fold(cops.deal(state, draw));
  while (cops.outcome(state) === null && state.turns <= most) {
    const seat = draw.one(cops.waiting(state));
    yield { seat, state: cops.view(state, "all"), events: [...events] };
    const legal = cops.legal(state, seat);
    const decided = cops.decide(state, seat, legal[draw.one([...legal.keys()])], draw);
    if (!decided.ok) throw new Error(decided.error.code);
    fold(decided.value);
  }
}

/** What a page is drawn from whose host, by mistake, has told it of every event all there is to know. */
function modelOf({ state, events }: World, seat: Seat, view: typeof cops.view = cops.view) {
  const model = askedTable({ ...cops, view }, state, seat);
  if (model.game === null) throw new Error("no game is on");
  return { ...model, game: { ...model.game, past: events } };
}

function sightIn(world: World, seat: Seat, view?: typeof cops.view): Sight {
  const sight = sightOf({ ...IDLE, move, model: modelOf(world, seat, view) }, words);
  if (sight === null) throw new Error("no game is on");
  return sight;
}

/** All that is concluded for a seat: what it knows, what follows, the words under its choices, and its chances. */
function concludedFor(world: World, seat: Seat, viewed?: typeof cops.view): string {
  const { view, past, known, conclusions, names } = sightIn(world, seat, viewed);
  const first = stepAt(view, [], words, names, conclusions);
  const steps = first.offers.map(({ pick }) => stepAt(view, [pick], words, names, conclusions));
  return JSON.stringify({ known, conclusions, first, steps, chances: chancesOf(past, view) });
}

/** The same position in a world that the seat cannot tell apart. */
function twinOf({ state, events }: World, seat: Seat, seed: string): World {
  return copsTwins.redeal(look(cops, state, seat, events), seededDraw(seed));
}

/** Variants that lie apart: of each mode a small and a large one. */
const TRIED = everyVariant().filter(({ seats }) => usually([4, 7], { all: [4, 5, 6, 7, 8] }).includes(seats));

describe("nothing that is shown follows from what a seat cannot know", () => {
  it("in two worlds that it cannot tell apart all conclusions, choices and chances are the same, down to the letter", () => {
    let tried = 0;
    let unlike = 0;
    for (const [place, variant] of TRIED.entries()) {
      for (const { seat, ...world } of positions(variant, `twins ${place}`, usually(30, { all: 200 }))) {
        if (tried++ % 9 !== 0) continue;
        const twin = twinOf(world, seat, `twin ${tried}`);
        if (JSON.stringify(twin.state.players) !== JSON.stringify(world.state.players)) unlike++;
        const told = concludedFor(world, seat);
        expect(concludedFor(twin, seat)).toBe(told);
        expect(concludedFor(world, seat)).toBe(told); // Nothing stays of the other world.
      }
    }
    expect(unlike).toBeGreaterThan(30);
  });

  it("and so is the page: table, chips, mission and panel", async () => {
    let tried = 0;
    const app = await standInApp();
    const seen = async (world: World, seat: Seat): Promise<string> => {
      const model = modelOf(world, seat);
      const page = await show(<CopsTable {...IDLE} move={move} model={model} />, { app });
      const panel = await show(<KnowledgeTable sight={sightIn(world, seat)} />, { app });
      const chips = all(page.root, ".seats, .mission, .prompt").map(({ innerHTML }) => innerHTML);
      return [...chips, panel.root.innerHTML].join("\n").replaceAll(/(id|labelledby|for|name)="[^"]*"/gu, "");
    };
    const [variant] = TRIED;
    for (const { seat, ...world } of positions(variant, "pages", 30)) {
      if (tried++ % 50 !== 20) continue;
      expect(await seen(twinOf(world, seat, `page ${tried}`), seat)).toBe(await seen(world, seat));
    }
    expect(tried).toBeGreaterThan(100);
  });

  it("a planted leak is found: a page that is shown somebody's cards", () => {
    let tried = 0;
    let found = 0;
    const [variant] = TRIED;
    for (const { seat, ...world } of positions(variant, "planted", 6)) {
      if (tried++ % 5 !== 0) continue;
      const open = (seat + 1) % variant.seats;
      const leaking: typeof cops.view = (state, viewer) => {
        const view = cops.view(state, viewer);
        return { ...view, players: view.players.with(open, state.players[open]) };
      };
      if (concludedFor(twinOf(world, seat, "planted"), seat, leaking) !== concludedFor(world, seat, leaking)) found++;
    }
    expect(found).toBeGreaterThan(5);
  });
});

/** As near to 0 or 1 as this is certain: the rest comes from rounding. */
const CERTAIN = 1e-9;

describe("after ten turns", () => {
  it.each(TRIED.map((variant, place) => [JSON.stringify(variant), variant, place] as const))(
    "%s: the table says for certain what the bots' exact count is certain of, and nothing else",
    async (_, variant, place) => {
      const last = [...positions(variant, `ten turns ${place}`, 10)].at(-1);
      if (last === undefined) throw new Error("nobody was asked");
      const { seat, ...world } = last;
      const { view, past } = look(cops, world.state, seat, world.events);
      const exact = trackCops(past, view, null);
      const { root } = await show(<KnowledgeTable sight={sightIn(world, seat)} />, { app: await standInApp() });
      for (const [other, { cards }] of view.players.entries()) {
        const row = all(root, `tr[data-seat="${other}"]`)[0];
        const [honest, crooked, agent, kingpin] = IDENTITIES.map((what) => chance(exact, other, what) > 1 - CERTAIN);
        const leads = chance(exact, other, "agent") + chance(exact, other, "kingpin") > 1 - CERTAIN;
        const side = honest ? "honest" : crooked ? "crooked" : null;
        const sure = agent ? "agent" : kingpin ? "kingpin" : leads ? "leader" : side;
        const told = all(row, ".knowledge-certain").map((each) => each.className.split("of-")[1]);
        expect(told, `seat ${other}`).toEqual(other === seat || sure === null || cards.length === 0 ? [] : [sure]);
        for (const cell of all(row, "td[data-card]")) {
          const chances = chancesAt(exact, [other, Number(cell.dataset.card) as 0 | 1 | 2]);
          const possible = IDENTITIES.filter((__, kind) => chances[kind] > CERTAIN);
          const shown = all(cell, ".knowledge-kind .mark").length;
          expect(shown, `card ${cell.dataset.card} of ${other}`).toBe(possible.length <= 2 ? possible.length : 0);
        }
      }
    },
  );
});
