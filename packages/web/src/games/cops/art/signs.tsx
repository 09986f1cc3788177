import type { JSX } from "preact";
import { IdentityEmblem } from "./identity-emblem.tsx";
import "./cops-art.css";

const IDENTITIES = ["honest", "crooked", "agent", "kingpin"] as const;

/** The identities by which Good Cop Bad Cop is known before a word is read. */
export function CopsSigns({ class: name }: { readonly class: string }): JSX.Element {
  return (
    <>
      {IDENTITIES.map((of) => (
        <IdentityEmblem key={of} of={of} class={name} />
      ))}
    </>
  );
}
