import type { Panel } from "./panels.ts";

/** What a key can ask of the table. */
export type Shortcut =
  | { readonly is: "choice"; readonly index: number }
  | { readonly is: "panel"; readonly panel: string }
  | { readonly is: "back" };

/** As much of a key press as decides. */
export interface Pressed {
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The place of the choice that the key after the zero presses. */
const ELEVENTH = 10;

const DIGIT = /^(?:Digit|Numpad)([0-9])$/;

/** What a key press asks for, by the place of the key: the same in every layout; `null` if nothing. */
export function shortcutOf(
  { code, shiftKey, ctrlKey, altKey, metaKey }: Pressed,
  panels: readonly Panel[],
): Shortcut | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (code === "Escape") return { is: "back" };
  const panel = panels.find((each) => each.code === code && (each.isShifted ?? false) === shiftKey);
  if (panel !== undefined) return { is: "panel", panel: panel.name };
  if (shiftKey) return null;
  const digit = DIGIT.exec(code)?.[1];
  const index = code === "Minus" ? ELEVENTH : digit === undefined ? null : digit === "0" ? 9 : Number(digit) - 1;
  return index === null ? null : { is: "choice", index };
}

/** The key that presses the choice at this place, as it is written on it; `null` beyond the eleventh. */
export function keyOf(index: number): string | null {
  if (index > ELEVENTH) return null;
  return index === ELEVENTH ? "-" : String((index + 1) % 10);
}

/** Whether somebody is writing there: then keys are letters. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio])");
}
