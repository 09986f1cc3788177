import { bearsOut, type CopsEvent, claimOf, cops, type Options, type State } from "@darbar/cops";
import type { Remark, Seat, Viewer } from "@darbar/kernel";

/** A game to be counted: all that happened and was said in it, as somebody saw it. */
export interface CountedGame {
  readonly options: Options;
  readonly seats: number;
  readonly as: Viewer;
  readonly past: readonly CopsEvent[];
  readonly said: readonly Remark[];
}

export const LEADERS = ["agent", "kingpin"] as const;
export type Leader = (typeof LEADERS)[number];

/** When somebody has first seen a leader's card, and how: among their own, by looking at it, or face up before everybody. */
export interface Sighting {
  /** 0: it was dealt to them, or they looked before the first turn. */
  readonly turn: number;
  readonly how: "held" | "looked" | "face-up";
  /** Before whom the card lay. */
  readonly at: Seat;
}

/** How a player has fared. */
export interface PlayerTally {
  readonly seat: Seat;
  /** How often they have looked at somebody's cards. */
  readonly looks: number;
  readonly shots: number;
  /** How many went down by their hand. */
  readonly felled: number;
  /** How often they have said what a card of somebody is, and how often that was not so; `null` where it is not known. */
  readonly words: number;
  readonly lies: number | null;
  /** The turn in which they went down for the last time; `null`: they did not, or were brought back. */
  readonly outIn: number | null;
  /** `null`: never; `unknown`: nobody tells what they have seen. */
  readonly saw: Readonly<Record<Leader, Sighting | null | "unknown">>;
}

/** A game of Good Cop Bad Cop in figures. */
export interface CopsTally {
  /** By seat. */
  readonly players: readonly PlayerTally[];
  readonly turns: number;
}

/** Counts a finished game. */
export function tallyOf(game: CountedGame): CopsTally {
  const { past, seats, as } = game;
  const states = viewsOf(game, as);
  const end = states[past.length];
  const words = wordsIn(game, states);
  const players = Array.from({ length: seats }, (_, seat): PlayerTally => {
    const own = words.filter(({ by }) => by === seat);
    const isKnown = own.every(({ isLie }) => isLie !== null);
    const falls = past.flatMap((event, at) => (event.type === "out" && event.seat === seat ? [states[at].turns] : []));
    const isDown = end.players[seat].standing !== "in";
    const seen = as === "all" ? viewsOf(game, seat) : as === seat ? states : null;
    return {
      seat,
      looks: count(past, (event) => event.type === "looked" && event.by === seat && event.seat !== seat),
      shots: count(past, (event) => event.type === "fired" && event.seat === seat),
      felled: count(past, (event) => event.type === "out" && event.by === seat),
      words: own.length,
      lies: isKnown ? own.filter(({ isLie }) => isLie).length : null,
      outIn: isDown ? (falls.at(-1) ?? null) : null,
      saw: {
        agent: seen === null ? "unknown" : sighting("agent", seat, past, seen),
        kingpin: seen === null ? "unknown" : sighting("kingpin", seat, past, seen),
      },
    };
  });
  return { players, turns: end.turns };
}

function count(past: readonly CopsEvent[], isCounted: (event: CopsEvent) => boolean): number {
  return past.filter(isCounted).length;
}

/** What a viewer sees before each event, and after the last. */
function viewsOf({ options, seats, past }: CountedGame, viewer: Viewer): readonly State[] {
  const view = cops.view(cops.setup(options, seats), viewer);
  const views = [cops.view(view, viewer)];
  for (const event of past) {
    const seen = cops.redact(event, viewer);
    if (seen !== null) cops.evolve(view, seen);
    views.push(cops.view(view, viewer));
  }
  return views;
}

function sighting(leader: Leader, seat: Seat, past: readonly CopsEvent[], seen: readonly State[]): Sighting | null {
  const first = seen.findIndex(({ players }) => players.some(({ cards }) => cards.some(({ kind }) => kind === leader)));
  if (first === -1) return null;
  const { players, turns } = seen[first];
  const at = players.findIndex(({ cards }) => cards.some(({ kind }) => kind === leader));
  const isUp = players[at].cards.some(({ kind, up }) => kind === leader && up);
  const wasLookedAt = past[first - 1]?.type === "looked";
  return { turn: turns, at, how: at === seat ? "held" : isUp && !wasLookedAt ? "face-up" : "looked" };
}

interface Word {
  readonly by: Seat;
  readonly isLie: boolean | null;
}

/** What was said of cards, and whether it was so when it was said. */
function wordsIn({ said }: CountedGame, states: readonly State[]): readonly Word[] {
  return said.flatMap((remark): readonly Word[] => {
    const claim = claimOf(remark);
    if (claim === null) return [];
    const { by, about, place, word } = claim;
    // cops 6: a criminal has no cards any more that could be spoken of.
    const card = states[remark.after]?.players[about]?.cards[place];
    if (card === undefined) return [];
    return [{ by, isLie: card.kind === null ? null : !bearsOut(card.kind, word) }];
  });
}
