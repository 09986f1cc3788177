import { type CoupEvent, ruleOf } from "@darbar/coup";
import type { Voice } from "../../text/voice.ts";
import { coinsInWords, theClaim } from "./things.ts";

/** How an action is announced: who, what, claiming what, at what price. */
export function announce(event: CoupEvent & { type: "announced" }, { does, verb, whom, whose }: Voice): string {
  const { seat, action, target } = event;
  const price = coinsInWords(ruleOf(action).cost);
  const claims = event.as === null ? "" : `${does(seat, "claim")} ${theClaim(event.as)}`;
  const atWhom = target === null ? "nobody" : whom(target);
  switch (action) {
    case "income":
      return `${does(seat, "take")} income.`;
    case "foreign-aid":
      return `${does(seat, "ask")} for foreign aid.`;
    case "tax":
      return `${claims} to take tax.`;
    case "exchange":
      return `${claims} to exchange cards.`;
    case "embezzle":
      return `${claims} and ${verb(seat, "reach")} into the reserve.`;
    case "coup":
      return `${does(seat, "pay")} ${price} for a coup against ${atWhom}.`;
    case "assassinate":
      return `${claims} and ${verb(seat, "put")} ${price} on ${target === null ? "a" : whose(target)} head.`;
    case "steal":
      return `${claims} to steal from ${atWhom}.`;
    case "examine":
      return `${claims} to look at one of ${target === null ? "the" : whose(target)} cards.`;
    case "convert":
      return target === seat ? `${does(seat, "change")} sides.` : `${does(seat, "bribe")} ${atWhom} to change sides.`;
    case "bomb":
      return `${does(seat, "pay")} ${price} and ${verb(seat, "hand")} ${atWhom} the bomb.`;
  }
}
