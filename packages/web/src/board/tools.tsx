import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import type { Panel } from "./panels.ts";

interface ToolsProps {
  readonly panels: readonly Panel[];
  readonly shown: string | null;
  /** Whether the panel stands beside the table, or comes over it. */
  readonly isWide: boolean;
  /** How many lines of talk came unseen. */
  readonly unread: number;
  readonly children?: ComponentChildren;
  show(panel: string): void;
}

/** What is one tap away. */
export function Tools({ panels, shown, isWide, unread, children, show }: ToolsProps): JSX.Element {
  const { t, number } = useWords();
  return (
    <div class="tools">
      {panels.map(({ name, title, icon, key }) => (
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
      ))}
      {children}
    </div>
  );
}
