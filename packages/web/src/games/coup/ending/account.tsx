import "./account.css";
import type { Character } from "@darbar/coup";
import { characterName } from "@darbar/words/coup/characters";
import { bluffsText, challengesText, lieText } from "@darbar/words/coup/ending";
import type { PlayerTally } from "@darbar/words/coup/tally";
import { namesOf } from "@darbar/words/names";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Icon } from "../../../art/icons.tsx";
import { Portrait } from "../../../art/portrait.tsx";
import { identitiesOf } from "../../../board/identity.ts";
import type { EndedGame } from "../../../ending/ended-game.ts";
import { listedName } from "../../../ending/own-name.ts";
import { Said, useWords } from "../../../words/speak.tsx";
import { Emblem } from "../art/emblem.tsx";
import { countedIn } from "./counted.ts";

/** Who came in which place, with which cards, bluffed and challenged how often; and the best lie. */
export function Account({ film, seats, me }: EndedGame): JSX.Element {
  const words = useWords();
  const { t } = words;
  const names = namesOf(seats, words);
  const identities = identitiesOf(seats);
  const tally = useMemo(() => countedIn({ film }), [film]);
  return (
    <>
      <section class="end-part" aria-labelledby="end-ranking">
        <h3 id="end-ranking">{t("ending.ranking")}</h3>
        <ol class="ranking">
          {tally.players.map((player) => (
            <li key={player.seat} class={`ranked${player.place === 1 ? " is-first" : ""}`} data-seat={player.seat}>
              <span class="ranked-place">{t("ending.place", { place: player.place })}</span>
              <Portrait of={identities[player.seat].portrait} class="ranked-portrait" />
              <span class="ranked-name">
                <Said text={listedName({ seats, me }, player.seat, words)} />
                {player.place === 1 && <Icon name="crown" class="icon gold" />}
                {player.place === 1 && <span class="hidden-text">{t("table.has-won")}</span>}
              </span>
              <Cards player={player} />
              <span class="ranked-figures">
                <span>{bluffsText(player, words)}</span>
                <span>{challengesText(player, words)}</span>
                {player.outIn !== null && <span>{t("ending.out", { turn: player.outIn })}</span>}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section class="end-part" aria-labelledby="end-lie">
        <h3 id="end-lie">{t("ending.lie")}</h3>
        <p class="end-lie">
          <Icon name="mask" class="icon" />
          <span>
            <Said text={lieText(tally.bestLie, words, names)} />
          </span>
        </p>
      </section>
    </>
  );
}

/** The cards that were left, and those that were lost. */
function Cards({ player: { kept, lost } }: { readonly player: PlayerTally }): JSX.Element {
  const words = useWords();
  const emblem = (card: Character, at: number, isLost: boolean): JSX.Element => (
    <span key={at} class={isLost ? "ranked-card is-struck" : "ranked-card"} title={characterName(card, words)}>
      <Emblem of={card} class="ranked-emblem" />
      <span class="hidden-text">{characterName(card, words)}</span>
    </span>
  );
  return (
    <span class="ranked-cards">
      {kept.map((card, at) => card !== null && emblem(card, at, false))}
      {lost.map((card, at) => emblem(card, kept.length + at, true))}
    </span>
  );
}
