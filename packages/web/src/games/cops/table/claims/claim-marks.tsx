import { claimCount, claimsAt, type HeardClaim, type Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { claimsAtText, claimsByText } from "@darbar/words/cops/claims";
import type { JSX } from "preact";
import { Icon } from "../../../../art/icons.tsx";
import { seatStyle } from "../../../../board/identity.ts";
import type { Sight } from "../sight.ts";
import { WordSign } from "./word-sign.tsx";

interface CardClaimsProps {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly slot: Slot;
}

/** How many words there is room for at a card: those that were said last. Ears and the title have them all. */
const SHOWN = 2;

/** What was said of a card, in the colours of who said it, where the card lies now. Ears have it in the seat's label. */
export function CardClaims({ sight, seat, slot }: CardClaimsProps): JSX.Element | null {
  const { view, words, names, claims } = sight;
  const text = claimsAtText(claims, [seat, slot], view.viewer, words, names);
  if (text === null) return null;
  return (
    <span class="card-claims" aria-hidden="true" title={text}>
      {claimsAt(claims, [seat, slot])
        .slice(-SHOWN)
        .map((claim) => (
          <ClaimMark key={`${claim.by} ${claim.after}`} sight={sight} claim={claim} />
        ))}
    </span>
  );
}

/** One word about a card; crossed out when it was wrong. */
function ClaimMark({ sight, claim }: { readonly sight: Sight; readonly claim: HeardClaim }): JSX.Element {
  const { by, word, verdict } = claim;
  return (
    <span class={`claim-word is-${verdict}`} style={seatStyle(sight.identities, by)}>
      <WordSign of={word} class="claim-sign-of" />
      {verdict !== "open" && <Icon name={verdict === "disproved" ? "close" : "check"} class="claim-verdict" />}
    </span>
  );
}

/** How often a player has said what a card is, and how often that was wrong. */
export function SeatClaims({ sight, seat }: Omit<CardClaimsProps, "slot">): JSX.Element | null {
  const { words, claims } = sight;
  const { said, disproved } = claimCount(claims, seat);
  if (said === 0) return null;
  return (
    <span
      class={`seat-claims${disproved > 0 ? " is-disproved" : ""}`}
      title={claimsByText(claims, seat, words) ?? undefined}
    >
      <Icon name={disproved > 0 ? "mute" : "chat"} class="icon" />
      <span>{words.number(said)}</span>
    </span>
  );
}
