import "./kit-sheet.css";
import type { EquipmentName } from "@darbar/cops";
import { effectOf, whenOf } from "@darbar/words/cops/effect";
import { laidText } from "@darbar/words/cops/laid";
import { equipmentName } from "@darbar/words/cops/things";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../../art/icons.tsx";
import { EquipmentFace } from "../art/equipment-face.tsx";
import type { Sight } from "./sight.ts";

interface KitSheetProps {
  readonly sight: Sight;
  readonly kind: EquipmentName;
  /** Whether it lies before the reader and acts on them: then it cannot be played. */
  readonly isLaid: boolean;
  /** What can be done with it now. */
  readonly children?: ComponentChildren;
  close(): void;
}

/** What a card of equipment does, and when: over the table, and never over a choice. Pressing anything else closes it. */
export function KitSheet({ sight, kind, isLaid, children, close }: KitSheetProps): JSX.Element {
  const { view, words } = sight;
  const { mode } = view.options;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.focus();
    const leave = ({ target }: Event): void => {
      const isKit = target instanceof Element && target.closest(".kit-sheet, .kit-press") !== null;
      if (!isKit) close();
    };
    // Before the table hears of it: Escape takes nothing else back.
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("keydown", onEscape, true);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("keydown", onEscape, true);
    };
  }, []);
  return (
    <div ref={sheet} class="kit-sheet" role="dialog" aria-labelledby="kit-sheet-title" tabIndex={-1}>
      <EquipmentFace of={kind} class="kit-sheet-art" />
      <div class="kit-sheet-text">
        <h3 id="kit-sheet-title">{equipmentName(kind, words)}</h3>
        <p>{isLaid ? laidText(kind, sight) : effectOf(kind, mode, words)}</p>
        {!isLaid && <p class="kit-when">{whenOf(kind, mode, words)}</p>}
        {children}
      </div>
      <button type="button" class="button quiet kit-sheet-close" aria-label={words.t("table.close")} onClick={close}>
        <Icon name="close" class="icon" />
      </button>
    </div>
  );
}
