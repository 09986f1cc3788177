import { claimsAtText } from "@darbar/words/cops/claims";
import type { KnowledgeCell as Cell } from "@darbar/words/cops/knowledge-table";
import type { JSX } from "preact";
import { Icon } from "../../../../art/icons.tsx";
import { Portrait } from "../../../../art/portrait.tsx";
import { Said } from "../../../../words/speak.tsx";
import { IdentityEmblem } from "../../art/identity-emblem.tsx";
import { CardClaims } from "../claims/claim-marks.tsx";
import { sideOf } from "../identity-card.tsx";
import type { Sight } from "../sight.ts";

interface KnowledgeCellProps {
  readonly sight: Sight;
  readonly seat: number;
  readonly cell: Cell;
}

/** What is known of a card: what it is and since when, or what it can be; under it, who has looked at it. */
export function KnowledgeCell({ sight, seat, cell }: KnowledgeCellProps): JSX.Element {
  const { slot, seenBy, since, text } = cell;
  const { words, names, view, claims } = sight;
  const said = claimsAtText(claims, [seat, slot], view.viewer, words, names);
  return (
    <td class="knowledge-cell" data-card={slot} title={text}>
      <span class="hidden-text">
        <Said text={said === null ? text : words.t("table.label", { one: text, two: said })} />
      </span>
      <span class="knowledge-card" aria-hidden="true">
        <Kinds sight={sight} seat={seat} cell={cell} />
        <CardClaims sight={sight} seat={seat} slot={slot} />
        {since !== null && <span class="knowledge-since">{since}</span>}
        {seenBy.length > 0 && (
          <span class="knowledge-seen-by">
            {seenBy.map((looker) => (
              <Portrait key={looker} of={sight.identities[looker].portrait} class="tiny-portrait" />
            ))}
          </span>
        )}
      </span>
    </td>
  );
}

/** What a card is: with an eye where only the reader has seen it, with a dashed edge where it follows by counting. */
function Kinds({ sight, seat, cell: { slot, known, possible } }: KnowledgeCellProps): JSX.Element {
  if (known !== null) {
    const side = sideOf(sight, seat, slot);
    return (
      <span class={`knowledge-kind is-${side}`}>
        <IdentityEmblem of={known.kind} class="mark" />
        {side === "learned" && <Icon name="eye" class="knowledge-eye" />}
      </span>
    );
  }
  if (possible.length === 0) return <span class="knowledge-kind is-unknown">?</span>;
  return (
    <span class="knowledge-kind is-counted">
      {possible.map((kind) => (
        <IdentityEmblem key={kind} of={kind} class="mark" />
      ))}
      {possible.length > 1 && <span>?</span>}
    </span>
  );
}
