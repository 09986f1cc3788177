import type { Names } from "@darbar/words/names";
import { isolate, piecesOf } from "@darbar/words/words";
import type { JSX } from "preact";
import type { Identity } from "./identity.ts";

/** The colour of every player, by their name as it stands in a text. */
export type Colours = ReadonlyMap<string, string>;

/** Who is named in which colour. */
export function coloursOf(people: readonly Identity[], names: Names): Colours {
  return new Map(people.map(({ colour }, seat) => [names(seat), colour]));
}

/** A text in which every player is named in their own colour. */
export function Named({ text, colours }: { readonly text: string; readonly colours: Colours }): JSX.Element {
  return (
    <>
      {piecesOf(text).map((piece) => {
        if (!piece.isName) return piece.text;
        const colour = colours.get(isolate(piece.text));
        return colour === undefined ? (
          <bdi class="name">{piece.text}</bdi>
        ) : (
          <bdi class="name of-player" style={{ "--seat-colour": colour }}>
            {piece.text}
          </bdi>
        );
      })}
    </>
  );
}
