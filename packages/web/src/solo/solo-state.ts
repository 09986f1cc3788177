import { coup, type Event } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { ClockReading, Phrase, Said, Sitter, Snapshot, StandingOrder, WireFact } from "@darbar/protocol";
import type { SoloGame } from "./solo-game.ts";
import { canPass } from "./solo-plan.ts";
import { SOLO_PERSON, type SoloWish, setupOf } from "./wish.ts";

/** A practice table. */
export interface SoloState {
  readonly wish: SoloWish;
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
  const outcome = coup.outcome(game.state);
  return {
    setup: setupOf(wish),
    code: "",
    host: SOLO_PERSON,
    seats: sitters,
    words: sitters.map(() => null),
    commitment: "",
    game: {
      number: game.number,
      game: coup.id,
      seats: game.seats,
      options: game.options,
      commitment: "",
      view: coup.view(game.state, outcome === null ? me : "all"),
      past: redacted(game.events, me),
      outcome,
    },
    given: game.given.get(me) ?? null,
    order,
    talk,
  };
}

/** There is no hurry at a practice table. */
export function clockOf({ game }: SoloState): ClockReading | null {
  if (coup.outcome(game.state) !== null) return null;
  return { prompt: game.state.prompt, left: null, bank: new Array<number>(game.seats).fill(0) };
}

/** What the reader hears of events, and of what follows: the end, or the end of an order that asks for more than a pass. */
export function factsOf(table: SoloState, events: readonly Event[]): readonly WireFact[] {
  const { game, me } = table;
  const seen = redacted(events, me);
  const facts: WireFact[] = seen.length === 0 ? [] : [{ type: "events", events: seen }];
  const outcome = coup.outcome(game.state);
  if (outcome !== null) return [...facts, { type: "ended", outcome, spectatorsSaid: [] }];
  const isAsked = coup.waiting(game.state).includes(me);
  if (table.order !== "pass-until-my-turn" || !isAsked || canPass(game, me)) return facts;
  table.order = null;
  return [...facts, { type: "ordered", order: null }];
}

/** Adds a line of the reader to the talk. */
export function speak(table: SoloState, text: string | null, phrase: Phrase | null): WireFact {
  const { name } = table.wish;
  const said: Said = { type: "said", person: SOLO_PERSON, name, seat: table.me, text, phrase };
  table.talk = [...table.talk, said].slice(-TALK);
  return said;
}

function redacted(events: readonly Event[], me: Seat): readonly Event[] {
  return events.flatMap((event) => coup.redact(event, me) ?? []);
}
