import type { ComponentChildren, JSX } from "preact";
import { useId, useRef } from "preact/hooks";
import { useFoldedHead } from "../app/head.tsx";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";

interface TableMenuProps {
  /** What of the table is found here. */
  readonly children: ComponentChildren;
}

/** Everything that is not needed all the time, behind one button: in play the page's own header is folded into it. */
export function TableMenu({ children }: TableMenuProps): JSX.Element {
  const { t } = useWords();
  const head = useFoldedHead();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" class="button tool tool-menu" popovertarget={id} title={t("table.menu")}>
        <Icon name="menu" class="icon" />
        <span class="tool-name">{t("table.menu")}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: whatever was chosen, the menu has done its work. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div
        id={id}
        ref={menu}
        class="table-menu panel"
        popover="auto"
        onClick={({ target }) => {
          // A button that opens something at itself keeps the menu open.
          const button = target instanceof Element ? target.closest("button") : null;
          const opens = button?.popoverTargetElement ?? null;
          if (button !== null && (opens === null || opens === target)) menu.current?.hidePopover();
        }}
      >
        {children}
        <div class="menu-of-page">{head}</div>
      </div>
    </>
  );
}
