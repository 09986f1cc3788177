import { SLOTS, type Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Offer } from "@darbar/words/cops/contract";
import { nthCard } from "@darbar/words/cops/things";
import type { JSX } from "preact";
import { Said } from "../../../words/speak.tsx";
import { Wound } from "../art/tokens.tsx";
import { ChoiceRow, type ChoicesProps, Choose, keyOf } from "./choose.tsx";
import { IdentityPicture, sideOf } from "./identity-card.tsx";

/** Which card: three places for the three cards as they lie, also for those that cannot be chosen; then what is done with them. */
export function CardChoices(props: ChoicesProps): JSX.Element {
  const { sight, play, offers } = props;
  const whose = offers.find(({ pick }) => pick.on === "card")?.pick;
  const seat = whose?.on === "card" ? whose.seat : 0;
  const cards = SLOTS.slice(0, sight.view.players[seat].cards.length);
  const offerAt = (slot: Slot): Offer | undefined =>
    offers.find(({ pick }) => pick.on === "card" && pick.seat === seat && pick.card === slot);
  const others = offers.filter(({ pick }) => pick.on !== "card");
  return (
    <>
      <ChoiceRow {...props} count={cards.length} class="is-row of-cards">
        {cards.map((slot) => {
          const offer = offerAt(slot);
          const picture = <ChosenFrom sight={sight} seat={seat} slot={slot} />;
          return offer === undefined ? (
            <OutOfReach key={slot} sight={sight} seat={seat} slot={slot} picture={picture} />
          ) : (
            <Choose key={keyOf(sight, play, offer)} {...props} offer={offer} shape="answer" emblem={picture} />
          );
        })}
      </ChoiceRow>
      {others.length > 0 && (
        <div class="choices is-row of-besides" style={{ "--count": others.length }}>
          {others.map((offer) => (
            <Choose key={keyOf(sight, play, offer)} {...props} offer={offer} shape="answer" />
          ))}
        </div>
      )}
    </>
  );
}

interface CardProps extends Pick<ChoicesProps, "sight"> {
  readonly seat: Seat;
  readonly slot: Slot;
}

function ChosenFrom({ sight, seat, slot }: CardProps): JSX.Element {
  return (
    <span class={`choice-emblem is-card small-identity is-${sideOf(sight, seat, slot)}`} aria-hidden="true">
      <IdentityPicture sight={sight} seat={seat} slot={slot} />
      {sight.view.players[seat].cards[slot].wounded && <Wound class="wound" />}
    </span>
  );
}

/** The place of a card that cannot be chosen: most often it lies open already. Nothing that ears would need. */
function OutOfReach({ sight, seat, slot, picture }: CardProps & { readonly picture: JSX.Element }): JSX.Element {
  const { view, words } = sight;
  return (
    <span class="no-choice" aria-hidden="true">
      {picture}
      <span>
        <Said text={nthCard(slot, words)} />
        {view.players[seat].cards[slot].up && <small>{words.t("cops.table.face-up")}</small>}
      </span>
    </span>
  );
}
