import "./account.css";
import type { State } from "@darbar/cops";
import { endingOf } from "@darbar/words/cops/ending";
import { deedsOf, sightingText } from "@darbar/words/cops/knew";
import { LEADERS } from "@darbar/words/cops/tally";
import { identityName } from "@darbar/words/cops/things";
import { namesOf } from "@darbar/words/names";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { identitiesOf } from "../../../board/identity.ts";
import type { EndedGame } from "../../../ending/ended-game.ts";
import { listedName } from "../../../ending/own-name.ts";
import { Said, useWords } from "../../../words/speak.tsx";
import { IdentityEmblem } from "../art/identity-emblem.tsx";
import { EndingTeams } from "../table/ending-teams.tsx";
import { countedIn } from "./counted.ts";

/** Who won and why, who was on which side, and who knew which leader since when. */
export function Account({ film, end, seats, me }: EndedGame): JSX.Element {
  const words = useWords();
  const { t } = words;
  const names = namesOf(seats, words);
  const players = useMemo(() => countedIn({ film }), [film]);
  const view = end as State;
  const ending = endingOf(me === null ? view : { ...view, viewer: me }, words, names);
  const sight = { view, words, names, identities: identitiesOf(seats) };
  return (
    <>
      {ending !== null && (
        <section class="end-part cops-end">
          <h3 class={`cops-won${me === null || view.outcome?.winners.includes(me) ? "" : " is-lost"}`}>
            <Said text={ending.title} />
          </h3>
          <p class="cops-why">
            <Said text={ending.why} />
          </p>
          <EndingTeams sight={sight} teams={ending.teams} />
        </section>
      )}
      <section class="end-part" aria-labelledby="end-knew">
        <h3 id="end-knew">{t("ending.knew")}</h3>
        <table class="knew">
          <thead>
            <tr>
              <th scope="col">{t("ending.player")}</th>
              {LEADERS.map((leader) => (
                <th key={leader} scope="col">
                  <span class="knew-leader">
                    <IdentityEmblem of={leader} class="mark" />
                    {identityName(leader, words)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.seat} data-seat={player.seat}>
                <th scope="row">
                  <Said text={listedName({ seats, me }, player.seat, words)} />
                  <span class="knew-deeds">
                    {deedsOf(player, words).map((deed) => (
                      <span key={deed}>{deed}</span>
                    ))}
                  </span>
                </th>
                {LEADERS.map((leader) => (
                  <td key={leader}>{sightingText(player.saw[leader], words)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
