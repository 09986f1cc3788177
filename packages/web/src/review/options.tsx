import type { ReviewedDecision, WeighedOption } from "@darbar/bots/review";
import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { Said, useWords } from "../words/speak.tsx";
import { ShareBar } from "./bar.tsx";

interface OptionsProps {
  readonly decision: ReviewedDecision<unknown>;
  /** What a move is called. */
  name(move: unknown): string;
  /** Whose moves they are: the reader's own, or somebody else's. */
  readonly isOwn: boolean;
}

/** Options that the master plays more seldom, and that nobody looked at, are only counted. */
const SELDOM = 0.01;

/** What could be done, the best first: what each was worth, and how often the master would have done it. */
export function ReviewOptions({ decision, name, isOwn }: OptionsProps): JSX.Element {
  const { t } = useWords();
  const { options, played } = decision;
  const shown = options.filter(({ worth, share }, place) => place === played || worth !== null || share >= SELDOM);
  const left = options.length - shown.length;
  // Of one alone that is best there is nothing to say.
  const isClose = options.filter(({ isAboutBest }) => isAboutBest).length > 1;
  return (
    <>
      <h3>{t("replay.review.options")}</h3>
      <ul class="review-options">
        {shown.map((option) => (
          <OptionLine
            key={JSON.stringify(option.move)}
            option={option}
            name={name(option.move)}
            isEqual={isClose && option.isAboutBest}
            mark={option === options[played] ? t(isOwn ? "replay.review.you" : "replay.review.played") : null}
          />
        ))}
      </ul>
      {left > 0 && <p class="hint">{t("replay.review.more", { n: left })}</p>}
      <p class="hint">{t(decision.isSolved ? "replay.review.solved" : "replay.review.about")}</p>
    </>
  );
}

function OptionLine(props: {
  readonly option: WeighedOption<unknown>;
  readonly name: string;
  /** Whether it is among those that are about as good as the best. */
  readonly isEqual: boolean;
  readonly mark: string | null;
}): JSX.Element {
  const { t } = useWords();
  const { option, name, isEqual, mark } = props;
  const { worth, share } = option;
  return (
    <li class={`review-option${mark === null ? "" : " is-played"}`}>
      <p class="review-option-name">
        <span>
          <Said text={name} />
        </span>
        {mark !== null && (
          <span class="review-mark">
            <Icon name="check" class="icon" />
            {mark}
          </span>
        )}
      </p>
      {worth !== null && <ShareBar share={worth} tone="worth" />}
      <p class="review-numbers">
        {worth !== null && <span>{t("replay.review.worth", { share: worth })}</span>}
        {isEqual && <span class="review-equal">{t("replay.review.equal")}</span>}
        <span>{t("replay.review.share", { share })}</span>
      </p>
    </li>
  );
}
