import type { Remark, Saying, Seat } from "@darbar/kernel";
import type { CopsEvent } from "./event.ts";
import { type Identity, isLeader, type Place, SLOTS, type Slot } from "./identity.ts";

/*
 * What players say of identity cards. Talk is no move and no rule; what a claim is about, and whether what lies face up
 * bears it out, follows from what everybody has seen and heard, so it is the same for every viewer.
 */

/** What a claim calls a card. */
export const CLAIM_WORDS = ["honest", "crooked", "leader"] as const;
export type ClaimWord = (typeof CLAIM_WORDS)[number];

/** The quick phrase that is a claim. */
const CLAIMING = "i-saw";

/** Somebody has said what a card is. Whether they know, and whether it is true, is another matter. */
export interface Claim {
  readonly by: Seat;
  readonly about: Seat;
  readonly place: Slot;
  readonly word: ClaimWord;
}

/** What a remark claims; `null` if it claims nothing. */
export function claimOf({ seat, saying }: Pick<Remark, "seat" | "saying">): Claim | null {
  const { phrase, player, place, card } = saying;
  const word = CLAIM_WORDS.find((each) => each === card);
  const slot = SLOTS.find((each) => each === place);
  if (phrase !== CLAIMING || player === undefined || slot === undefined || word === undefined) return null;
  return { by: seat, about: player, place: slot, word };
}

/** How a claim is said. */
export function claimSaying({ about, place, word }: Omit<Claim, "by">): Saying {
  return { phrase: CLAIMING, player: about, place, card: word };
}

/**
 * Whether a card may be called so. cops 1: the holder of the agent is honest, that of the kingpin is crooked; so the agent
 * is an honest card as well as a leader, and whoever calls it honest has told no lie, only less than all.
 */
export function bearsOut(card: Identity, word: ClaimWord): boolean {
  if (word === "leader") return isLeader(card);
  return word === (card === "honest" || card === "agent" ? "honest" : "crooked");
}

/** What has become of a claim. `open`: the card has not lain face up since. */
type Verdict = "open" | "borne-out" | "disproved";

/** A claim that was made in a game, and what has become of it. */
export interface HeardClaim extends Claim {
  /** How much had happened before it. */
  readonly after: number;
  /** Where the card lies now; `null` if nobody can tell any more, or it has left the game. */
  readonly lies: Place | null;
  readonly verdict: Verdict;
}

/**
 * All claims of a game, in their order, as they stand after these events; any viewer's events do. The latest word of a speaker
 * about a card is the one that counts. Of a card that lies face up nothing is claimed: everybody sees it.
 */
export function hearClaims(events: readonly CopsEvent[], said: readonly Remark[]): readonly HeardClaim[] {
  const table: Heard = { claims: [], up: new Map(), wounded: new Set() };
  let heard = 0;
  for (let count = 0; count <= events.length; count++) {
    for (let remark = said[heard]; remark !== undefined && remark.after <= count; remark = said[++heard]) {
      hear(table, remark);
    }
    const event = events[count];
    if (event !== undefined) see(table, event);
  }
  return table.claims;
}

/** What everybody has heard, and has seen of the cards that were spoken of. */
interface Heard {
  claims: readonly HeardClaim[];
  /** What lies face up, and where wounds lie, by place. */
  up: Map<number, Identity>;
  wounded: Set<number>;
}

function hear(table: Heard, remark: Remark): void {
  const claim = claimOf(remark);
  if (claim === null) return;
  const place: Place = [claim.about, claim.place];
  if (table.up.has(keyOf(place))) return;
  const others = table.claims.filter(({ by, lies, verdict }) => {
    return by !== claim.by || verdict !== "open" || lies === null || keyOf(lies) !== keyOf(place);
  });
  table.claims = [...others, { ...claim, after: remark.after, lies: place, verdict: "open" }];
}

function see(table: Heard, event: CopsEvent): void {
  switch (event.type) {
    case "turned-up":
      return turnUp(table, [event.seat, event.card], event.kind);
    case "exposed":
      for (const slot of SLOTS) turnUp(table, [event.seat, slot], event.kinds[slot]);
      return;
    case "wounded":
      table.wounded.add(keyOf([event.seat, event.card]));
      return;
    case "healed":
      table.wounded.delete(keyOf([event.seat, event.card]));
      return;
    case "swapped": {
      const [one, other] = event.places;
      return relay(table, (place) => {
        if (keyOf(place) === keyOf(one)) return other;
        return keyOf(place) === keyOf(other) ? one : place;
      });
    }
    case "flashed":
      return shuffle(table, event.seat);
    case "arranged":
      return relay(table, (place) => (isWoundOf(table, event.seat, place) ? laid(event.seat, event.wounded) : place));
    case "criminal":
      // cops 6: a criminal's identity cards leave the game.
      return relay(table, (place) => (place[0] === event.seat ? null : place));
    default:
      return;
  }
}

function turnUp(table: Heard, place: Place, kind: Identity | undefined): void {
  if (kind === undefined || table.up.has(keyOf(place))) return;
  table.up.set(keyOf(place), kind);
  table.claims = table.claims.map((claim) => {
    if (claim.verdict !== "open" || claim.lies === null || keyOf(claim.lies) !== keyOf(place)) return claim;
    return { ...claim, verdict: bearsOut(kind, claim.word) ? "borne-out" : "disproved" };
  });
}

/** cops 5: all cards are turned face down and shuffled. Only where the one with the wound comes to lie can be seen. */
function shuffle(table: Heard, seat: Seat): void {
  for (const slot of SLOTS) table.up.delete(keyOf([seat, slot]));
  relay(table, (place) => (place[0] === seat && !isWoundOf(table, seat, place) ? null : place));
}

function isWoundOf({ wounded }: Heard, seat: Seat, place: Place): boolean {
  return place[0] === seat && wounded.has(keyOf(place));
}

function laid(seat: Seat, slot: Slot | null): Place | null {
  return slot === null ? null : [seat, slot];
}

/** Cards lie elsewhere now: what was said and seen of them goes with them. */
function relay(table: Heard, whereTo: (from: Place) => Place | null): void {
  const goes = (key: number): number | null => {
    const place = whereTo(placeOf(key));
    return place === null ? null : keyOf(place);
  };
  const claims = table.claims.map((claim) => (claim.lies === null ? claim : { ...claim, lies: whereTo(claim.lies) }));
  const up = [...table.up].flatMap(([key, kind]) => keyed(goes(key), kind));
  const wounded = [...table.wounded].flatMap((key) => keyed(goes(key), null));
  table.claims = claims;
  table.up = new Map(up);
  table.wounded = new Set(wounded.map(([key]) => key));
}

function keyed<Value>(key: number | null, value: Value): readonly (readonly [number, Value])[] {
  return key === null ? [] : [[key, value]];
}

function keyOf([seat, slot]: Place): number {
  return SLOTS.length * seat + slot;
}

function placeOf(key: number): Place {
  return [Math.floor(key / SLOTS.length), (key % SLOTS.length) as Slot];
}

/** The claims that stand at a card, of which there is at most one open of each speaker. */
export function claimsAt(claims: readonly HeardClaim[], [seat, slot]: Place): readonly HeardClaim[] {
  return claims.filter(({ lies }) => lies !== null && lies[0] === seat && lies[1] === slot);
}

/** How often somebody has said what a card is, and how often what lay face up later bore that out, or disproved it. */
export interface ClaimCount {
  readonly said: number;
  readonly borneOut: number;
  readonly disproved: number;
}

/** How the word of a player has fared so far. What they have taken back does not count. */
export function claimCount(claims: readonly HeardClaim[], by: Seat): ClaimCount {
  const theirs = claims.filter((claim) => claim.by === by);
  const count = (verdict: Verdict): number => theirs.filter((claim) => claim.verdict === verdict).length;
  return { said: theirs.length, borneOut: count("borne-out"), disproved: count("disproved") };
}
