import { CHARACTERS, type Character, type CoupEvent, copiesFor, RULES, type State } from "@darbar/coup";
import { isBluff, newHands, rememberHands } from "./bluff.ts";
import type { MadeClaim } from "./contract.ts";

/** Every seat asks for the claims of the same past whenever the table is drawn: they are gathered once for its length. */
const GATHERED = new WeakMap<readonly CoupEvent[], { readonly length: number; readonly made: readonly MadeClaim[] }>();

/** Every claim made so far, in order, what became of it, and whether it was true, as far as the past tells. */
export function claimsOf(past: readonly CoupEvent[]): readonly MadeClaim[] {
  const gathered = GATHERED.get(past);
  if (gathered?.length === past.length) return gathered.made;
  const made = gather(past);
  GATHERED.set(past, { length: past.length, made });
  return made;
}

function gather(past: readonly CoupEvent[]): readonly MadeClaim[] {
  const made: MadeClaim[] = [];
  const hands = newHands();
  const endClaim = (fate: MadeClaim["fate"]): void => {
    const last = made.at(-1);
    if (last?.fate === "open") made[made.length - 1] = { ...last, fate };
  };
  for (const [index, event] of past.entries()) {
    const lie = isBluff(hands, event);
    const truth = lie === null ? null : !lie;
    rememberHands(hands, event);
    switch (event.type) {
      case "announced":
        if (event.as !== null) made.push({ seat: event.seat, as: event.as, on: "action", fate: "open", truth, index });
        break;
      case "blocked":
      case "claimed":
        endClaim("stood");
        made.push({
          seat: event.seat,
          as: event.as,
          on: event.type === "blocked" ? "block" : "bomb",
          fate: "open",
          truth,
          index,
        });
        break;
      case "showed":
        endClaim("proven");
        break;
      case "refused":
        endClaim("caught");
        break;
      case "answered":
      case "challenged":
        break;
      case "asked":
        if (event.question !== "prove" && event.question !== "respond" && event.question !== "contest")
          endClaim("stood");
        break;
      case "paid":
        // What an action costs is paid while its claim is still open.
        if (past[index - 1]?.type !== "announced") endClaim("stood");
        break;
      default:
        endClaim("stood");
    }
  }
  return made;
}

/** How many cards of each character lie face up. */
export function faceUp(view: State): Readonly<Record<Character, number>> {
  const counts = Object.fromEntries(CHARACTERS.map((character) => [character, 0])) as Record<Character, number>;
  for (const { shown } of view.players) for (const card of shown) counts[card]++;
  return counts;
}

/** How many cards of each character the deck of this table began with (coup 1). */
export function copiesAt({ options, players }: State): number {
  return copiesFor(RULES[options.edition], players.length);
}
