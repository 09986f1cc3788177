import { type CopsEvent, ENDINGS, EQUIPMENT_NAMES, IDENTITIES, MOMENTS, QUESTIONS } from "@darbar/cops";
import { bySeat, either, eventOf, type Fits, listOf, nothing, saying, seat, someOf, whole, word } from "../../fits.ts";
import { action, move, places, play, slot } from "./seen-move.ts";

const identity = word(...IDENTITIES);
const hiddenIdentity = either(identity, nothing);
const equipment = word(...EQUIPMENT_NAMES);
const hiddenEquipment = either(equipment, nothing);
const moment = word(...MOMENTS);
const one: Fits = saying({ seat });
const oneCard: Fits = saying({ seat, card: slot });
const oneAtAnother: Fits = saying({ seat, target: seat });
const look: Fits = saying({ by: seat, at: either(seat, nothing), but: either(seat, nothing), most: word(1, 3) });

/** What each event says, place by place: the shape of `Event`, for what comes from a file. */
const SHAPES: Readonly<Record<CopsEvent["type"], Fits>> = {
  dealt: saying({
    hands: bySeat(listOf(hiddenIdentity, 3)),
    leftOver: listOf(hiddenIdentity),
    equipment: bySeat(hiddenEquipment),
  }),
  arranged: saying({ seat, order: listOf(hiddenIdentity, 3), wounded: either(slot, nothing) }),
  turn: one,
  asked: saying({ question: word(...QUESTIONS), seats: someOf(seat) }),
  moment: saying({ moment, seats: someOf(seat), resume: either(moment, nothing) }),
  answered: saying({ seat, move }),
  announced: saying({ seat, action }),
  played: saying({ seat, play }),
  used: saying({ equipment }),
  laid: either(
    saying({ equipment: word("disguise"), seat, lasting: word("concealed") }),
    saying({ equipment: word("planted-evidence"), seat, lasting: word("reversed") }),
  ),
  looks: saying({ looks: listOf(look) }),
  looked: either(
    ...[1, 2, 3].map((count) =>
      saying({ by: seat, seat, cards: someOf(slot, count), kinds: listOf(hiddenIdentity, count) }),
    ),
  ),
  "turned-up": saying({ seat, card: slot, kind: identity }),
  exposed: saying({ seat, kinds: listOf(identity, 3) }),
  flashed: one,
  swapped: saying({ places, kinds: listOf(hiddenIdentity, 2), united: either(seat, nothing) }),
  armed: one,
  disarmed: one,
  aimed: oneAtAnother,
  "held-fire": one,
  committed: one,
  fired: oneAtAnother,
  diverted: oneAtAnother,
  wounded: oneCard,
  healed: oneCard,
  out: saying({ seat, by: either(seat, nothing) }),
  revived: one,
  criminal: one,
  drew: saying({ seat, equipment: hiddenEquipment }),
  handed: saying({ from: seat, to: seat, equipment: hiddenEquipment }),
  discarded: saying({ seat, equipment: hiddenEquipment }),
  diamonds: saying({ from: seat, to: seat, count: whole(1, 8) }),
  next: one,
  "turned-round": saying({ direction: word(1, -1) }),
  won: saying({
    outcome: either(
      saying({ winners: someOf(seat), as: word(...ENDINGS.filter((ending) => ending !== "alone")) }),
      saying({ winners: listOf(seat, 1), as: word("alone") }),
    ),
  }),
};

/** Whether something read from a file is an event of a game of so many seats, with nothing missing and nothing more. */
export const isSeenEvent: Fits = eventOf(SHAPES);
