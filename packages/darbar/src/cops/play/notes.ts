import { type ActionMove, isConcealed, isLeader, RULES, type Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { voiceFor } from "../../text/voice.ts";
import { cardInShort, diamondsInWords } from "../words/things.ts";
import type { Reader, Step } from "./steps.ts";

/** An action as the first step to all its moves, with what it costs and brings. */
export function actionStep(action: ActionMove, reader: Reader): Step {
  const { view, me, names } = reader;
  const { guns } = view;
  const price = view.players[me].cards.some(({ up }) => !up) ? "turn up a card of yours, " : "";
  const after = price === "" ? "" : ", then turn up a card of yours";
  const turning = "Which of your cards do you turn up?";
  switch (action.do) {
    case "investigate":
      return { label: "Investigate", note: "look at a face-down card; only you see it", asks: "Whose card?" };
    case "arm":
      if (action.target === undefined) {
        return { label: "Arm", note: `take a gun from the table (${guns} left), ${price}aim`, asks: turning };
      }
      return { label: "Arm", note: `${price}hold a player up, take all their diamonds`, asks: "Who do you hold up?" };
    case "equip":
      if (action.to === undefined) return { label: "Equip", note: `draw equipment${after}`, asks: turning };
      return { label: "Equip", note: `give a diamond away, ${price}draw equipment`, asks: "Who gets the diamond?" };
    case "shoot": {
      const { aim } = view.players[me];
      return {
        label: `Shoot ${aim === null ? "" : names(aim)}`,
        note: aim === null ? null : ofShot(aim, reader),
        asks: "",
      };
    }
    case "snatch":
      return { label: "Snatch", note: "take all of a cop's diamonds", asks: "Whose diamonds?" };
    case "swap":
      return {
        label: "Swap",
        note: "a cop's card changes places with another cop's",
        asks: "A card of which cop?",
      };
    case "infiltrate":
      return { label: "Infiltrate", note: "turn a cop's drawn gun on another cop", asks: "Whose gun?" };
  }
}

/** What comes of being hit, as far as the shooter can tell. */
function ofShot(target: Seat, { view }: Reader): string {
  const { cards } = view.players[target];
  const leader = cards.find(({ kind }) => isLeader(kind));
  const falls = RULES[view.options.mode].criminals ? "becomes a criminal" : "is out";
  if (leader?.wounded) return `the ${leader.kind} is eliminated, and the game is over`;
  if (leader !== undefined) return `the ${leader.kind} is wounded and draws equipment`;
  return cards.every(({ kind }) => kind !== null) ? falls : `${falls}, or is wounded if a leader`;
}

/** What lies before a player, in short. */
export function aboutSeat(seat: Seat, { view }: Reader): string {
  const player = view.players[seat];
  const parts = [player.standing === "criminal" ? "criminal" : player.cards.map(cardInShort).join(" ")];
  if (RULES[view.options.mode].diamonds > 0) parts.push(diamondsInWords(player.diamonds));
  if (player.standing === "out") parts.push("out");
  if (isConcealed(player)) parts.push("disguised");
  return parts.join(", ");
}

/** Where a gun points. */
export function aboutAim(seat: Seat, { view, me, names }: Reader): string | null {
  const { aim } = view.players[seat];
  return aim === null ? null : `aims at ${voiceFor(me, names).whom(aim)}`;
}

/** What everybody learns of one's card. */
export function aboutTurningUp(card: Slot, { view, me }: Reader): string | null {
  const { kind } = view.players[me].cards[card];
  if (kind === null) return null;
  return isLeader(kind) ? `everybody sees that you hold the ${kind}` : kind;
}
