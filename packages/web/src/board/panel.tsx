import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";

interface PanelProps {
  readonly title: string;
  readonly children: ComponentChildren;
  close(): void;
}

/** A panel over the table, on a narrow screen: everything else waits behind it. */
export function Drawer({ title, children, close }: PanelProps): JSX.Element {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the drawer closes it; Escape does so by itself.
    <dialog
      ref={dialog}
      class="drawer"
      aria-labelledby="drawer-title"
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="drawer-inside">
        <div class="panel-head">
          <h2 id="drawer-title">{title}</h2>
          <button type="button" class="button quiet" aria-label={t("table.close")} onClick={close}>
            <Icon name="close" class="icon" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
        <div class="panel-body" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}

/** A panel at the side, on a wide screen. */
export function SidePanel({ title, children }: Omit<PanelProps, "close">): JSX.Element {
  return (
    <section class="side-panel" aria-labelledby="side-title">
      <h2 id="side-title">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <div class="panel-body" tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
