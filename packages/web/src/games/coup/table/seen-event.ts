import {
  ALLEGIANCES,
  CHARACTERS,
  type CoupEvent,
  coup,
  PLAIN_ACTIONS,
  QUESTIONS,
  type State,
  TARGETED_ACTIONS,
} from "@darbar/coup";
import { bySeat, either, eventOf, type Fits, flag, listOf, nothing, saying, seat, whole, word } from "../../fits.ts";

const card = word(...CHARACTERS);
const claim = either(card, word("no-duke"));
const hidden = either(card, nothing);
const purse = either(seat, word("treasury", "reserve"));
const move: Fits = (value) => coup.move(value).ok;

/** What each event says, place by place: the shape of `Event`, for what comes from a file. */
const SHAPES: Readonly<Record<CoupEvent["type"], Fits>> = {
  dealt: saying({ hands: bySeat(listOf(hidden)) }),
  drafted: saying({ cards: bySeat(hidden) }),
  sided: saying({ allegiances: bySeat(word(...ALLEGIANCES)) }),
  turn: saying({ seat }),
  asked: saying({ question: word(...QUESTIONS), seats: listOf(seat) }),
  answered: saying({ seat, move }),
  announced: either(
    saying({ seat, action: word(...PLAIN_ACTIONS), target: nothing, as: either(claim, nothing) }),
    saying({ seat, action: word(...TARGETED_ACTIONS), target: seat, as: either(claim, nothing) }),
  ),
  blocked: saying({ seat, as: card }),
  challenged: saying({ seat, claimant: seat, as: claim }),
  showed: saying({ seat, as: claim, cards: listOf(card), stay: flag }),
  refused: saying({ seat, as: claim }),
  lost: saying({ seat, card }),
  out: saying({ seat }),
  paid: saying({ from: purse, to: purse, coins: whole(1, 50) }),
  drew: saying({ seat, cards: listOf(hidden) }),
  returned: saying({
    seat,
    cards: listOf(hidden),
    to: word("shuffled", "under"),
    knownTo: either(listOf(seat), word("everyone")),
  }),
  "none-left": saying({ seat, card }),
  presented: saying({ seat, to: seat, card: hidden }),
  "gave-back": saying({ seat, to: seat }),
  converted: saying({ seat, allegiance: word(...ALLEGIANCES) }),
  bombed: saying({ seat }),
  claimed: saying({ seat, as: card, to: either(seat, nothing) }),
  "bomb-ended": saying({ seat, how: word("exploded", "defused", "dropped") }),
  won: saying({ seat }),
};

/** Whether something read from a file is an event of a game of so many seats, with nothing missing and nothing more. */
export const isSeenEvent: Fits = eventOf(SHAPES);

/** Whether a table can be one that was played at: nobody owes coins. */
export function addsUp({ treasury, reserve, players }: State): boolean {
  return treasury >= 0 && reserve >= 0 && players.every((player) => player.coins >= 0);
}
