import type { TypedWord } from "./typed.ts";

/** Some choices, and the question they answer. */
export interface Menu<Move> {
  readonly title: string;
  readonly choices: readonly MenuEntry<Move>[];
}

/** One entry of a menu: a move, or another menu that asks what is still open, the target for instance. */
export interface MenuEntry<Move> {
  readonly label: string;
  /** What may come of it. */
  readonly note: string | null;
  readonly leadsTo: { readonly move: Move } | { readonly menu: () => Menu<Move> };
}

/** A question as it is put to a person. */
export interface QuestionMenu<Move> extends Menu<Move> {
  /** Whether Enter alone takes the first choice: only where that can be taken without looking. */
  readonly enter: "first" | null;
  readonly keys: readonly Key<Move>[];
}

/** What a question takes beside its numbers, to stand aside from now on or to stop doing so. */
export interface Key<Move> {
  readonly wish: TypedWord;
  /** What it does: "pass until it concerns you". */
  readonly hint: string;
  readonly aside: boolean;
  /** The answer that goes with it; `null`: the question is put again. */
  readonly move: Move | null;
}

/** Whether a person is asked a question, and whether they stand aside from then on. */
export interface Attention<Move> {
  readonly aside: boolean;
  /** What is answered for them; `null`: they are asked. */
  readonly answer: Move | null;
}
