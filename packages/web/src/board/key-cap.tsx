import type { ComponentChildren, JSX } from "preact";
import { useWords } from "../words/speak.tsx";
import { keyOf } from "./shortcuts.ts";

/** The key for a button, for eyes: ears have it from `aria-keyshortcuts`. */
export function KeyCap({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <span class="key-cap" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  );
}

/** The key that presses the choice at a place; nothing where there is none. */
export function ChoiceKey({ index }: { readonly index: number }): JSX.Element | null {
  const { number } = useWords();
  const key = keyOf(index);
  if (key === null) return null;
  return <KeyCap>{key === "-" ? key : number(Number(key))}</KeyCap>;
}
