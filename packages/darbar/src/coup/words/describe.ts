import { ALLEGIANCES, type Allegiance, type CoupEvent, coup, type Purse } from "@darbar/coup";
import { list, type Seat, type Viewer } from "@darbar/kernel";
import { type Names, sentence, type Voice, voiceFor } from "../../text/voice.ts";
import { announce } from "./announce.ts";
import { ALLEGIANCE, aCard, CHARACTER, cardsInWords, coinsInWords, theCard } from "./things.ts";

/**
 * What an event says to a viewer, in one sentence; `null` if there is nothing to say. It tells no more than the viewer
 * may know, whatever it is given. Why coins are paid, the event does not say: that is for those who tell the story.
 */
export function describe(event: CoupEvent, viewer: Viewer, names: Names, why: Payment = "due"): string | null {
  const seen = coup.redact(event, viewer);
  return seen === null ? null : say(seen, voiceFor(viewer, names), why);
}

/** Why coins are paid: they are due, they come back, or whoever had them is out. */
export type Payment = "due" | "returned" | "left";

function say(event: CoupEvent, voice: Voice, why: Payment): string | null {
  const { does, whom, whose } = voice;
  switch (event.type) {
    case "dealt":
      return deal(event.hands, voice);
    case "drafted":
      return together(
        event.cards.map((card, seat) => [seat, cardsInWords([card], theCard)]),
        "keep",
        voice,
      );
    case "sided":
      return takeSides(event.allegiances, voice);
    case "turn":
      return `It is ${whose(event.seat)} turn.`;
    case "asked":
    case "answered":
      return null;
    case "announced":
      return announce(event, voice);
    case "blocked":
      return `${does(event.seat, "block")}, claiming ${theCard(event.as)}.`;
    case "challenged":
      if (event.as === "no-duke") return `${does(event.seat, "challenge")} ${whom(event.claimant)}: no Duke, really?`;
      return `${does(event.seat, "challenge")} ${whose(event.claimant)} ${CHARACTER[event.as]}.`;
    case "showed":
      return `${does(event.seat, "show")} ${cardsInWords(event.cards, theCard)}${event.stay ? stays(event.cards.length) : ""}.`;
    case "refused":
      if (event.as === "no-duke")
        return `${does(event.seat, "do")} not show ${whose(event.seat) === "your" ? "your" : "their"} cards.`;
      return `${does(event.seat, "do")} not show ${theCard(event.as)}.`;
    case "lost":
      return `${does(event.seat, "lose")} ${theCard(event.card)}.`;
    case "out":
      return `${does(event.seat, "be")} out.`;
    case "paid":
      return pay(event, why, voice);
    case "drew":
      return event.cards.length === 0 ? null : `${does(event.seat, "draw")} ${cardsInWords(event.cards, aCard)}.`;
    case "returned":
      return giveBack(event, voice);
    case "none-left":
      return `${does(event.seat, "have")} no ${CHARACTER[event.card]} left to replace.`;
    case "presented":
      return `${does(event.seat, "show")} ${whom(event.to)} ${cardsInWords([event.card], theCard)}.`;
    case "gave-back":
      return `${does(event.seat, "give")} ${whom(event.to)} the card back.`;
    case "converted":
      return `${does(event.seat, "be")} a ${ALLEGIANCE[event.allegiance]} now.`;
    case "bombed":
      return `The bomb is in ${whose(event.seat)} hands.`;
    case "claimed":
      if (event.to === null) return `${does(event.seat, "claim")} ${theCard(event.as)} to defuse the bomb.`;
      return `${does(event.seat, "claim")} ${theCard(event.as)} to pass the bomb on to ${whom(event.to)}.`;
    case "bomb-ended":
      return BOMB_ENDED[event.how];
    case "won":
      return `${does(event.seat, "win")}, the last one standing.`;
  }
}

/** What several players do, in one sentence. */
function together(parts: readonly Part[], verb: string, voice: Voice, more: readonly string[] = []): string {
  const said = parts.map(([seat, what], place) => {
    const who = place === 0 ? voice.does(seat, verb) : `${voice.whom(seat)} ${voice.verb(seat, verb)}`;
    return `${who} ${what}`;
  });
  return `${[...said, ...more].join("; ")}.`;
}

type Part = readonly [seat: Seat, what: string];

/** `ru`: a proven card is replaced later, if it is still there then (coup 4). */
function stays(count: number): string {
  return `; ${count === 1 ? "it stays" : "they stay"} until the turn ends`;
}

/** Everybody's cards, as far as they are known; the others' are counted. */
function deal(hands: (CoupEvent & { type: "dealt" })["hands"], voice: Voice): string {
  const known = hands.flatMap((hand, seat): readonly Part[] =>
    hand.includes(null) ? [] : [[seat, cardsInWords(hand, aCard)]],
  );
  if (known.length === hands.length) return together(known, "get", voice);
  const count = cardsInWords(
    hands[0].map(() => null),
    aCard,
  );
  if (known.length === 0) return `Everybody gets ${count}.`;
  const others = hands.length - known.length > 1 ? `the others get ${count} each` : `the other gets ${count}`;
  return together(known, "get", voice, [others]);
}

function takeSides(allegiances: readonly Allegiance[], { whom }: Voice): string {
  const parties = ALLEGIANCES.map((side) => {
    const party = allegiances.flatMap((allegiance, seat) => (allegiance === side ? [whom(seat)] : []));
    return `${ALLEGIANCE[side]}s: ${list(party)}`;
  });
  return sentence(`${parties.join("; ")}.`);
}

const BOMB_ENDED = {
  exploded: "The bomb goes off.",
  defused: "The bomb is defused.",
  dropped: "The bomb goes back to the table.",
} as const;

function pay({ from, to, coins }: CoupEvent & { type: "paid" }, why: Payment, { does, whom, whose }: Voice): string {
  const named = (purse: Purse): string => (typeof purse === "number" ? whom(purse) : `the ${purse}`);
  const amount = coinsInWords(coins);
  if (typeof from === "number" && why === "left") {
    return sentence(`${whose(from)} ${amount} ${coins === 1 ? "goes" : "go"} to ${named(to)}.`);
  }
  if (typeof from === "number" && typeof to !== "number") return `${does(from, "pay")} ${amount} to ${named(to)}.`;
  if (typeof to !== "number") return `${amount} ${coins === 1 ? "goes" : "go"} from ${named(from)} to ${named(to)}.`;
  if (from === "treasury") return `${does(to, "get")} ${amount}${why === "returned" ? " back" : ""}.`;
  return `${does(to, "take")} ${amount} from ${named(from)}.`;
}

function giveBack({ seat, cards, to, knownTo }: CoupEvent & { type: "returned" }, { does }: Voice): string | null {
  if (cards.length === 0) return null;
  const where = to === "under" ? "under the deck" : "back into the Court";
  if (knownTo !== "everyone") return `${does(seat, "put")} ${cardsInWords(cards, theCard)} ${where}.`;
  return `${sentence(cardsInWords(cards, theCard))} ${cards.length === 1 ? "goes" : "go"} ${where}.`;
}
