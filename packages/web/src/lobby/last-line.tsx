import { isolate } from "@darbar/words/words";
import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import type { TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";
import { audible } from "./heard.ts";
import type { Muting } from "./muting.ts";
import { lineText } from "./talk-lines.tsx";
import { useCardNames } from "./use-card-names.ts";
import "./last-line.css";

interface LastLineProps {
  readonly model: TableModel;
  readonly muting: Muting;
  /** The id of the talk that it leads to. */
  readonly to: string;
}

/** What was said last, where the talk itself may be out of sight; a press leads there. */
export function LastLine({ model, muting, to }: LastLineProps): JSX.Element | null {
  const words = useWords();
  const { t } = words;
  const line = audible(model.talk, muting).at(-1);
  const { nameOf } = useCardNames(line?.phrase == null ? [] : [line.phrase.phrase], model.setup.game);
  if (line === undefined) return null;
  const text = lineText(line, model, words, nameOf);
  return (
    <a class="last-line" href={`#${to}`}>
      <Icon name="chat" class="icon" />
      <span class="hidden-text">{t("lobby.talk")}: </span>
      <span class="last-said">
        <Said text={t("lobby.talk.said", { name: isolate(line.name), text })} />
      </span>
    </a>
  );
}
