import { IDENTITIES, type Move, type State } from "@darbar/cops";
import type { ReviewWords } from "../review-words.ts";
import { nothingCertain } from "./certainty.ts";
import type { Pick } from "./contract.ts";
import { offerOf } from "./offer.ts";
import { pathsTo } from "./paths.ts";
import { questionText } from "./question.ts";
import type { Reader } from "./reader.ts";
import { identityList, identityName } from "./things.ts";

/** Between the steps of a move; it points along the line of reading. */
const THEN = " › ";

/** How decisions of Good Cop Bad Cop are spoken of. */
export const copsWords: ReviewWords = {
  question: (view, words, names) => questionText(view as State, words, names),
  move: (move, view, me, words, names) => {
    const conclusions = nothingCertain(view as State); // A move's name says nothing of it.
    return moveName(move as Move, { view: view as State, me, conclusions, words, names });
  },
  guess: (what, words) => {
    const identity = IDENTITIES.find((known) => known === what);
    return identity === undefined ? what : identityName(identity, words);
  },
};

/** What is pressed for a move, one after the other: "Investigate › Sara’s second card". */
function moveName(move: Move, reader: Reader): string {
  if (move.do === "arrange") return identityList(move.order, reader.words);
  const [path] = pathsTo(move, reader);
  const labels = path.presses.map((_, from) => offerOf([{ move, presses: path.presses.slice(from) }], reader).label);
  // A card says whose it is: then the player before it need not be named.
  return labels
    .filter(
      (_, at) =>
        !isNamedAgain(
          path.presses.map(({ pick }) => pick),
          at,
        ),
    )
    .join(THEN);
}

function isNamedAgain(picks: readonly Pick[], at: number): boolean {
  const [pick, next] = [picks[at], picks[at + 1]];
  return pick.on === "seat" && next?.on === "card" && next.seat === pick.seat;
}
