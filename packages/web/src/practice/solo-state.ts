import type { Seat } from "@darbar/kernel";
import type { ClockReading, Phrase, Said, Sitter, Snapshot, StandingOrder, WireFact } from "@darbar/protocol";
import { PRACTICE_PERSON, type PracticeWish, setupOf } from "./practice-wish.ts";
import type { SoloGame } from "./solo-game.ts";
import { canPass } from "./solo-plan.ts";

/** A practice table. */
export interface SoloState {
  readonly wish: PracticeWish;
  readonly me: Seat;
  readonly sitters: readonly Sitter[];
  game: SoloGame;
  order: StandingOrder | null;
  talk: readonly Said[];
}

/** How many lines of talk are kept. */
const TALK = 200;

/** The table as the reader may know it; after the game all cards are open. */
export function snapshotOf({ wish, me, sitters, game, order, talk }: SoloState): Snapshot {
  const { rules } = game.solo;
  const outcome = rules.outcome(game.state);
  return {
    setup: setupOf(game.solo, wish),
    code: "",
    host: PRACTICE_PERSON,
    seats: sitters,
    commitments: sitters.map(() => null),
    shuffle: null,
    nextGame: game.number + 1,
    commitment: "",
    game: {
      number: game.number,
      game: rules.id,
      seats: game.seats,
      options: game.options,
      commitment: "",
      view: rules.view(game.state, outcome === null ? me : "all"),
      past: redacted(game, game.events, me),
      outcome,
    },
    given: game.given.get(me) ?? null,
    order,
    talk,
  };
}

/** There is no hurry at a practice table. */
export function clockOf({ game }: SoloState): ClockReading | null {
  if (game.solo.rules.outcome(game.state) !== null) return null;
  return { prompt: game.state.prompt, left: null, bank: new Array<number>(game.seats).fill(0) };
}

/** What the reader hears of events, and of what follows: the end, or the end of an order that asks for more than a pass. */
export function factsOf(table: SoloState, events: readonly unknown[]): readonly WireFact[] {
  const { game, me } = table;
  const { rules } = game.solo;
  const seen = redacted(game, events, me);
  const facts: WireFact[] = seen.length === 0 ? [] : [{ type: "events", events: seen }];
  const outcome = rules.outcome(game.state);
  if (outcome !== null) return [...facts, { type: "ended", outcome, spectatorsSaid: [] }];
  const isAsked = rules.waiting(game.state).includes(me);
  if (table.order !== "pass-until-my-turn" || !isAsked || canPass(game, me)) return facts;
  table.order = null;
  return [...facts, { type: "ordered", order: null }];
}

/** Adds a line of the reader to the talk. */
export function speak(table: SoloState, text: string | null, phrase: Phrase | null): WireFact {
  const { name } = table.wish;
  const said: Said = { type: "said", person: PRACTICE_PERSON, name, seat: table.me, text, phrase };
  table.talk = [...table.talk, said].slice(-TALK);
  return said;
}

function redacted({ solo: { rules } }: SoloGame, events: readonly unknown[], me: Seat): readonly unknown[] {
  return events.flatMap((event) => rules.redact(event, me) ?? []);
}
