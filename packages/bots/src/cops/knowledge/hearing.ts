import {
  bearsOut,
  CLAIM_WORDS,
  type ClaimWord,
  type CopsEvent,
  claimCount,
  claimOf,
  type HeardClaim,
  hearClaims,
  IDENTITIES,
  type Identity,
  isKnownTo,
  isLeader,
  isReversed,
  type Place,
  SLOTS,
  type State,
  type Team,
} from "@darbar/cops";
import { AGENT, CROOKED, HONEST, KINGPIN, placeOf } from "@darbar/cops/deduce";
import type { Remark, Seat } from "@darbar/kernel";
import { type Leanings, noLeanings } from "./leanings.ts";
import { type Factors, factorIndex } from "./walk.ts";
import { lieOf, lyingPays, truthOf } from "./word.ts";

/*
 * What is said is soft evidence on top of what was seen: each world is weighed by how likely its players would have said
 * that in it. Talk costs nothing, so a word weighs as much as its speaker would lose by a lie, and no more.
 */

const ROLES: readonly number[] = [HONEST, CROOKED, AGENT, KINGPIN];

/** How a listener takes the word of others. */
export interface Trust {
  /** How many of a hundred would lie, of those of whom nobody knows better. */
  readonly liars: number;
  /** How many words such an opinion is worth: the more, the longer it takes to change it. */
  readonly patience: number;
  /** What is left of the wish to lie for each other player who knows the card, too. */
  readonly dread: number;
}

/** How a careful player takes it. */
export const WARY: Trust = { liars: 30, patience: 3, dread: 0.6 };
/** Takes everybody at their word, whatever became of it before. */
export const CREDULOUS: Trust = { liars: 4, patience: Number.POSITIVE_INFINITY, dread: 1 };

/** A claim of somebody who had looked at the card. */
interface InformedClaim extends HeardClaim {
  /** How many others knew the card, besides its holder. */
  readonly witnesses: number;
}

/** Listens while a past is gone through: what is said weighs by what its speaker had seen when they said it. */
export class Hearing {
  private readonly said: readonly Remark[];
  private heard = 0;
  /** By claim, how many others knew the card; who had not looked at it is not among them. */
  private readonly witnesses = new Map<string, number>();

  constructor(said: readonly Remark[]) {
    this.said = said;
  }

  /** Whether nothing was said. */
  get isSilent(): boolean {
    return this.said.length === 0;
  }

  /** Hears what was said after so many events, at the table as it was then. */
  listen(after: number, { players }: State): void {
    for (
      let remark = this.said[this.heard];
      remark !== undefined && remark.after <= after;
      remark = this.said[++this.heard]
    ) {
      const claim = claimOf(remark);
      const knownTo = claim === null ? undefined : players[claim.about]?.cards[claim.place]?.knownTo;
      if (claim === null || knownTo === undefined || claim.by === claim.about || !isKnownTo(knownTo, claim.by))
        continue;
      const others = players.filter((_, seat) => seat !== claim.by && seat !== claim.about && isKnownTo(knownTo, seat));
      this.witnesses.set(keyOf({ ...claim, after: remark.after }), others.length);
    }
  }

  /** All claims of those who had looked, as they stand in the end. */
  claims(past: readonly CopsEvent[]): readonly InformedClaim[] {
    if (this.witnesses.size === 0) return [];
    return hearClaims(past, this.said).flatMap((claim) => {
      const witnesses = this.witnesses.get(keyOf(claim));
      return witnesses === undefined ? [] : [{ ...claim, witnesses }];
    });
  }
}

function keyOf({ by, about, place, after }: Pick<HeardClaim, "by" | "about" | "place" | "after">): string {
  return `${by} ${about} ${place} ${after}`;
}

/** Weighs all worlds by what was said in them; answers to which places of leaders it leans. What one has said oneself tells one nothing. */
export function weighClaims(
  factors: Factors,
  claims: readonly InformedClaim[],
  view: State,
  me: Seat,
  trust: Trust,
): Leanings | null {
  const seats = view.players.length;
  const leanings = noLeanings(seats);
  let leans = false;
  for (const claim of claims) {
    const { by, lies, word } = claim;
    if (by === me || lies === null || lies[0] === by) continue;
    const lying = chanceOfLie(claim, claims, view, trust);
    const chances = ROLES.map((role) => IDENTITIES.map((kind) => chanceToSay(word, kind, role, lying)));
    for (const other of ROLES) {
      const kinds = kindsAt(view, lies, other);
      for (const role of ROLES) {
        const likelihood = kinds.reduce((sum, share, kind) => sum + share * chances[role][kind], 0);
        factors[factorIndex(seats, by, lies[0], role, other)] *= likelihood;
        factors[factorIndex(seats, lies[0], by, other, role)] *= likelihood;
      }
    }
    const perKind = IDENTITIES.map((_, kind) => ROLES.reduce((sum, role) => sum + chances[role][kind], 0));
    leanTo(leanings, lies, perKind);
    leans = true;
  }
  return leans ? leanings : null;
}

/** Of whoever holds a leader it says, too, where: at the place that was spoken of, or at another one of theirs. */
function leanTo(leanings: Leanings, [seat, slot]: Place, perKind: readonly number[]): void {
  const [honest, crooked, ...leaders] = perKind;
  const common = (honest + crooked) / 2;
  for (const [leader, chance] of leaders.entries()) {
    // As seen from all three places together it is weighed by role already.
    const mean = (chance + 2 * common) / 3;
    for (const other of SLOTS) {
      leanings[(leader * leanings.length) / 2 + placeOf(seat, other)] *= (other === slot ? chance : common) / mean;
    }
  }
}

/** How likely a speaker would lie: by how their word has fared, and by how many can tell that it is a lie. */
function chanceOfLie(claim: InformedClaim, claims: readonly InformedClaim[], view: State, trust: Trust): number {
  const { liars, patience, dread } = trust;
  const theirs = claims.filter((other) => other !== claim && other.by === claim.by);
  const { borneOut, disproved } = claimCount(theirs, claim.by);
  const caught = disproved + theirs.filter((other) => isKnownLie(other, view)).length;
  const words = caught + borneOut;
  const rate =
    patience === Number.POSITIVE_INFINITY ? liars / 100 : ((liars / 100) * patience + caught) / (patience + words);
  return rate * dread ** claim.witnesses;
}

/** Whether the listener knows a card that nobody has turned up, and that it is not what it was called. */
function isKnownLie({ lies, verdict, word }: HeardClaim, view: State): boolean {
  const kind = lies === null ? null : kindAt(view, lies);
  return verdict === "open" && kind !== null && !bearsOut(kind, word);
}

function kindAt({ players }: State, [seat, slot]: Place): Identity | null {
  return players[seat].cards[slot]?.kind ?? null;
}

/** Nobody can be quite sure how somebody else talks. */
const SLIP = 0.03;

/** How likely somebody with such a role calls a card they have seen so. */
function chanceToSay(word: ClaimWord, kind: Identity, role: number, lying: number): number {
  const team = role === HONEST || role === AGENT ? "honest" : "crooked";
  const truth = chanceOfTruth(word, kind, team);
  const lie = lyingPays(kind, team) ? Number(word === lieOf(kind)) : truth;
  return SLIP / CLAIM_WORDS.length + (1 - SLIP) * ((1 - lying) * truth + lying * lie);
}

/** How many truthful players hide nothing, not even their own leader. */
const CANDID = 0.3;

/** How likely a truthful player calls it so. */
function chanceOfTruth(word: ClaimWord, kind: Identity, team: Team): number {
  return CANDID * Number(word === truthOf(kind, null)) + (1 - CANDID) * Number(word === truthOf(kind, team));
}

/** How likely each kind lies at a place if its holder has a role, in the order of `IDENTITIES`. */
function kindsAt(view: State, [seat, slot]: Place, role: number): readonly number[] {
  const { cards } = view.players[seat];
  const known = cards[slot].kind;
  if (known !== null) return IDENTITIES.map((kind) => (kind === known ? 1 : 0));
  const others = cards.filter((_, other) => other !== slot).map(({ kind }) => kind);
  const open = others.filter((kind) => kind === null).length;
  if (role === AGENT || role === KINGPIN) {
    const here = others.some(isLeader) ? 0 : 1 / (open + 1);
    const common = (1 - here) / 2;
    return [common, common, role === AGENT ? here : 0, role === KINGPIN ? here : 0];
  }
  const isMajority = (role === HONEST) !== isReversed(view.players[seat]);
  const seen = others.filter((kind) => kind === "honest").length;
  const [ifHonest, ifCrooked] = [1, 0].map((own) => waysToHold(seen + own, open, isMajority));
  const all = ifHonest + ifCrooked;
  return all === 0 ? [0.5, 0.5, 0, 0] : [ifHonest / all, ifCrooked / all, 0, 0];
}

/** In how many ways so many more cards make most of the three honest, or most of them not. */
function waysToHold(honest: number, open: number, isMajority: boolean): number {
  let ways = 0;
  for (let bits = 0; bits < 1 << open; bits++) {
    const more = (bits & 1) + (bits >> 1);
    if (honest + more >= 2 === isMajority) ways++;
  }
  return ways;
}
