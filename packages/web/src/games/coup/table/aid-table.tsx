import "./aid-table.css";
import type { Character, Claim } from "@darbar/coup";
import { type AidAct, type AidPart, aidTable } from "@darbar/words/coup/aid-table";
import { characterName } from "@darbar/words/coup/characters";
import type { Words } from "@darbar/words/words";
import type { JSX } from "preact";
import { Coin } from "../art/coin.tsx";
import { Emblem } from "../art/emblem.tsx";
import type { Sight } from "./sight.ts";

/** The short player aid, as it is printed: who does what, what it brings or costs, who blocks it. */
export function AidTable({ sight }: { readonly sight: Sight }): JSX.Element {
  const { view, words } = sight;
  return (
    <table class="aid-table">
      <thead>
        <tr>
          <th scope="col">{words.t("coup.aid.character")}</th>
          <th scope="col">{words.t("coup.aid.does")}</th>
          <th scope="col">{words.t("coup.aid.blocked-by")}</th>
        </tr>
      </thead>
      {aidTable(view.options, words).map((part) => (
        <Part key={part.name} part={part} words={words} />
      ))}
    </table>
  );
}

function Part({ part, words }: { readonly part: AidPart; readonly words: Words }): JSX.Element {
  const { claim, name, acts, powers } = part;
  const lines: readonly (AidAct | null)[] = acts.length === 0 ? [null] : acts;
  return (
    <tbody>
      {lines.map((act, place) => (
        <tr key={place}>
          {place === 0 && (
            <th scope="rowgroup" rowSpan={lines.length}>
              <span class="aid-who">
                {claim !== null && <ClaimEmblem of={claim} />}
                <span>{name}</span>
              </span>
            </th>
          )}
          <td>
            {act !== null && <Act act={act} words={words} />}
            {place === lines.length - 1 &&
              powers.map((power) => (
                <span key={power} class="aid-power">
                  {power}
                </span>
              ))}
          </td>
          <td>{act !== null && <Blockers of={act.blockedBy} words={words} />}</td>
        </tr>
      ))}
    </tbody>
  );
}

function ClaimEmblem({ of }: { readonly of: Claim }): JSX.Element {
  const isStruck = of === "no-duke";
  return <Emblem of={isStruck ? "duke" : of} class={`aid-small${isStruck ? " is-struck" : ""}`} />;
}

function Act({ act: { action, coins }, words }: { readonly act: AidAct; readonly words: Words }): JSX.Element {
  return (
    <span class="aid-act">
      <strong>{action}</strong>
      {coins !== 0 && (
        <span class={`aid-coins ${coins > 0 ? "is-gain" : "is-price"}`}>
          <span dir="ltr">{`${coins > 0 ? "+" : "−"}${words.number(Math.abs(coins))}`}</span>
          <Coin class="aid-coin" />
        </span>
      )}
    </span>
  );
}

/** Who blocks it: emblems for eyes, names for ears. */
function Blockers({ of, words }: { readonly of: readonly Character[]; readonly words: Words }): JSX.Element | null {
  if (of.length === 0) return null;
  const names = words.list(
    of.map((character) => characterName(character, words)),
    "or",
  );
  return (
    <span class="aid-blockers" title={names}>
      {of.map((character) => (
        <Emblem key={character} of={character} class="aid-small" />
      ))}
      <span class="hidden-text">{names}</span>
    </span>
  );
}
