import type { MadeClaim } from "@darbar/words/coup/contract";
import { chanceText, type Standing, standingText } from "@darbar/words/coup/standing";
import type { MessageId } from "@darbar/words/messages";
import type { Words } from "@darbar/words/words";
import type { JSX } from "preact";
import { Icon } from "../../../art/icons.tsx";

const FATES: Readonly<Record<MadeClaim["fate"], MessageId>> = {
  open: "table.fate-open",
  stood: "table.fate-stood",
  proven: "table.fate-proven",
  caught: "table.fate-caught",
};

interface ClaimCellProps {
  /** When this player claimed this character. */
  readonly claims: readonly MadeClaim[];
  /** How that claim stands now; `null` where nothing is to be said of it. */
  readonly standing: Standing | null;
  /** Whether all cards lie open, so that every bluff is known. */
  readonly isOpen: boolean;
  readonly words: Words;
}

/** A player and a character: how often it was claimed, proven or caught, and how likely it is now. In words for ears. */
export function ClaimCell({ claims, standing, isOpen, words }: ClaimCellProps): JSX.Element {
  if (claims.length === 0)
    return (
      <td class="matrix-none">
        <span aria-hidden="true">·</span>
      </td>
    );
  const text = cellText({ claims, standing, isOpen, words });
  const tested = claims.findLast(({ fate }) => fate === "proven" || fate === "caught")?.fate;
  return (
    <td class="matrix-claim" title={text}>
      <span aria-hidden="true" class="claim-count">
        {words.number(claims.length)}
        {tested !== undefined && (
          <Icon name={tested === "proven" ? "check" : "close"} class={`claim-fate is-${tested}`} />
        )}
        {isOpen && liesIn(claims) > 0 && <Icon name="mask" class="claim-fate is-bluff" />}
      </span>
      {standing !== null && (
        <span aria-hidden="true" class={`claim-standing is-${standing.is}`}>
          {chanceText(standing, words)}
        </span>
      )}
      <span class="hidden-text">{text}</span>
    </td>
  );
}

function liesIn(claims: readonly MadeClaim[]): number {
  return claims.filter(({ truth }) => truth === false).length;
}

/** "unchallenged ×2, proven, possible: 41 %": what became of the claims, the same fates together, and how it stands. */
function cellText({ claims, standing, isOpen, words }: ClaimCellProps): string {
  const { t } = words;
  const times = (text: string, count: number): string => (count > 1 ? `${text} ${t("table.times", { count })}` : text);
  const fates = [...Map.groupBy(claims, ({ fate }) => fate)].map(([fate, same]) => times(t(FATES[fate]), same.length));
  const lies = isOpen ? liesIn(claims) : 0;
  const parts = [
    ...fates,
    ...(lies > 0 ? [times(t("table.bluff"), lies)] : []),
    ...(standing === null ? [] : [standingText(standing, words)]),
  ];
  return parts.reduce((one, two) => t("table.label", { one, two }));
}
