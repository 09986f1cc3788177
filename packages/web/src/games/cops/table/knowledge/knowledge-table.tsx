import "./knowledge-table.css";
import { SLOTS } from "@darbar/cops";
import { certainText } from "@darbar/words/cops/certainty";
import { claimsByText } from "@darbar/words/cops/claims";
import { type Knowing, type KnowledgeRow, knowledgeRows, leaderLines } from "@darbar/words/cops/knowledge-table";
import { nthCard } from "@darbar/words/cops/things";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { useApp } from "../../../../app/context.ts";
import { useStore } from "../../../../app/store.ts";
import { Icon } from "../../../../art/icons.tsx";
import { Portrait } from "../../../../art/portrait.tsx";
import { Said } from "../../../../words/speak.tsx";
import { IdentityEmblem } from "../../art/identity-emblem.tsx";
import type { Sight } from "../sight.ts";
import { CertaintySign } from "./certainty-sign.tsx";
import type { PlayerChances } from "./chances.ts";
import { ChancesRow } from "./chances-row.tsx";
import { KnowledgeCell } from "./knowledge-cell.tsx";
import { type Chances, useChances } from "./use-chances.ts";

/** Players by cards: what the reader has seen, who has looked at what, and what follows by counting. */
export function KnowledgeTable({ sight }: { readonly sight: Sight }): JSX.Element {
  const { words } = sight;
  const { t } = words;
  const title = useId();
  const rows = knowledgeRows(knowingOf(sight));
  const { settings } = useApp();
  const kept = useStore(settings);
  const chances = useChances(sight, kept.chances);
  return (
    <>
      <h3 class="hidden-text" id={title}>
        {t("cops.table.known")}
      </h3>
      <LeaderLines sight={sight} />
      <table class="knowledge" aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{t("cops.knowledge.player")}</th>
            {SLOTS.map((slot) => (
              <th key={slot} scope="col">
                <span aria-hidden="true">{words.number(slot + 1)}</span>
                <span class="hidden-text">{nthCard(slot, words)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.seat} sight={sight} row={row} chances={chancesIn(row, sight, chances)} />
          ))}
        </tbody>
      </table>
      <p class="knowledge-legend">{t("cops.knowledge.legend")}</p>
      <label class="check knowledge-wish">
        <input
          type="checkbox"
          checked={kept.chances}
          onChange={({ currentTarget }) => settings.set({ ...kept, chances: currentTarget.checked })}
        />
        {t("cops.knowledge.chances")}
      </label>
      {chances !== null && (
        <p class="knowledge-legend">
          {t(chances === "failed" ? "cops.knowledge.chances.failed" : "cops.knowledge.chances.how")}
        </p>
      )}
    </>
  );
}

function knowingOf({ view, home, known, conclusions, words, names }: Sight): Knowing {
  return { view, home, known, conclusions, words, names };
}

/** Who can hold each of the leaders. */
function LeaderLines({ sight }: { readonly sight: Sight }): JSX.Element {
  return (
    <ul class="knowledge-leaders" aria-label={sight.words.t("cops.mission.leaders")}>
      {leaderLines(knowingOf(sight)).map(({ leader, text }) => (
        <li key={leader}>
          <IdentityEmblem of={leader} class="mark" />
          <span>
            <Said text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly sight: Sight;
  readonly row: KnowledgeRow;
  readonly chances: PlayerChances | null;
}

/** The chances of somebody of whom something is open; what is certain needs none. */
function chancesIn({ seat, cells }: KnowledgeRow, { home }: Sight, told: Chances | null): PlayerChances | null {
  if (told === null || typeof told === "string" || seat === home) return null;
  return cells.every(({ known }) => known !== null) ? null : (told[seat] ?? null);
}

/** A player, what is certain of them, and their three cards; a criminal has none. */
function Row({ sight, row, chances }: RowProps): JSX.Element {
  const { view, words, names, identities, home, claims } = sight;
  const { seat, certainty, where, cells } = row;
  const { standing } = view.players[seat];
  const said = claimsByText(claims, seat, words);
  return (
    <>
      <tr
        class={`knowledge-row${standing === "out" ? " is-out" : ""}${chances === null ? "" : " has-chances"}`}
        data-seat={seat}
      >
        <th scope="row" rowSpan={chances === null ? 1 : 2}>
          <span class="knowledge-who">
            <Portrait of={identities[seat].portrait} class="tiny-portrait" />
            <Said text={seat === home ? words.t("app.you") : names(seat)} />
          </span>
          {standing === "criminal" && <span class="crime">{words.t("cops.seat.criminal")}</span>}
          {certainty !== null && (
            <span class={`knowledge-certain of-${certainty}`}>
              <CertaintySign of={certainty} />
              {certainText(certainty, words)}
            </span>
          )}
          {where !== null && <span class="knowledge-where">{where}</span>}
          {said !== null && (
            <span class="knowledge-said">
              <Icon name="chat" class="icon" />
              {said}
            </span>
          )}
        </th>
        {cells.map((cell) => (
          <KnowledgeCell key={cell.slot} sight={sight} seat={seat} cell={cell} />
        ))}
        {cells.length === 0 && <td colSpan={SLOTS.length} />}
      </tr>
      {chances !== null && <ChancesRow chances={chances} />}
    </>
  );
}
