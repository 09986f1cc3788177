import type { ComponentChildren, JSX } from "preact";
import { AllegianceMark } from "../art/allegiance.tsx";
import { Emblem } from "../art/emblem.tsx";
import { GirihStar } from "../art/girih.tsx";
import { Icon } from "../art/icons.tsx";
import { Said } from "../words/speak.tsx";
import { Bubble } from "./bubble.tsx";
import { Coins } from "./coins.tsx";
import { Hand } from "./hand.tsx";
import { seatLabel } from "./seat-label.ts";
import { claimBy, isOut, type Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import { bubbleOf } from "./words/bubble.ts";

interface OwnSeatProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly tools: ComponentChildren;
}

/** The reader's own place: name, coins, what they claim, and their cards. Who only watches has but the tools. */
export function OwnSeat({ sight, play, tools }: OwnSeatProps): JSX.Element {
  const { home } = sight;
  if (home === null) return <div class="own is-watching">{tools}</div>;
  const { view, words, isOver } = sight;
  const classes = ["own"];
  if (!isOver && view.turn === home) classes.push("is-turn");
  if (isOut(view, home)) classes.push("is-out");
  if (view.winner === home) classes.push("is-winner");
  return (
    <section class={classes.join(" ")} data-place={`seat-${home}`} aria-label={words.t("table.your-seat")}>
      <p class="hidden-text">
        <Said text={seatLabel(sight, home)} />
      </p>
      <OwnHead sight={sight} />
      <Hand sight={sight} play={play} />
      {tools}
    </section>
  );
}

function OwnHead({ sight }: { readonly sight: Sight }): JSX.Element | null {
  const { view, words, names, home, isOver } = sight;
  if (home === null) return null;
  const { coins, allegiance } = view.players[home];
  const said = bubbleOf(view, home, words);
  return (
    <div class="own-head" aria-hidden="true">
      <Coins count={coins} place={`purse-${home}`} class="own-coins" />
      {allegiance !== null && <AllegianceMark of={allegiance} class="mark" />}
      {view.winner === home && <Icon name="crown" class="mark gold" />}
      {!isOver && view.turn === home && <GirihStar class="mark gold" />}
      <span class="own-name">
        <Said text={names(home)} />
      </span>
      {view.bomb?.holder === home && (
        <span class="held-bomb" data-place="bomb">
          <Emblem of="bomb" class="bomb" />
        </span>
      )}
      {said !== null && (
        <span class="own-said">
          <Bubble text={said} as={claimBy(view, home)} />
        </span>
      )}
    </div>
  );
}
