import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import type { Panel } from "./panels.ts";

interface ToolsProps {
  readonly panels: readonly Panel[];
  readonly shown: string | null;
  /** Whether the panel stands beside the table, or comes over it. */
  readonly isBeside: boolean;
  /** How many lines of talk came unseen. */
  readonly unread: number;
  readonly children?: ComponentChildren;
  show(panel: string): void;
}

/** What is one tap away. */
export function Tools({ panels, shown, isBeside, unread, children, show }: ToolsProps): JSX.Element {
  return (
    <div class="tools">
      {panels.map((panel) => (
        <Tool key={panel.name} {...{ panel, isBeside, unread, show }} isShown={shown === panel.name} />
      ))}
      {children}
    </div>
  );
}

interface ToolProps extends Pick<ToolsProps, "isBeside" | "unread" | "show"> {
  readonly panel: Panel;
  readonly isShown: boolean;
}

/** The button of a panel. */
function Tool({ panel: { name, title, icon, key }, isBeside, isShown, unread, show }: ToolProps): JSX.Element {
  const { t, number } = useWords();
  return (
    <button
      type="button"
      class={`button tool tool-${name}`}
      title={`${t(title)} (${key})`}
      aria-keyshortcuts={key}
      aria-pressed={isBeside ? isShown : undefined}
      aria-haspopup={isBeside ? undefined : "dialog"}
      aria-expanded={isBeside ? undefined : isShown}
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
}
