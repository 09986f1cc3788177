import type { Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { JSX } from "preact";
import { IdentityBack } from "../art/cops/identity-back.tsx";
import { IdentityFace } from "../art/cops/identity-face.tsx";
import { Said } from "../words/speak.tsx";
import { WoundToken } from "./identity-card.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import { knownText } from "./words/knowledge-words.ts";

/** The player whose cards are to be chosen from just now, if it is one player, and not the reader. */
export function spotlit({ step }: Play): Seat | null {
  const seats = new Set(
    (step?.offers ?? []).flatMap(({ pick }) => (pick.on === "card" ? [pick.seat] : pick.on === "seat" ? [-1] : [])),
  );
  const [seat] = seats;
  return seats.size === 1 && seat !== undefined && seat >= 0 ? seat : null;
}

/** The cards of one player in the middle of the table, large enough for a thumb, to choose from. */
export function Spotlight({ sight, play }: { readonly sight: Sight; readonly play: Play }): JSX.Element | null {
  const seat = spotlit(play);
  if (seat === null || seat === sight.home) return null;
  const { view, names } = sight;
  return (
    <div class="spotlight">
      <p class="spotlight-name" aria-hidden="true">
        <Said text={names(seat)} />
      </p>
      <div class="spotlight-cards">
        {view.players[seat].cards.map((_, slot) => (
          <SpotlitCard key={slot} sight={sight} play={play} seat={seat} slot={slot as Slot} />
        ))}
      </div>
    </div>
  );
}

interface SpotlitCardProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly seat: Seat;
  readonly slot: Slot;
}

function SpotlitCard({ sight, play, seat, slot }: SpotlitCardProps): JSX.Element {
  const { view, words, known } = sight;
  const at = play.atCard(seat, slot);
  const knows = known[seat]?.[slot] ?? null;
  const { wounded } = view.players[seat].cards[slot];
  const picture = (
    <span class="card">
      {knows === null ? <IdentityBack class="card-art" /> : <IdentityFace of={knows.kind} class="card-art" />}
      {knows !== null && <span class="spotlight-known">{knownText(knows, words)}</span>}
      {wounded && <WoundToken seat={seat} slot={slot} />}
    </span>
  );
  if (at === null) {
    return (
      <span class="spotlight-card" aria-hidden="true">
        {picture}
      </span>
    );
  }
  const { offer, press } = at;
  return (
    <button
      type="button"
      class={`spotlight-card card-press${offer.mark?.isOn ? " is-picked" : ""}${play.armed === offer.id ? " is-armed" : ""}`}
      aria-pressed={offer.mark === null ? undefined : offer.mark.isOn}
      data-arms={offer.danger ? offer.id : undefined}
      onClick={press}
    >
      {picture}
      <span class="hidden-text">{offer.label}</span>
    </button>
  );
}
