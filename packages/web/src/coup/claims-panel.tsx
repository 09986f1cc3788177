import type { PossibleHand } from "@darbar/bots/coup-knowledge";
import { type Claim, charactersWith } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { JSX } from "preact";
import { Emblem } from "../art/emblem.tsx";
import { Icon, type IconName } from "../art/icons.tsx";
import type { MessageId } from "../words/messages.ts";
import { Said } from "../words/speak.tsx";
import type { Words } from "../words/words.ts";
import { useKnownHands } from "./known-hands.ts";
import { isOut, type Sight } from "./sight.ts";
import { characterName, claimName } from "./words/characters.ts";
import { claimsOf, copiesAt, faceUp } from "./words/claims.ts";
import type { MadeClaim } from "./words/contract.ts";
import { certainText, type Standing, standingOf, standingText } from "./words/standing.ts";

const FATES: Readonly<Record<MadeClaim["fate"], { readonly icon: IconName; readonly says: MessageId }>> = {
  open: { icon: "mask", says: "table.fate-open" },
  stood: { icon: "mask", says: "table.fate-stood" },
  proven: { icon: "check", says: "table.fate-proven" },
  caught: { icon: "close", says: "table.fate-caught" },
};

/** Who has claimed what so far, what became of it and how it stands now, and which cards lie face up. */
export function ClaimsPanel({ sight }: { readonly sight: Sight }): JSX.Element {
  const { view, words, past, home } = sight;
  const claims = claimsOf(past);
  const known = useKnownHands(sight);
  // Of their own hand the reader needs no telling, and who is out has none.
  const hands = known.map((possible, seat) => (seat === home || isOut(view, seat) ? null : possible));
  return (
    <div class="claims">
      <FaceUp sight={sight} />
      <h3>{words.t("table.claims-so-far")}</h3>
      {claims.length === 0 && <p class="hint">{words.t("table.claims-none")}</p>}
      {claims.some(({ seat }) => hands[seat] !== null) && <p class="hint">{words.t("coup.known.note")}</p>}
      <ul class="claimants">
        {hands.map((possible, seat) => (
          <Claimant
            key={seat}
            sight={sight}
            seat={seat}
            claims={claims.filter((claim) => claim.seat === seat)}
            hands={possible}
          />
        ))}
      </ul>
    </div>
  );
}

interface ClaimantProps {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly claims: readonly MadeClaim[];
  /** The hands that they can have; `null` where nothing is to be said of that. */
  readonly hands: readonly PossibleHand[] | null;
}

/** A player: what they certainly hold, and what they have claimed, each character once. */
function Claimant({ sight, seat, claims, hands }: ClaimantProps): JSX.Element | null {
  const { view, words, names } = sight;
  const certain = hands === null ? null : certainText(hands, words);
  if (claims.length === 0 && certain === null) return null;
  return (
    <li class={`claimant${isOut(view, seat) ? " is-out" : ""}`}>
      <p class="claimant-name">
        <Said text={names(seat)} />
      </p>
      {certain !== null && <p class="claimant-certain">{certain}</p>}
      <ul class="claims-of">
        {[...Map.groupBy(claims, ({ as }) => as)].map(([as, same]) => (
          <ClaimOf key={as} as={as} claims={same} standing={hands && standingOf(hands, as)} words={words} />
        ))}
      </ul>
    </li>
  );
}

function FaceUp({ sight }: { readonly sight: Sight }): JSX.Element {
  const { view, words } = sight;
  const counts = faceUp(view);
  const copies = copiesAt(view);
  return (
    <>
      <h3>{words.t("table.face-up-cards")}</h3>
      <ul class="face-up">
        {charactersWith(view.options.character).map((character) => (
          <li key={character} class="face-up-one">
            <Emblem of={character} class="face-up-emblem" />
            <span class={`character-name of-${character}`}>{characterName(character, words)}</span>
            <span class="face-up-count">{words.t("table.count-of", { count: counts[character], all: copies })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ClaimOfProps {
  readonly as: Claim;
  /** When it was claimed, at least once. */
  readonly claims: readonly MadeClaim[];
  readonly standing: Standing | null;
  readonly words: Words;
}

/** Something that a player has claimed: how it stands, and what became of it each time, the same fates together. */
function ClaimOf({ as, claims, standing, words }: ClaimOfProps): JSX.Element {
  const isStruck = as === "no-duke";
  return (
    <li class="claim">
      <Emblem of={isStruck ? "duke" : as} class={`claim-emblem${isStruck ? " is-struck" : ""}`} />
      <span>{claimName(as, words)}</span>
      {standing !== null && <span class={`claim-standing is-${standing.is}`}>{standingText(standing, words)}</span>}
      <span class="claim-fates">
        {[...Map.groupBy(claims, ({ fate }) => fate)].map(([fate, { length }]) => (
          <span key={fate} class={`claim-fate is-${fate}`}>
            <Icon name={FATES[fate].icon} class="icon" />
            {words.t(FATES[fate].says)}
            {length > 1 && ` ${words.t("table.times", { count: length })}`}
          </span>
        ))}
      </span>
    </li>
  );
}
