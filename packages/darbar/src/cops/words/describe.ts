import { type CopsEvent, cops, type Ending, type Identity, type Mode, RULES } from "@darbar/cops";
import { list, type Viewer } from "@darbar/kernel";
import { type Names, sentence, type Voice, voiceFor } from "../../text/voice.ts";
import { announce, announcePlay, twoPlaces } from "./announce.ts";
import { aCard, diamondsInWords, EQUIPMENT, nthCard, nthCards, theEquipment, whatItIs } from "./things.ts";

/**
 * What an event says to a viewer, in one sentence; `null` if there is nothing to say. It tells no more than the viewer
 * may know, whatever it is given.
 */
export function describe(event: CopsEvent, viewer: Viewer, names: Names, mode: Mode): string | null {
  const seen = cops.redact(event, viewer);
  return seen === null ? null : say(seen, voiceFor(viewer, names), mode);
}

function say(event: CopsEvent, voice: Voice, mode: Mode): string | null {
  const { does, verb, whom, whose } = voice;
  switch (event.type) {
    case "dealt":
      return deal(event, voice);
    case "arranged":
      return arrange(event, voice);
    case "turn":
      return `It is ${whose(event.seat)} turn.`;
    case "announced":
      return announce(event, voice);
    case "played":
      return announcePlay(event, voice);
    case "asked":
    case "moment":
    case "answered":
    case "looks":
      return null;
    case "used":
      return sentence(`${theEquipment(event.equipment)} goes under the deck.`);
    case "laid":
      return sentence(`${theEquipment(event.equipment)} now lies in front of ${whom(event.seat)}.`);
    case "looked":
      return `${does(event.by, "look")} at ${whose(event.seat)} ${nthCards(event.cards)}${colon(event.kinds)}.`;
    case "turned-up":
      return `${sentence(whose(event.seat))} ${nthCard(event.card)} is turned up: ${whatItIs(event.kind)}.`;
    case "exposed":
      return `${sentence(whose(event.seat))} cards are all face up: ${list(event.kinds)}.`;
    case "flashed":
      return `${sentence(whose(event.seat))} cards are shuffled face down.`;
    case "swapped":
      return swap(event, voice);
    case "armed":
      return `${does(event.seat, RULES[mode].ownGuns ? "draw" : "take")} a gun.`;
    case "disarmed":
      if (RULES[mode].ownGuns) return `${sentence(whose(event.seat))} gun is back in its holster.`;
      return `${sentence(whose(event.seat))} gun goes back to the table.`;
    case "aimed":
      return `${sentence(whose(event.seat))} gun turns on ${whom(event.target)}.`;
    case "held-fire":
      return `${sentence(whom(event.seat))} cannot shoot this turn.`;
    case "committed":
      return `${does(event.seat, "have")} to shoot now.`;
    case "fired":
      return `${does(event.seat, "shoot")} at ${whom(event.target)}.`;
    case "diverted":
      return `${does(event.seat, "duck")}: ${whom(event.target)} will be hit instead.`;
    case "wounded":
      return `${does(event.seat, "be")} wounded.`;
    case "healed":
      return `${sentence(whose(event.seat))} wound is healed.`;
    case "out":
      return `${does(event.seat, "be")} eliminated.`;
    case "revived":
      return `${does(event.seat, "be")} back in the game.`;
    case "criminal":
      return `${does(event.seat, "be")} a criminal from now on.`;
    case "drew":
      return `${does(event.seat, "draw")} ${theEquipment(event.equipment)}.`;
    case "handed":
      return `${does(event.to, "get")} ${whose(event.from)} ${event.equipment === null ? "equipment" : EQUIPMENT[event.equipment]}.`;
    case "discarded":
      return `${does(event.seat, "put")} ${theEquipment(event.equipment)} under the deck.`;
    case "diamonds":
      return `${does(event.to, "get")} ${diamondsInWords(event.count)} from ${whom(event.from)}.`;
    case "next":
      return `${does(event.seat, "play")} next.`;
    case "turned-round":
      return `Play goes ${event.direction === 1 ? "clockwise" : "counter-clockwise"} from now on.`;
    case "won":
      return win(event.outcome.as as Ending, event.outcome.winners.map(whom), verb(event.outcome.winners[0], "win"));
  }
}

/** What cards are, where that is known. */
function colon(kinds: readonly (Identity | null)[]): string {
  const known = kinds.filter((kind) => kind !== null);
  return known.length === 0 || known.length < kinds.length ? "" : `: ${list(known.map(whatItIs))}`;
}

/** Everybody's cards, as far as they are known. */
function deal({ hands, equipment }: CopsEvent & { type: "dealt" }, { does }: Voice): string {
  const known = hands.flatMap((hand, seat) => {
    if (hand.includes(null)) return [];
    return [`${does(seat, "get")} ${list(hand as readonly Identity[])}, and ${theEquipment(equipment[seat])}`];
  });
  if (known.length === 0) return "Everybody gets three identity cards and equipment.";
  return `${known.join("; ")}.`;
}

function arrange({ seat, order, wounded }: CopsEvent & { type: "arranged" }, { does }: Voice): string {
  const how = order.includes(null) ? "" : `: ${list(order as readonly Identity[])}`;
  const where = wounded === null ? "" : `; the wound is on the ${nthCard(wounded)}`;
  return `${does(seat, "lay")} three cards face down${how}${where}.`;
}

/** That two cards have changed places, and what a viewer sees of it. */
function swap({ places, kinds }: CopsEvent & { type: "swapped" }, voice: Voice): string {
  const news = swapNews(places, kinds, voice);
  return `${sentence(twoPlaces(places, voice))} have changed places${news === null ? "" : `: ${news}`}.`;
}

/** Who got what by a swap, where that is known. */
export function swapNews(
  [[one], [other]]: (CopsEvent & { type: "swapped" })["places"],
  [fromOne, fromOther]: (CopsEvent & { type: "swapped" })["kinds"],
  { whom, verb }: Voice,
): string | null {
  const parts: string[] = [];
  if (fromOther !== null) parts.push(`${whom(one)} ${verb(one, "get")} ${aCard(fromOther)}`);
  if (fromOne !== null) parts.push(`${whom(other)} ${verb(other, "get")} ${aCard(fromOne)}`);
  return parts.length === 0 ? null : parts.join(", ");
}

function win(as: Ending, winners: readonly string[], wins: string): string {
  switch (as) {
    case "honest":
      return `The kingpin is eliminated, and the honest cops win: ${list(winners)}.`;
    case "crooked":
      return `The agent is eliminated, and the crooked cops win: ${list(winners)}.`;
    case "criminals":
      return `The criminals hold all the diamonds and win: ${list(winners)}.`;
    case "alone":
      return sentence(`${winners[0]} ${wins} alone, with both leaders in hand.`);
  }
}
