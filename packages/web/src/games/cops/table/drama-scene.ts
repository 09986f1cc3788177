import type { EquipmentName, Identity } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Sight } from "./sight.ts";

/** What is worth dimming the table for. */
export type DramaScene =
  /** The reader sees cards of somebody: nobody else does. */
  | { readonly is: "look"; readonly seat: Seat; readonly kinds: readonly Identity[] }
  | { readonly is: "shot"; readonly by: Seat; readonly at: Seat; readonly isFired: boolean }
  /** Cards turn one by one; then the verdict falls: a leader, or none. */
  | {
      readonly is: "unmasked";
      readonly seat: Seat;
      readonly kinds: readonly Identity[];
      readonly verdict: Identity | "no-leader" | null;
    }
  /** Who falls without having been unmasked just now. */
  | { readonly is: "out" | "back" | "turncoat"; readonly seat: Seat }
  | { readonly is: "laid"; readonly seat: Seat; readonly equipment: EquipmentName }
  | { readonly is: "won"; readonly winners: readonly Seat[] };

/** The scene that is played just now; `null` if the table is enough. */
export function dramaIn({ view, happening, home }: Sight): DramaScene | null {
  switch (happening?.type) {
    case "looked":
      return looking(happening.seat, happening.kinds);
    case "swapped": {
      // What was at one place is at the other now.
      const [[one], [other]] = happening.places;
      const [first, second] = happening.kinds;
      const got = one === home ? second : other === home ? first : null;
      return home === null ? null : looking(home, [got]);
    }
    case "announced": {
      const { aim } = view.players[happening.seat];
      if (happening.action.do !== "shoot" || aim === null) return null;
      return { is: "shot", by: happening.seat, at: aim, isFired: false };
    }
    case "fired":
      return { is: "shot", by: happening.seat, at: happening.target, isFired: true };
    case "diverted":
      return { is: "shot", by: view.turn, at: happening.target, isFired: true };
    case "exposed":
      return { is: "unmasked", seat: happening.seat, kinds: happening.kinds, verdict: null };
    case "wounded":
    case "out":
      return verdictOn(happening.seat, view.players[happening.seat].cards);
    case "revived":
      return { is: "back", seat: happening.seat };
    case "criminal":
      return { is: "turncoat", seat: happening.seat };
    case "laid":
      return { is: "laid", seat: happening.seat, equipment: happening.equipment };
    case "won":
      return { is: "won", winners: happening.outcome.winners };
    default:
      return null;
  }
}

function looking(seat: Seat, kinds: readonly (Identity | null)[]): DramaScene | null {
  const seen = kinds.filter((kind) => kind !== null);
  return seen.length === 0 ? null : { is: "look", seat, kinds: seen };
}

/** What is known of who was hit: whether they lead anybody. */
function verdictOn(seat: Seat, cards: readonly { readonly kind: Identity | null }[]): DramaScene {
  const kinds = cards.flatMap(({ kind }) => kind ?? []);
  if (kinds.length < cards.length || kinds.length === 0) return { is: "out", seat };
  return {
    is: "unmasked",
    seat,
    kinds,
    verdict: kinds.find((kind) => kind === "agent" || kind === "kingpin") ?? "no-leader",
  };
}
