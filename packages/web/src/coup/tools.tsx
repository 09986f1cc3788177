import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "../art/icons.tsx";
import type { MessageId } from "../words/messages.ts";
import { useWords } from "../words/speak.tsx";
import type { PanelName } from "./panel.tsx";

/** What each panel is called, its sign, and its key. */
export const PANELS: Readonly<
  Record<PanelName, { readonly title: MessageId; readonly icon: IconName; readonly key: string }>
> = {
  log: { title: "table.log", icon: "log", key: "L" },
  talk: { title: "table.talk", icon: "chat", key: "T" },
  claims: { title: "table.claims", icon: "claims", key: "C" },
  aid: { title: "table.aid", icon: "aid", key: "A" },
  keys: { title: "table.keys", icon: "keyboard", key: "?" },
};
const NAMES = Object.keys(PANELS) as readonly PanelName[];

interface ToolsProps {
  readonly shown: PanelName | null;
  /** Whether the panel stands beside the table, or comes over it. */
  readonly isWide: boolean;
  readonly hasTalk: boolean;
  /** How many lines of talk came unseen. */
  readonly unread: number;
  readonly children?: ComponentChildren;
  show(panel: PanelName): void;
}

/** One tap away: the log, talk, who claimed what, the player aid, the keys. */
export function Tools({ shown, isWide, hasTalk, unread, children, show }: ToolsProps): JSX.Element {
  const { t, number } = useWords();
  return (
    <div class="tools">
      {NAMES.filter((name) => hasTalk || name !== "talk").map((name) => {
        const { title, icon, key } = PANELS[name];
        return (
          <button
            key={name}
            type="button"
            class={`button tool tool-${name}`}
            title={`${t(title)} (${key})`}
            aria-keyshortcuts={key}
            aria-pressed={isWide ? shown === name : undefined}
            aria-haspopup={isWide ? undefined : "dialog"}
            aria-expanded={isWide ? undefined : shown === name}
            onClick={() => show(name)}
          >
            <Icon name={icon} class="icon" />
            <span class="tool-name">{t(title)}</span>
            {name === "talk" && unread > 0 && (
              <span class="unread">
                <span aria-hidden="true">{number(unread)}</span>
                <span class="hidden-text">{t("table.unread", { n: unread })}</span>
              </span>
            )}
          </button>
        );
      })}
      {children}
    </div>
  );
}
