import { piecesOf, type Words } from "@darbar/words/words";
import { createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";

const Spoken = createContext<Words | null>(null);

/** Gives everything inside a language to speak in. */
export const Speaking = Spoken.Provider;

/** The words of the reader's language. */
export function useWords(): Words {
  const words = useContext(Spoken);
  if (words === null) throw new Error("no language is spoken here");
  return words;
}

/** A text whose names stand by themselves, whatever their direction. */
export function Said({ text }: { readonly text: string }): JSX.Element {
  return <>{piecesOf(text).map((piece) => (piece.isName ? <bdi class="name">{piece.text}</bdi> : piece.text))}</>;
}
