import type { ClaimWord, Identity, State, Team } from "@darbar/cops";
import { ROLE_COUNT, roleIn } from "@darbar/cops/deduce";
import type { Seat } from "@darbar/kernel";
import type { InformedClaim } from "./hearing.ts";
import { possibleHands } from "./possible-hands.ts";
import { chanceToSay } from "./say.ts";
import type { Trust } from "./trust.ts";

/*
 * What is said is soft evidence on top of what was seen: a world is as likely as its players are to have said all that in it. A
 * player is of one sort for the whole game, so all their words are weighed together: whoever is caught, or whose words cannot
 * all be true in a world, is believed less in whatever else they have said; and whoever never says a word against a side
 * is of that side, or has seen no such card. Of one card two words tell less than twice as much as one.
 */

const TEAMS: readonly Team[] = ["honest", "crooked"];

/** How likely all that was said is, in a world in which everybody has such a role (two bits each). */
export type Hearsay = (roles: number) => number;

/** What a player has said of a card, as far as the listener can judge it. */
interface Word {
  readonly by: Seat;
  readonly word: ClaimWord;
  readonly slot: number;
  readonly witnesses: number;
}

/** All that was said of the cards of one seat. */
interface Story {
  readonly about: Seat;
  readonly words: readonly Word[];
  readonly tellers: readonly Teller[];
  /** By role of the seat and team and sort of each teller, how likely it is; not worked out before it is asked for. */
  readonly chances: Float64Array;
}

/** Somebody whose word weighs. */
interface Teller {
  readonly seat: Seat;
  /** Which digit of a choice of sorts is theirs; `null`: all that they have said is in one story, which knows all sorts. */
  readonly digit: number | null;
  /** By team and sort, how likely players are of this sort and have said what has come to light. */
  readonly before: readonly (readonly number[])[];
}

/** Listens to all that was said; `null`: nobody has said anything that weighs. What one has said oneself tells one nothing. */
export function hearsayOf(claims: readonly InformedClaim[], view: State, me: Seat, trust: Trust): Hearsay | null {
  const heard = claims.filter(({ by }) => by !== me);
  const told = heard.filter(({ by, lies }) => lies !== null && lies[0] !== by);
  const shown = heard.filter((claim) => !told.includes(claim) && kindShown(claim) !== null);
  if (told.length + shown.length === 0) return null;
  const tellers = new Map<Seat, Teller>();
  let digits = 0;
  for (const { by } of [...told, ...shown]) {
    if (tellers.has(by)) continue;
    const about = new Set(told.filter((claim) => claim.by === by).map(({ lies }) => lies?.[0]));
    const before = TEAMS.map((team) =>
      beforeOf(
        shown.filter((claim) => claim.by === by),
        team,
        trust,
      ),
    );
    tellers.set(by, { seat: by, digit: about.size > 1 ? digits++ : null, before });
  }
  const sorts = trust.sorts.length;
  const stories: Story[] = [...new Set(told.map(({ lies }) => lies?.[0]))].flatMap((about) => {
    if (about === undefined) return [];
    const words = told.flatMap(({ by, lies, word, witnesses }) =>
      lies?.[0] === about ? [{ by, word, slot: lies[1], witnesses }] : [],
    );
    const own = [...tellers.values()].filter(({ seat }) => words.some(({ by }) => by === seat));
    const size = own.reduce((all, { digit }) => all * 2 * (digit === null ? 1 : sorts), ROLE_COUNT);
    return [{ about, words, tellers: own, chances: new Float64Array(size).fill(-1) }];
  });
  const silent = [...tellers.values()].filter(({ seat }) => !told.some(({ by }) => by === seat));
  const tied = [...tellers.values()].filter(({ digit }) => digit !== null);
  const choices = sorts ** tied.length;
  const sortOf = (choice: number, digit: number): number => Math.floor(choice / sorts ** digit) % sorts;

  return (roles) => {
    let known = 1;
    for (const { seat, before } of silent) known *= sum(before[teamIn(roles, seat)]);
    let all = 0;
    for (let choice = 0; choice < choices; choice++) {
      let likelihood = 1;
      for (const { seat, digit, before } of tied) likelihood *= before[teamIn(roles, seat)][sortOf(choice, digit ?? 0)];
      for (const story of stories) {
        let place = roleIn(roles, story.about);
        for (const { seat, digit } of story.tellers) {
          place = 2 * place + teamIn(roles, seat);
          if (digit !== null) place = sorts * place + sortOf(choice, digit);
        }
        if (story.chances[place] < 0) story.chances[place] = chanceOf(story, roles, choice);
        likelihood *= story.chances[place];
      }
      all += likelihood;
    }
    return known * all;
  };

  /** How likely a story is: the mean over all hands that its seat can have. */
  function chanceOf({ about, words, tellers: own }: Story, roles: number, choice: number): number {
    const hands = possibleHands(view, about, roleIn(roles, about));
    if (hands.length === 0) return 1;
    return (
      sum(
        hands.map((hand) => own.reduce((product, teller) => product * chanceIn(hand, words, teller, roles, choice), 1)),
      ) / hands.length
    );
  }

  function chanceIn(
    hand: readonly Identity[],
    words: readonly Word[],
    { seat, digit, before }: Teller,
    roles: number,
    choice: number,
  ): number {
    const team = teamIn(roles, seat);
    const said = (lies: number): number => {
      let product = 1;
      for (const { by, word, slot, witnesses } of words) {
        if (by === seat) product *= chanceToSay(word, hand[slot], TEAMS[team], (lies / 100) * trust.dread ** witnesses);
      }
      return product;
    };
    if (digit !== null) return said(trust.sorts[sortOf(choice, digit)].lies);
    return sum(trust.sorts.map(({ lies }, sort) => before[team][sort] * said(lies)));
  }
}

/** The team of a seat, as a place in `TEAMS`. */
function teamIn(roles: number, seat: Seat): number {
  return roleIn(roles, seat) & 1;
}

/** By sort, how many players are like that, times how likely they say what has come to light. */
function beforeOf(shown: readonly InformedClaim[], team: Team, { sorts, dread }: Trust): readonly number[] {
  return sorts.map(({ share, lies }) =>
    shown.reduce((product, claim) => {
      const kind = kindShown(claim);
      return kind === null
        ? product
        : product * chanceToSay(claim.word, kind, team, (lies / 100) * dread ** claim.witnesses);
    }, share / 100),
  );
}

/** What a card was that has left the game, or lies nobody knows where, by what became of what was said of it. */
function kindShown({ verdict, word }: InformedClaim): Identity | null {
  if (verdict === "open" || word === "leader") return null;
  return verdict === "borne-out" ? word : word === "honest" ? "crooked" : "honest";
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
