import type { JSX } from "preact";
import { useWords } from "../words/speak.tsx";

/** A number that is added or taken away: its sign stands before it in both directions of writing. */
export function Signed({ value }: { readonly value: number }): JSX.Element {
  const { number } = useWords();
  return (
    <bdi dir="ltr">
      {value < 0 ? "−" : "+"}
      {number(Math.abs(value))}
    </bdi>
  );
}
