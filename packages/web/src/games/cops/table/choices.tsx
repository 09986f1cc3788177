import type { Offer } from "@darbar/words/cops/contract";
import type { JSX } from "preact";
import type { ChoiceShape } from "../../../board/choice-button.tsx";
import { seatStyle } from "../../../board/identity.ts";
import { asksOf, inOrder, isAction } from "./asking.ts";
import { CardChoices } from "./card-choices.tsx";
import { ChoiceRow, type ChoicesProps, Choose, keyOf } from "./choose.tsx";

/** The buttons of the open question: what one may do, whom or which card it is about, as on the table itself. */
export function Choices({ sight, play }: Omit<ChoicesProps, "offers">): JSX.Element {
  const offers = play.step === null ? [] : inOrder(play.step);
  const props = { sight, play, offers };
  switch (asksOf(sight, play)) {
    case "turn":
      return <Actions {...props} />;
    case "moment":
      return <Moment {...props} />;
    case "target":
      return <Targets {...props} />;
    case "card":
      return <CardChoices {...props} />;
    case "few":
    case "nothing":
      return (
        <ChoiceRow {...props} class="is-some">
          {offers.map((offer) => (
            <Choose key={keyOf(sight, play, offer)} {...props} offer={offer} shape="answer" />
          ))}
        </ChoiceRow>
      );
  }
}

/** The actions of a turn in one row, each in its place for ever; under them what else one could do. */
function Actions(props: ChoicesProps): JSX.Element {
  const { sight, play, offers } = props;
  const actions = offers.filter(isAction);
  const others = offers.filter((offer) => !actions.includes(offer));
  const choose = (shape: ChoiceShape) => (offer: Offer) => (
    <Choose key={keyOf(sight, play, offer)} {...props} offer={offer} shape={shape} />
  );
  return (
    <>
      <ChoiceRow {...props} count={actions.length} class="is-row of-tiles of-actions">
        {actions.map(choose("tile"))}
      </ChoiceRow>
      {others.length > 0 && (
        <ChoiceRow {...props} count={others.length} class="is-row of-besides">
          {others.map(choose("answer"))}
        </ChoiceRow>
      )}
    </>
  );
}

/** To play one's equipment or not: one place each, for ever. */
function Moment(props: ChoicesProps): JSX.Element {
  const { sight, play, offers } = props;
  const choose = (isPass: boolean) =>
    offers
      .filter(({ id }) => (id === "pass") === isPass)
      .map((offer) => <Choose key={keyOf(sight, play, offer)} {...props} offer={offer} shape="answer" />);
  return (
    <div class="choices is-reactions is-moment">
      <div class="slot of-pass">{choose(true)}</div>
      <div class="slot of-block">{choose(false)}</div>
    </div>
  );
}

/** Whom one chooses: the seats light up, and the same stands here for keys and ears. */
function Targets(props: ChoicesProps): JSX.Element {
  const { sight, play, offers } = props;
  return (
    <ChoiceRow {...props} class="is-targets">
      {offers.map((offer) => (
        <span
          key={keyOf(sight, play, offer)}
          class="target"
          style={offer.pick.on === "seat" ? seatStyle(sight.identities, offer.pick.seat) : {}}
        >
          <Choose {...props} offer={offer} shape="pill" />
        </span>
      ))}
    </ChoiceRow>
  );
}
