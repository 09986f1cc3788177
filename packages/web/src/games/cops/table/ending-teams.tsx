import type { EndTeam } from "@darbar/words/cops/ending";
import { identityName } from "@darbar/words/cops/things";
import { directionOf } from "@darbar/words/direction";
import type { JSX } from "preact";
import { Icon } from "../../../art/icons.tsx";
import { Portrait } from "../../../art/portrait.tsx";
import { Said } from "../../../words/speak.tsx";
import { IdentityEmblem } from "../art/identity-emblem.tsx";
import { Diamond, Handcuffs } from "../art/tokens.tsx";
import type { Sight } from "./sight.ts";

/** What teams are drawn from. */
type TeamSight = Pick<Sight, "view" | "words" | "names" | "identities">;

/** Who was on which side, with everybody's cards, as far as the viewer can know. */
export function EndingTeams(props: { readonly sight: TeamSight; readonly teams: readonly EndTeam[] }): JSX.Element {
  return (
    <ul class="ending-teams">
      {props.teams.map((team) => (
        <Team key={team.party} sight={props.sight} team={team} />
      ))}
    </ul>
  );
}

function Team({ sight, team }: { readonly sight: TeamSight; readonly team: EndTeam }): JSX.Element {
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

function EndCards({ sight, seat }: { readonly sight: TeamSight; readonly seat: number }): JSX.Element {
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
