/** What a key can ask of the table. */
export type Shortcut =
  | { readonly is: "choice"; readonly index: number }
  | { readonly is: "panel"; readonly panel: "log" | "talk" | "aid" | "claims" | "keys" }
  | { readonly is: "back" };

/** As much of a key press as decides. */
export interface Pressed {
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const DIGIT = /^(?:Digit|Numpad)([0-9])$/;

/** What a key press asks for, by the place of the key: the same in every layout; `null` if nothing. */
export function shortcutOf({ code, shiftKey, ctrlKey, altKey, metaKey }: Pressed): Shortcut | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (code === "Escape") return { is: "back" };
  if (shiftKey) return code === "Slash" ? { is: "panel", panel: "keys" } : null;
  const digit = DIGIT.exec(code)?.[1];
  if (digit !== undefined) return { is: "choice", index: digit === "0" ? 9 : Number(digit) - 1 };
  switch (code) {
    case "KeyL":
      return { is: "panel", panel: "log" };
    case "KeyT":
      return { is: "panel", panel: "talk" };
    case "KeyA":
      return { is: "panel", panel: "aid" };
    case "KeyC":
      return { is: "panel", panel: "claims" };
    default:
      return null;
  }
}

/** The digit of the key that presses the choice at this place; `null` beyond the tenth. */
export function digitOf(index: number): number | null {
  return index > 9 ? null : (index + 1) % 10;
}

/** Whether somebody is writing there: then keys are letters. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio])");
}
