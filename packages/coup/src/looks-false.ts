import { charactersWith } from "./character.ts";
import { copiesFor } from "./edition.ts";
import { type OpenClaim, playerAt, rulesOf, type State } from "./state.ts";

/** A claim that fewer hands would bear out than one in eight, by what everybody sees, looks false. */
const FEW = 1 / 8;

/**
 * Whether the open claim looks false by counting: from the cards that lie open, those that everybody knows of, and how many
 * are left, never from a hand. A claim that was challenged is open no more.
 */
export function looksFalse(state: State): boolean {
  const { question, claim } = state;
  if (claim === null || (question !== "respond" && question !== "contest")) return false;
  return chanceOf(state, claim) < FEW;
}

/** How likely a claim is true, all hands that are possible to everybody taken alike. */
function chanceOf(state: State, { seat, as }: OpenClaim): number {
  const sort = as === "no-duke" ? "duke" : as;
  const copies = copiesFor(rulesOf(state), state.players.length);
  const seen = state.sightings.filter(({ by }) => by === "everyone");
  const open = [...state.players.flatMap(({ shown }) => shown), ...seen.map(({ card }) => card)];
  const isHeld = seen.some((known) => known.seat === seat && known.card === sort);
  const unknown = copies * charactersWith(state.options.character).length - open.length;
  const left = copies - open.filter((card) => card === sort).length;
  const hidden = playerAt(state, seat).hidden.length - seen.filter((known) => known.seat === seat).length;
  const without = isHeld ? 0 : chanceOfNone(unknown, left, hidden);
  return as === "no-duke" ? without : 1 - without;
}

/** How likely none of so many cards of a sort is among so many drawn from so many. */
function chanceOfNone(cards: number, ofSort: number, drawn: number): number {
  let chance = 1;
  for (let nth = 0; nth < drawn; nth++) chance *= Math.max(0, cards - ofSort - nth) / Math.max(1, cards - nth);
  return chance;
}
