import { bearsOut, IDENTITIES, type Place, SLOTS, type State } from "@darbar/cops";
import { placeOf } from "@darbar/cops/deduce";
import type { Seat } from "@darbar/kernel";
import type { InformedClaim } from "./hearing.ts";
import { chanceToSay } from "./say.ts";
import type { Trust } from "./trust.ts";

/** How much likelier words make it that a leader lies at a place: by place for the agent, then by place for the kingpin. */
export type Leanings = Float64Array;

/** How much words lean to the two leaders lying at these places. */
export function leaningTo(leanings: Leanings | null, [agent, kingpin]: readonly [number, number]): number {
  return leanings === null ? 1 : leanings[agent] * leanings[leanings.length / 2 + kingpin];
}

/** To which places of leaders all that was said leans; `null`: to none. What one has said oneself tells one nothing. */
export function leaningsOf(claims: readonly InformedClaim[], view: State, me: Seat, trust: Trust): Leanings | null {
  const leanings = new Float64Array(6 * view.players.length).fill(1);
  let leans = false;
  for (const claim of claims) {
    const { by, lies, word } = claim;
    if (by === me || lies === null || lies[0] === by) continue;
    const lying = chanceOfLie(claim, claims, view, trust);
    const perKind = IDENTITIES.map(
      (kind) => chanceToSay(word, kind, "honest", lying) + chanceToSay(word, kind, "crooked", lying),
    );
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

/** How likely a speaker lies, by how the rest of what they have said has fared, as far as the listener can tell. */
function chanceOfLie(claim: InformedClaim, claims: readonly InformedClaim[], view: State, trust: Trust): number {
  let [all, lying] = [0, 0];
  for (const { share, lies } of trust.sorts) {
    let chance = share;
    for (const other of claims) {
      if (other === claim || other.by !== claim.by) continue;
      const isTrue = fared(other, view);
      if (isTrue !== null) chance *= isTrue ? 1 - lies / 200 : lies / 100;
    }
    all += chance;
    lying += (chance * lies) / 100;
  }
  return (lying / all) * trust.dread ** claim.witnesses;
}

/** Whether a claim was true, if the listener can tell. */
function fared({ lies, verdict, word }: InformedClaim, view: State): boolean | null {
  if (verdict !== "open") return verdict === "borne-out";
  const kind = lies === null ? null : view.players[lies[0]].cards[lies[1]].kind;
  return kind === null ? null : bearsOut(kind, word);
}
