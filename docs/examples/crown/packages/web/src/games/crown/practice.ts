import { answerInquiry, type Inquiry, randomMoves } from "@darbar/bots";
import { crown, crownAtTable, type Move } from "@darbar/games/crown";
import { listGame } from "@darbar/kernel";

/** Crown, for a table in the page. */
export const listed = listGame(crownAtTable);

/** What a bot of Crown answers. */
export function answerCrown(inquiry: Inquiry, most?: number): Move {
  return answerInquiry(
    crown,
    () => randomMoves(),
    inquiry,
    () => performance.now(),
    most,
  );
}
