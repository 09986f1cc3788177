import { CHARACTERS, type CoupEvent, type State } from "@darbar/coup";
import type { Draw, Saying, Seat } from "@darbar/kernel";
import type { Sight, Since } from "../bot.ts";
import type { Style } from "../level.ts";
import { type Occasion, speakUp } from "../speaking.ts";

/*
 * What bots of Coup say: quick phrases, seldom, and about nothing but what everybody has seen. It moves nobody: a claim there
 * is a move, and nothing is staked on a phrase.
 */

type CoupSight = Sight<State, unknown, CoupEvent>;

/** How many times in a hundred a player speaks. */
interface Habit {
  /** Stands by a claim that they have just made, or that is challenged. */
  readonly insists: number;
  /** Doubts a claim that nobody has challenged. */
  readonly doubts: number;
  /** Threatens who has cost them a card or coins. */
  readonly threatens: number;
  /** Owns that the other was right. */
  readonly yields: number;
}

const PLAIN: Habit = { insists: 4, doubts: 1, threatens: 10, yields: 12 };
const HABITS: Readonly<Record<Style, Habit>> = {
  honest: { insists: 8, doubts: 1, threatens: 8, yields: 30 },
  bluffer: { insists: 12, doubts: 2, threatens: 10, yields: 10 },
  sceptic: { insists: 3, doubts: 10, threatens: 10, yields: 10 },
  avenger: { insists: 3, doubts: 1, threatens: 50, yields: 4 },
  greedy: { insists: 4, doubts: 1, threatens: 12, yields: 6 },
};

/** What a player says of their own accord, if anything. */
export function speakOfCoup(
  { past, said, seat, view }: CoupSight,
  since: Since,
  style: Style | null,
  draw: Draw,
): Saying | null {
  if (view.players[seat].hidden.length === 0) return null;
  const habit = style === null ? PLAIN : HABITS[style];
  const turnBegan = past.findLastIndex(({ type }) => type === "turn");
  return speakUp(occasionsFor(past, since.events, seat, habit, style), { said, seat }, turnBegan, draw);
}

/** What has happened that this player may speak of. */
function occasionsFor(
  past: readonly CoupEvent[],
  since: number,
  seat: Seat,
  habit: Habit,
  style: Style | null,
): readonly Occasion[] {
  const occasions: Occasion[] = [];
  for (const [index, event] of past.entries()) {
    if (index < since) continue;
    const phrase = (percent: number, saying: Saying): void => {
      occasions.push({ percent, say: () => saying });
    };
    switch (event.type) {
      case "announced":
      case "blocked":
        if (event.seat === seat) phrase(habit.insists, insisting(event.as));
        break;
      case "challenged":
        if (event.claimant === seat) phrase(habit.insists, { phrase: "trust-me" });
        break;
      case "showed":
      case "refused": {
        const other = challengerOf(past, index, event.seat);
        // The one of the two who was wrong.
        if (event.type === "showed" && other === seat) phrase(habit.yields, { phrase: "well-played" });
        if (event.type === "refused" && event.seat === seat) phrase(habit.yields, { phrase: "well-played" });
        break;
      }
      case "lost":
      case "paid": {
        const by = actorBefore(past, index);
        const isMine = event.type === "lost" ? event.seat === seat : event.from === seat && event.to === by;
        if (isMine && by !== null && by !== seat) phrase(habit.threatens, threat(by, style));
        break;
      }
      case "turn": {
        const claimant = unchallengedIn(past, index);
        if (claimant !== null && claimant !== seat) phrase(habit.doubts, { phrase: "you-bluff", player: claimant });
        break;
      }
    }
  }
  return occasions;
}

function insisting(as: string | null): Saying {
  const card = CHARACTERS.find((character) => character === as);
  return card === undefined ? { phrase: "trust-me" } : { phrase: "i-am", card };
}

function threat(by: Seat, style: Style | null): Saying {
  if (style === "avenger") return { phrase: "go-after", player: by };
  return style === "greedy" ? { phrase: "not-me" } : { phrase: "no-mercy" };
}

/** Who has challenged a claimant, before something was shown. */
function challengerOf(past: readonly CoupEvent[], index: number, claimant: Seat): Seat | null {
  const challenge = past.slice(0, index).findLast((event) => event.type === "challenged");
  return challenge?.type === "challenged" && challenge.claimant === claimant ? challenge.seat : null;
}

/** Whose action something comes of. */
function actorBefore(past: readonly CoupEvent[], index: number): Seat | null {
  const announced = past.slice(0, index).findLast((event) => event.type === "announced" || event.type === "turn");
  return announced?.type === "announced" ? announced.seat : null;
}

/** Who has claimed something in the turn before this one, and was not challenged; `null`: nobody. */
function unchallengedIn(past: readonly CoupEvent[], index: number): Seat | null {
  const before = past.slice(0, index);
  const turn = before.slice(
    Math.max(
      0,
      before.findLastIndex(({ type }) => type === "turn"),
    ),
  );
  if (turn.some(({ type }) => type === "challenged" || type === "blocked")) return null;
  const announced = turn.find((event) => event.type === "announced");
  return announced?.type === "announced" && announced.as !== null ? announced.seat : null;
}
