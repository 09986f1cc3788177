import type { JSX } from "preact";

/** Names of more letters than this are set smaller. */
const LONG = 9;

/** What a card is called, on the plate of its picture. */
export function CardName({ name }: { readonly name: string }): JSX.Element {
  return <span class={`card-name${name.length > LONG ? " is-long" : ""}`}>{name}</span>;
}
