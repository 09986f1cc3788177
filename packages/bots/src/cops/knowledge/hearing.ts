import { type CopsEvent, claimOf, type HeardClaim, hearClaims, isKnownTo, type State } from "@darbar/cops";
import type { Remark } from "@darbar/kernel";

/** A claim of somebody who had looked at the card. */
export interface InformedClaim extends HeardClaim {
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
