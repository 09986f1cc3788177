import type { Character, Claim } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Sight } from "./sight.ts";

/** What is worth dimming the table for. */
export type DramaScene =
  | {
      readonly is: "duel";
      readonly claimant: Seat;
      readonly challenger: Seat;
      readonly as: Claim;
      /** What came of it: `null` while the table holds its breath; the cards that were shown, none if it was a lie. */
      readonly shown: readonly Character[] | null;
    }
  | { readonly is: "loss"; readonly seat: Seat; readonly card: Character }
  | { readonly is: "out"; readonly seat: Seat }
  | { readonly is: "won"; readonly seat: Seat };

/** The scene that is played just now; `null` if the table is enough. */
export function dramaIn({ view, past, happening }: Sight): DramaScene | null {
  switch (happening?.type) {
    case "challenged":
      return { is: "duel", claimant: happening.claimant, challenger: happening.seat, as: happening.as, shown: null };
    case "showed":
    case "refused": {
      const challenge = past.findLast((event) => event.type === "challenged");
      if (challenge?.type !== "challenged") return null;
      const shown = happening.type === "showed" ? happening.cards : [];
      return { is: "duel", claimant: happening.seat, challenger: challenge.seat, as: happening.as, shown };
    }
    case "lost":
      return { is: "loss", seat: happening.seat, card: happening.card };
    case "out":
      return { is: "out", seat: happening.seat };
    case "won":
      return { is: "won", seat: happening.seat };
    case undefined: {
      const { question, claim, challenger } = view;
      if (question !== "prove" || claim === null || challenger === null) return null;
      return { is: "duel", claimant: claim.seat, challenger, as: claim.as, shown: null };
    }
    default:
      return null;
  }
}
