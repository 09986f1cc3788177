import { type EndTeam, endingOf } from "@darbar/words/cops/ending";
import { identityName } from "@darbar/words/cops/things";
import { directionOf } from "@darbar/words/direction";
import type { JSX } from "preact";
import { Icon } from "../../../art/icons.tsx";
import { Portrait } from "../../../art/portrait.tsx";
import { Said } from "../../../words/speak.tsx";
import { IdentityEmblem } from "../art/identity-emblem.tsx";
import { IdentityFace } from "../art/identity-face.tsx";
import { PrecinctStar } from "../art/precinct.tsx";
import { Diamond, Handcuffs } from "../art/tokens.tsx";
import { CardName } from "./card-name.tsx";
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
      <ul class="ending-teams">
        {ending.teams.map((team) => (
          <Team key={team.party} sight={sight} team={team} />
        ))}
      </ul>
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

function Team({ sight, team }: { readonly sight: Sight; readonly team: EndTeam }): JSX.Element {
  return (
    <li class={`ending-team of-${team.party}${team.isWinner ? " is-winner" : ""}`}>
      <p class="ending-team-name">
        {team.isWinner && <Icon name="crown" class="mark gold" />}
        <TeamSign team={team} />
        <span>{team.name}</span>
        {team.isWinner && <span class="hidden-text">{sight.words.t("table.has-won")}</span>}
      </p>
      <ul class="ending-people">
        {team.seats.map((seat) => (
          <li key={seat} class="ending-person">
            <Portrait of={sight.identities[seat].portrait} class="tiny-portrait" />
            <span class="ending-person-name" dir={directionOf(sight.names(seat))}>
              <Said text={sight.names(seat)} />
            </span>
            <EndCards sight={sight} seat={seat} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function TeamSign({ team: { party } }: { readonly team: EndTeam }): JSX.Element | null {
  switch (party) {
    case "honest":
    case "crooked":
      return <IdentityEmblem of={party} class="mark" />;
    case "criminals":
      return <Handcuffs class="mark" />;
    case "alone":
    case "unknown":
      return null;
  }
}

function EndCards({ sight, seat }: { readonly sight: Sight; readonly seat: number }): JSX.Element {
  const { view, words } = sight;
  const { cards, standing, diamonds } = view.players[seat];
  if (standing === "criminal") {
    return (
      <span class="ending-cards">
        <Diamond class="mark" />
        {words.number(diamonds)}
      </span>
    );
  }
  return (
    <span class="ending-cards">
      {cards.map(({ kind }, slot) =>
        kind === null ? null : (
          <span key={slot} title={identityName(kind, words)}>
            <IdentityEmblem of={kind} class="mark" />
            <span class="hidden-text">{identityName(kind, words)}</span>
          </span>
        ),
      )}
    </span>
  );
}
