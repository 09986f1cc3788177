import { endingOf } from "@darbar/words/cops/ending";
import { identityName } from "@darbar/words/cops/things";
import type { JSX } from "preact";
import { Said } from "../../../words/speak.tsx";
import { IdentityFace } from "../art/identity-face.tsx";
import { PrecinctStar } from "../art/precinct.tsx";
import { CardName } from "./card-name.tsx";
import { EndingTeams } from "./ending-teams.tsx";
import { ownView, type Sight } from "./sight.ts";

/** How it ended: who won and why, who was on which side, and everybody's cards. */
export function Ending({ sight }: { readonly sight: Sight }): JSX.Element | null {
  const { view, words, names } = sight;
  const ending = endingOf(ownView(sight), words, names);
  if (ending === null || view.outcome === null) return null;
  const isAlone = view.outcome.as === "alone";
  return (
    <section class={`ending as-${view.outcome.as}`} aria-label={words.t("cops.table.ending")}>
      {isAlone ? <BothLeaders sight={sight} /> : <PrecinctStar class="ending-star" />}
      <p class="ending-title">
        <Said text={ending.title} />
      </p>
      <p class="ending-why">
        <Said text={ending.why} />
      </p>
      <EndingTeams sight={sight} teams={ending.teams} />
    </section>
  );
}

/** The one who holds both leaders: two cards against the whole precinct. */
function BothLeaders({ sight: { words } }: { readonly sight: Sight }): JSX.Element {
  return (
    <div class="both-leaders" aria-hidden="true">
      <span class="both-rays" />
      <span class="card both-card is-first">
        <IdentityFace of="agent" class="card-art" />
        <CardName name={identityName("agent", words)} />
      </span>
      <span class="card both-card is-second">
        <IdentityFace of="kingpin" class="card-art" />
        <CardName name={identityName("kingpin", words)} />
      </span>
    </div>
  );
}
