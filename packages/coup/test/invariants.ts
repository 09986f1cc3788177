import { at, type Seat } from "@darbar/kernel";
import type { CoupEvent, State } from "../src/index.ts";
import type { Step } from "./transcript.ts";

/** One whole turn: from one player's action to the next player's, or to the end of the game. */
export interface Turn {
  readonly start: State;
  readonly steps: readonly Step[];
  readonly events: readonly CoupEvent[];
  readonly end: State;
}

/** What holds of every turn, by the rule that says so. Written from coup.md, one sentence each. */
export const INVARIANTS: Readonly<Record<string, (turn: Turn) => boolean>> = {
  "coup 1: 50 coins": ({ end }) =>
    end.players.reduce((sum, player) => sum + player.coins, end.treasury + end.reserve) === 50,

  "coup 2: with 10 coins or more the action is a coup": ({ start, steps }) =>
    at(start.players, start.turn).coins < 10 || at(steps, 0).move.do === "coup",

  "coup 2: nobody who is out is asked anything": ({ steps }) =>
    steps.every(({ seat, before }) => at(before.players, seat).hidden.length > 0),

  "coup 2: the fallen have no coins when the turn has ended": ({ end }) =>
    end.players.every((player) => player.hidden.length > 0 || player.coins === 0),

  "coup 2: the game ends when one is left, not before": ({ end }) =>
    (end.winner !== null) === (end.players.filter((player) => player.hidden.length > 0).length === 1),

  "coup 3: face-up cards stay face up": ({ start, end }) =>
    start.players.every(({ shown }, seat) => shown.every((card, place) => at(end.players, seat).shown[place] === card)),

  "coup 3: a hand that draws nothing is what it was, less what was lost": (turn) =>
    turn.start.players.every((_, seat) => drew(turn, seat) || sameHand(turn, seat)),

  "coup 4.2: each challenge costs one influence, and an action at most one more (the bomb: coup 7)": (turn) => {
    const challenges = turn.events.filter((event) => event.type === "challenged").length;
    const lost = turn.events.filter((event) => event.type === "lost").length;
    return lost >= challenges && lost <= challenges + 1;
  },

  "coup 4.1: at most the action and the block are challenged": (turn) =>
    at(turn.steps, 0).move.do === "bomb" || turn.events.filter((event) => event.type === "challenged").length <= 2,

  "coup 4.3: an action lost to a challenge is free, but not in ru": ({ start, steps, events, end }) => {
    const actor = start.turn;
    const caught = events.some((event) => event.type === "refused" && event.seat === actor);
    if (!caught || at(end.players, actor).hidden.length === 0) return true;
    const cost = start.options.edition === "ru" && at(steps, 0).move.do === "assassinate" ? 3 : 0;
    return at(end.players, actor).coins === at(start.players, actor).coins - cost;
  },

  "coup 4.5: a blocked action brings nothing and costs what it costs": ({ start, steps, events, end }) => {
    const blocked = events.find((event) => event.type === "blocked");
    const fell = events.some((event) => event.type === "refused" && event.seat === blocked?.seat);
    const actor = start.turn;
    if (blocked === undefined || fell || at(end.players, actor).hidden.length === 0) return true;
    const cost = at(steps, 0).move.do === "assassinate" ? 3 : 0;
    return at(end.players, actor).coins === at(start.players, actor).coins - cost;
  },

  "coup 4: cards return under the deck in ru and are shuffled in elsewhere": ({ start, events }) =>
    events.every(
      (event) => event.type !== "returned" || event.to === (start.options.edition === "ru" ? "under" : "shuffled"),
    ),

  "coup 4: in ru nobody is asked to show": ({ start, steps }) =>
    start.options.edition !== "ru" || steps.every(({ before }) => before.question !== "prove"),

  "coup 4: in ru the deck is never shuffled": (turn) =>
    turn.start.options.edition !== "ru" || underneath(turn) === cardsUnder(turn.end),

  "coup 4.4: who proved a card has another one when the turn has ended, or has lost it, or has won": (turn) =>
    turn.events.every(
      (event) => event.type !== "showed" || drew(turn, event.seat) || isGone(turn, event.seat, event.cards),
    ),

  "coup 4: in ru nobody proves twice in a turn": ({ start, events }) => {
    const proven = events.flatMap((event) => (event.type === "showed" ? [event.seat] : []));
    return start.options.edition !== "ru" || new Set(proven).size === proven.length;
  },

  "coup 4: in ru whoever has proven a character and still holds one replaces it, in the order shown": (turn) =>
    turn.start.options.edition !== "ru" || turn.end.winner !== null || replacedIfHeld(turn),

  "coup 4: a proven card is replaced at once; in ru at the very end, in the order shown": ({ start, events, end }) =>
    end.winner !== null || (start.options.edition === "ru" ? replacedAtTheEnd(events) : replacedAtOnce(events)),

  "coup 5: who is examined draws before the card returns; in ru after": ({ start, events }) => {
    const presented = events.findIndex((event) => event.type === "presented");
    const moved = events.slice(presented).find((event) => event.type === "drew" || event.type === "returned");
    const first = start.options.edition === "ru" ? "returned" : "drew";
    return presented === -1 || moved === undefined || moved.type === first;
  },

  "coup 6: a proven embezzler shows every card, any other claimant one": ({ steps, events }) =>
    events.every(
      (event) =>
        event.type !== "showed" ||
        event.cards.length ===
          (at(steps, 0).move.do === "embezzle" ? at(at(steps, 0).before.players, event.seat).hidden.length : 1),
    ),

  "coup 4.4: as many cards are drawn as return": ({ events, end }) => {
    const count = (type: "drew" | "returned", seat: Seat) =>
      events.reduce((sum, event) => (event.type === type && event.seat === seat ? sum + event.cards.length : sum), 0);
    return end.players.every((_, seat) => count("drew", seat) === count("returned", seat));
  },

  "coup 6: only converting turns an allegiance, and only one": ({ start, steps, end }) => {
    const turned = end.players.flatMap(({ allegiance }, seat) =>
      allegiance === at(start.players, seat).allegiance ? [] : [seat],
    );
    const { move } = at(steps, 0);
    return turned.join() === (move.do === "convert" ? String(move.target) : "");
  },

  "coup 7: the bomb is back on the table": ({ end }) => end.bomb === null,
};

function replacedAtOnce(events: readonly CoupEvent[]): boolean {
  return events.every((event, place) => {
    if (event.type !== "showed") return true;
    const [returned, drawn] = events.slice(place + 1);
    return returned?.type === "returned" && drawn?.type === "drew" && returned.seat === event.seat;
  });
}

/** After the last thing that happened come only replacements, and their owners in the order in which they showed. */
function replacedAtTheEnd(events: readonly CoupEvent[]): boolean {
  const proven = events.flatMap((event) => (event.type === "showed" ? [event.seat] : []));
  const isReplacement = (event: CoupEvent) => event.type === "returned" && event.knownTo === "everyone";
  const first = events.findIndex(isReplacement);
  if (first === -1) return true;
  const owners = events.flatMap((event) => (event.type === "returned" && isReplacement(event) ? [event.seat] : []));
  const rest = events.slice(first).every((event) => ["returned", "drew", "none-left", "turn"].includes(event.type));
  return rest && owners.join() === proven.filter((seat) => owners.includes(seat)).join();
}

/** The hands as they are before anything is replaced say what must be; and of whom is left without one it is said. */
function replacedIfHeld({ start, events }: Turn): boolean {
  const hands = start.players.map(({ hidden }) => hidden.slice());
  const proven: [Seat, string][] = [];
  const done: string[] = [];
  let isReplacing = false;
  for (const event of events) {
    if (event.type === "showed") proven.push([event.seat, at(event.cards, 0)]);
    if (event.type === "none-left") done.push(`${event.seat} has no ${event.card}`);
    if (event.type === "returned" && event.knownTo === "everyone") {
      isReplacing = true;
      done.push(`${event.seat} replaces ${event.cards}`);
    }
    if (isReplacing || !("seat" in event)) continue;
    const hand = at(hands, event.seat);
    if (event.type === "drew") hand.push(...event.cards);
    if (event.type === "lost") hand.splice(hand.indexOf(event.card), 1);
    if (event.type === "returned") for (const card of event.cards) hand.splice(hand.indexOf(card), 1);
  }
  const wanted = proven.flatMap(([seat, card]) => {
    if (at(hands, seat).length === 0) return [];
    return [at(hands, seat).some((held) => held === card) ? `${seat} replaces ${card}` : `${seat} has no ${card}`];
  });
  return done.join() === wanted.join();
}

function drew({ events }: Turn, seat: Seat): boolean {
  return events.some((event) => event.type === "drew" && event.seat === seat);
}

function isGone({ events, end }: Turn, seat: Seat, cards: readonly string[]): boolean {
  return (
    end.winner !== null ||
    events.some((event) => event.type === "lost" && event.seat === seat && cards.includes(event.card))
  );
}

function sameHand({ start, end }: Turn, seat: Seat): boolean {
  const all = ({ hidden, shown }: State["players"][number]) => [...hidden, ...shown].toSorted().join();
  return all(at(start.players, seat)) === all(at(end.players, seat));
}

/** What must lie under the deck: what lay there and what was put there, less what was drawn once the bag was empty. */
function underneath({ start, events }: Turn): string {
  const under = start.court.under.map((put) => put.card);
  let { loose } = start.court;
  for (const event of events) {
    if (event.type === "returned") under.push(...event.cards);
    if (event.type !== "drew") continue;
    for (const card of event.cards) {
      if (loose > 0) loose--;
      else if (under.shift() !== card) return "a card that was not on top";
    }
  }
  return under.join();
}

function cardsUnder({ court }: State): string {
  return court.under.map((put) => put.card).join();
}
