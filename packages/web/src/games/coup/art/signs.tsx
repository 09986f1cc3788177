import type { JSX } from "preact";
import { Emblem } from "./emblem.tsx";

const CHARACTERS = ["duke", "assassin", "captain", "ambassador", "contessa"] as const;

/** The characters by which Coup is known before a word is read. */
export function CoupSigns({ class: name }: { readonly class: string }): JSX.Element {
  return (
    <>
      {CHARACTERS.map((of) => (
        <Emblem key={of} of={of} class={name} />
      ))}
    </>
  );
}
