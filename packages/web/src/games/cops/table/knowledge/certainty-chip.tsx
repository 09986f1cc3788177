import "./certainty-chip.css";
import { type Certainty, certainText } from "@darbar/words/cops/certainty";
import type { JSX } from "preact";
import { useWords } from "../../../../words/speak.tsx";
import { CertaintySign } from "./certainty-sign.tsx";

/** A mark at a seat: what is certain of somebody. Its edge is whole and it has no question mark, for it is no guess. */
export function CertaintyChip({ of }: { readonly of: Certainty }): JSX.Element {
  const words = useWords();
  return (
    <span class={`certainty-chip of-${of}`} title={certainText(of, words)}>
      <CertaintySign of={of} />
      <span class="certainty-word">{words.t(of === "leader" ? "cops.claim.leader" : `cops.identity.${of}`)}</span>
    </span>
  );
}
