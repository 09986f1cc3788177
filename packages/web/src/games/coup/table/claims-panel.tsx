import "./claims-panel.css";
import { type Claim, charactersWith, type Options } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { claimName } from "@darbar/words/coup/characters";
import { claimsOf, copiesAt, faceUp } from "@darbar/words/coup/claims";
import { certainText, standingOf } from "@darbar/words/coup/standing";
import type { JSX } from "preact";
import { Portrait } from "../../../art/portrait.tsx";
import { identitiesOf } from "../../../board/identity.ts";
import { Said } from "../../../words/speak.tsx";
import { Emblem } from "../art/emblem.tsx";
import { ClaimCell } from "./claim-cell.tsx";
import { useKnownHands } from "./known-hands.ts";
import { isOut, type Sight } from "./sight.ts";

/** Who has claimed what so far, what became of it and how it stands now: players in rows, characters in columns. */
export function ClaimsPanel({ sight }: { readonly sight: Sight }): JSX.Element {
  const { view, words, past } = sight;
  const claimable = claimableAt(view.options);
  const hands = useHands(sight);
  const claims = claimsOf(past);
  return (
    <div class="claims">
      <table class="matrix">
        <caption class="hidden-text">{words.t("table.claims-so-far")}</caption>
        <thead>
          <tr>
            <td />
            {claimable.map((as) => (
              <th key={as} scope="col" title={claimName(as, words)}>
                <Emblem
                  of={as === "no-duke" ? "duke" : as}
                  class={`matrix-emblem${as === "no-duke" ? " is-struck" : ""}`}
                />
                <span class="hidden-text">{claimName(as, words)}</span>
              </th>
            ))}
          </tr>
          <FaceUp sight={sight} claimable={claimable} />
        </thead>
        {view.players.map((_, seat) => (
          <tbody key={seat} class={isOut(view, seat) ? "is-out" : undefined}>
            <tr>
              <Player sight={sight} seat={seat} />
              {claimable.map((as) => (
                <ClaimCell
                  key={as}
                  claims={claims.filter((claim) => claim.seat === seat && claim.as === as)}
                  standing={hands[seat] && standingOf(hands[seat], as)}
                  isOpen={view.viewer === "all"}
                  words={words}
                />
              ))}
            </tr>
            <Certain text={hands[seat] && certainText(hands[seat], words)} width={claimable.length + 1} />
          </tbody>
        ))}
      </table>
      <p class="hint">{words.t(claims.length === 0 ? "table.claims-none" : "coup.known.note")}</p>
    </div>
  );
}

/** Everything that can be claimed at a table: its characters, and where there is a reserve to empty, no Duke. */
function claimableAt({ character, reformation }: Options): readonly Claim[] {
  return [...charactersWith(character), ...(reformation ? (["no-duke"] as const) : [])];
}

/** For each seat every hand that it can have; `null` for the reader, who needs no telling, and for whoever is out. */
function useHands(sight: Sight) {
  const known = useKnownHands(sight);
  return known.map((possible, seat) => (seat === sight.home || isOut(sight.view, seat) ? null : possible));
}

function Player({ sight, seat }: { readonly sight: Sight; readonly seat: Seat }): JSX.Element {
  const { portrait, colour } = identitiesOf(sight.model.seats)[seat];
  return (
    <th scope="row" style={{ "--seat-colour": colour }}>
      <span class="matrix-player">
        <Portrait of={portrait} class="matrix-face" />
        <span class="matrix-name">
          <Said text={sight.names(seat)} />
        </span>
      </span>
    </th>
  );
}

/** How many of each character lie face up. */
function FaceUp({ sight, claimable }: { readonly sight: Sight; readonly claimable: readonly Claim[] }): JSX.Element {
  const { view, words } = sight;
  const counts = faceUp(view);
  const all = copiesAt(view);
  return (
    <tr class="face-up">
      <th scope="row">{words.t("table.face-up-cards")}</th>
      {claimable.map((as) =>
        as === "no-duke" ? (
          <td key={as} />
        ) : (
          <td key={as} class="face-up-one">
            <span aria-hidden="true">
              {words.number(counts[as])}/{words.number(all)}
            </span>
            <span class="hidden-text">{words.t("table.count-of", { count: counts[as], all })}</span>
          </td>
        ),
      )}
    </tr>
  );
}

/** What a player certainly holds, in a line of its own. */
function Certain({ text, width }: { readonly text: string | null; readonly width: number }): JSX.Element | null {
  if (text === null) return null;
  return (
    <tr>
      <td class="matrix-certain" colSpan={width}>
        {text}
      </td>
    </tr>
  );
}
