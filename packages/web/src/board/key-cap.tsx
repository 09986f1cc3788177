import type { ComponentChildren, JSX } from "preact";

/** The key for a button, for eyes: ears have it from `aria-keyshortcuts`. */
export function KeyCap({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <span class="key-cap" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  );
}
