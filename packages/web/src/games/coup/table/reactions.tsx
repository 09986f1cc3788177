import type { Choice } from "@darbar/words/coup/contract";
import type { ComponentChildren, JSX } from "preact";
import { type ChoicesProps, Choose } from "./choose.tsx";

/** Answers to what somebody has done. Pass, challenge and block have one place each, for ever; what cannot be says so there. */
export function Reactions({ sight, play }: ChoicesProps): JSX.Element {
  const { t } = sight.words;
  const choose = (wanted: (id: string) => boolean): readonly Choice[] => play.choices.filter(({ id }) => wanted(id));
  const buttons = (choices: readonly Choice[]): ComponentChildren =>
    choices.map((choice) => (
      <Choose key={`${sight.view.prompt}-${choice.id}`} sight={sight} play={play} choice={choice} shape="answer" />
    ));
  const challenges = choose((id) => id === "challenge");
  const blocks = choose((id) => id.startsWith("block-"));
  return (
    <div class={`choices is-reactions${blocks.length > 1 ? " is-split" : ""}`}>
      <div class="slot of-pass">{buttons(choose((id) => id === "pass"))}</div>
      <div class="slot of-challenge">
        {challenges.length > 0 ? buttons(challenges) : <p class="no-choice">{t("table.no-challenge")}</p>}
      </div>
      <div class="slot of-block">
        {blocks.length > 0 ? buttons(blocks) : <p class="no-choice">{t("table.no-block")}</p>}
      </div>
    </div>
  );
}
