import { charactersWith } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { JSX } from "preact";
import { Emblem } from "../art/emblem.tsx";
import { Icon, type IconName } from "../art/icons.tsx";
import type { MessageId } from "../words/messages.ts";
import { Said } from "../words/speak.tsx";
import { isOut, type Sight } from "./sight.ts";
import { characterName, claimName } from "./words/characters.ts";
import { claimsOf, copiesAt, faceUp } from "./words/claims.ts";
import type { MadeClaim } from "./words/contract.ts";

const FATES: Readonly<Record<MadeClaim["fate"], { readonly icon: IconName; readonly says: MessageId }>> = {
  open: { icon: "mask", says: "table.fate-open" },
  stood: { icon: "mask", says: "table.fate-stood" },
  proven: { icon: "check", says: "table.fate-proven" },
  caught: { icon: "close", says: "table.fate-caught" },
};

/** Who has claimed what so far and what became of it, and which cards lie face up. */
export function ClaimsPanel({ sight }: { readonly sight: Sight }): JSX.Element {
  const { view, words, names, past } = sight;
  const claims = claimsOf(past);
  return (
    <div class="claims">
      <FaceUp sight={sight} />
      <h3>{words.t("table.claims-so-far")}</h3>
      {claims.length === 0 && <p class="hint">{words.t("table.claims-none")}</p>}
      <ul class="claimants">
        {view.players.map((_, seat) => {
          const own = claims.filter((claim) => claim.seat === seat);
          if (own.length === 0) return null;
          return (
            <li key={seat} class={`claimant${isOut(view, seat) ? " is-out" : ""}`}>
              <p class="claimant-name">
                <Said text={names(seat)} />
              </p>
              <ClaimsOf sight={sight} seat={seat} claims={own} />
            </li>
          );
        })}
      </ul>
    </div>
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

interface ClaimsOfProps {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly claims: readonly MadeClaim[];
}

/** A player's claims, the same ones with the same fate together. */
function ClaimsOf({ sight, seat, claims }: ClaimsOfProps): JSX.Element {
  const { words } = sight;
  const groups = Map.groupBy(claims, ({ as, fate }) => `${as}-${fate}`);
  return (
    <ul class="claims-of">
      {[...groups.entries()].map(([key, [{ as, fate }, ...more]]) => (
        <li key={`${seat}-${key}`} class={`claim is-${fate}`}>
          <Emblem of={as === "no-duke" ? "duke" : as} class={`claim-emblem${as === "no-duke" ? " is-struck" : ""}`} />
          <span>
            {claimName(as, words)}
            {more.length > 0 && ` ${words.t("table.times", { count: more.length + 1 })}`}
          </span>
          <span class="claim-fate">
            <Icon name={FATES[fate].icon} class="icon" />
            {words.t(FATES[fate].says)}
          </span>
        </li>
      ))}
    </ul>
  );
}
