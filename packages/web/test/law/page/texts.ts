import { type Box, nameOf, overlap, sticksOut } from "./boxes.ts";
import { type Fault, fault, HAIR } from "./faults.ts";
import { MAY_SCROLL } from "./pressables.ts";
import { cutterOf, endsInDots, type Piece, piecesIn, uncut } from "./sight.ts";

/** Texts at the table that lie over each other, or that something cuts off. */
export function textFaults(frame: Box): readonly Fault[] {
  const table = document.querySelector(".game-table");
  if (table === null) return [fault("lost", "there is no table")];
  const pieces = piecesIn(table, (element) => element.closest(MAY_SCROLL) === null && layerOf(element) === null);
  return [
    ...pieces.flatMap((piece) =>
      isCut(piece, frame) ? [fault("cut", `“${piece.text}” in ${nameOf(piece.element)}`)] : [],
    ),
    ...pieces.filter(hasLostItsBeginning).map(({ text, element }) => fault("name", `“${text}” in ${nameOf(element)}`)),
    ...overEachOther(pieces.flatMap((piece) => asSeen(piece))),
  ];
}

/** A piece without what is cut off of it. */
function asSeen(piece: Piece): readonly Piece[] {
  const box = uncut(piece.element, piece.box);
  return box === null ? [] : [{ ...piece, box }];
}

function overEachOther(pieces: readonly Piece[]): readonly Fault[] {
  return pieces.flatMap((one, place) =>
    pieces
      .slice(place + 1)
      .filter((other) => one.element !== other.element && overlap(one.box, other.box))
      .map((other) => fault("over", `“${one.text}” and “${other.text}”`)),
  );
}

/** What passes over the table for a moment: talk. */
function layerOf(element: Element): Element | null {
  return element.closest(".talk, .notices, .duel-stage");
}

function isCut({ element, box }: Piece, frame: Box): boolean {
  // Of what can be pressed it was told already.
  if (element.closest("button, a") !== null || endsInDots(element, document.body) !== null) return false;
  return sticksOut(box, frame) > HAIR || cutterOf(element, box, 2) !== null;
}

/** Dots stand for the end of a name, never for its beginning: a name is cut by its own direction, not by the page's. */
function hasLostItsBeginning({ element, text }: Piece): boolean {
  const dots = endsInDots(element, document.body);
  return dots !== null && directionOf(text) !== getComputedStyle(dots).direction;
}

/** How a text is written, by its first letter. */
function directionOf(text: string): string {
  const [letter = ""] = text.match(/\p{L}/u) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? "rtl" : "ltr";
}
