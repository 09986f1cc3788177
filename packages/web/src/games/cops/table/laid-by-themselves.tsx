import type { Words } from "@darbar/words/words";
import type { JSX } from "preact";
import { ChoiceButton } from "../../../board/choice-button.tsx";
import type { Laying } from "./use-laying.ts";

interface LaidByThemselvesProps {
  readonly laying: Laying;
  readonly words: Words;
}

/** The one choice of whoever has their cards laid for them: to lay them themselves after all. */
export function LaidByThemselves({ laying, words }: LaidByThemselvesProps): JSX.Element {
  return (
    <div class="choices is-some" style={{ "--count": 1 }}>
      <ChoiceButton
        id="change"
        index={0}
        label={words.t("cops.offer.change-order")}
        consequence={null}
        isOff={laying.isBusy}
        press={laying.change}
      />
    </div>
  );
}
