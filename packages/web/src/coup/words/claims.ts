import { CHARACTERS, type Character, copiesFor, type Event, RULES, type State } from "@darbar/coup";
import type { MadeClaim } from "./contract.ts";

/** Every claim made so far, in order, and what became of it. */
export function claimsOf(past: readonly Event[]): readonly MadeClaim[] {
  const made: MadeClaim[] = [];
  const settle = (fate: MadeClaim["fate"]): void => {
    const last = made.at(-1);
    if (last?.fate === "open") made[made.length - 1] = { ...last, fate };
  };
  for (const [index, event] of past.entries()) {
    switch (event.type) {
      case "announced":
        if (event.as !== null) made.push({ seat: event.seat, as: event.as, on: "action", fate: "open", index });
        break;
      case "blocked":
      case "claimed":
        settle("stood");
        made.push({
          seat: event.seat,
          as: event.as,
          on: event.type === "blocked" ? "block" : "bomb",
          fate: "open",
          index,
        });
        break;
      case "showed":
        settle("proven");
        break;
      case "refused":
        settle("caught");
        break;
      case "answered":
      case "challenged":
        break;
      case "asked":
        if (event.question !== "prove" && event.question !== "respond" && event.question !== "contest") settle("stood");
        break;
      case "paid":
        // What an action costs is paid while its claim is still open.
        if (past[index - 1]?.type !== "announced") settle("stood");
        break;
      default:
        settle("stood");
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
