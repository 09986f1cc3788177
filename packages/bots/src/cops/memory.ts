import { type CopsEvent, type HeardClaim, type Identity, isLeader, type State, teamOf } from "@darbar/cops";
import { placeOf } from "@darbar/cops/deduce";
import type { Seat } from "@darbar/kernel";
import type { Beliefs } from "./outlook.ts";

/** For how many rounds a newcomer remembers a card that they have looked at. */
const ROUNDS = 2;

/** The view of somebody who forgets: what lies face down, and was looked at long ago, is unknown again. */
export function forgetful(view: State, past: readonly CopsEvent[], me: Seat): State {
  const seenIn = new Map<number, number>();
  let turns = 0;
  for (const event of past) {
    if (event.type === "turn") turns++;
    if (event.type === "looked" && event.by === me) {
      for (const slot of event.cards) seenIn.set(placeOf(event.seat, slot), turns);
    }
    if (event.type === "swapped") {
      const [one, other] = event.places.map(([seat, slot]) => placeOf(seat, slot));
      const [before, after] = [seenIn.get(one) ?? 0, seenIn.get(other) ?? 0];
      seenIn.set(one, after).set(other, before);
    }
  }
  const since = turns - ROUNDS * view.players.length;
  const players = view.players.map((player, seat) => ({
    ...player,
    cards: player.cards.map((card, slot) => {
      const remembered = card.up || seat === me || (seenIn.get(placeOf(seat, slot)) ?? -1) > since;
      return remembered ? card : { ...card, kind: null };
    }),
  }));
  return { ...view, players };
}

/** The view of somebody who takes others at their word: an unknown card is what it was last called, until it is turned up. */
export function atTheirWord(view: State, claims: readonly HeardClaim[], me: Seat): State {
  const called = new Map<number, Identity>();
  for (const { by, lies, verdict, word } of claims) {
    // Nobody says which leader they have found.
    if (by !== me && lies !== null && lies[0] !== by && verdict === "open" && word !== "leader")
      called.set(placeOf(...lies), word);
  }
  if (called.size === 0) return view;
  const players = view.players.map((player, seat) => ({
    ...player,
    cards: player.cards.map((card, slot) => ({ ...card, kind: card.kind ?? called.get(placeOf(seat, slot)) ?? null })),
  }));
  return { ...view, players };
}

/** What somebody believes who takes cards at face value: one crooked card makes a crook. They count no cards. */
export function faceValue(view: State, me: Seat): Beliefs {
  const honest = (seat: Seat): number => {
    const player = view.players[seat];
    if (seat === me && player.cards.length > 0) return teamOf(player) === "honest" ? 1 : 0;
    const leader = player.cards.find(({ kind }) => isLeader(kind));
    if (leader !== undefined) return leader.kind === "agent" ? 1 : 0;
    const good = player.cards.filter(({ kind }) => kind === "honest").length;
    const bad = player.cards.filter(({ kind }) => kind === "crooked").length;
    return 0.5 + Math.sign(good - bad) * Math.min(0.45, 0.3 * Math.abs(good - bad));
  };
  const holds = (seat: Seat, leader: "agent" | "kingpin"): number => {
    if (view.players.some(({ cards }, other) => other !== seat && cards.some(({ kind }) => kind === leader))) return 0;
    const { cards } = view.players[seat];
    if (cards.some(({ kind }) => kind === leader)) return 1;
    if (seat === me || cards.every(({ kind }) => kind !== null) || cards.some(({ kind }) => isLeader(kind))) return 0;
    const side = leader === "agent" ? honest(seat) : 1 - honest(seat);
    return side / Math.max(2, view.players.length / 2);
  };
  const at: Beliefs["at"] = (seat, slot, leader) => {
    const { cards } = view.players[seat];
    if (cards[slot].kind !== null) return cards[slot].kind === leader ? 1 : 0;
    return holds(seat, leader) / Math.max(1, cards.filter(({ kind }) => kind === null).length);
  };
  return { honest, holds, at };
}
