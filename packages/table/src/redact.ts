import type { ListedGame, Seat, Viewer } from "@darbar/kernel";
import type { WireFact } from "@darbar/protocol";
import { type Fact, optionsOf, type StartedFact } from "./fact.ts";
import { lineFor, lineOnly } from "./remark.ts";
import { hasPassedByOrder, isPlaying, type Table } from "./state.ts";

/**
 * What somebody may know of a fact; `null`: nothing, not even that it happened. Each part is let through by name. `table` is as
 * it was before the fact; `seat` is where they sit, `null` if they only watch; `viewer` is whose view of the game they have.
 */
export function redactFact(table: Table, fact: Fact, seat: Seat | null, viewer: Viewer): WireFact | null {
  switch (fact.type) {
    case "created":
      return { type: "created", setup: fact.setup, code: fact.code };
    case "setup":
    case "sat":
    case "stood":
    case "renamed":
    case "kicked":
    case "host":
    case "share-committed":
    case "shuffling":
    case "bots-muted":
    case "hurried":
      return fact;
    case "share-opened":
      return fact.seat === seat ? { type: "share-opened" } : null;
    case "away":
      return { type: "away", seat: fact.seat, away: fact.away, ...(fact.resigned && { resigned: true }) };
    case "time-given":
      return { type: "time-given", by: fact.by };
    case "committed":
      return { type: "committed", commitment: fact.commitment };
    case "started":
      return { type: "started", game: fact.game, options: optionsOf(fact, gameOf(table)), ...openedIn(fact) };
    case "given":
      return fact.seat === seat ? { type: "given", prompt: fact.prompt, move: fact.move, how: fact.how } : null;
    case "mixed":
      return null;
    case "moved":
      return seat === null ? null : playedFor(table, fact, seat); // Its events are sent by themselves: the move may be a secret.
    case "ended":
      return {
        type: "ended",
        outcome: fact.outcome,
        spectatorsSaid: seat === null ? [] : (table.game?.unheard ?? []).map(lineOnly),
      };
    case "ordered":
      return fact.seat === seat ? { type: "ordered", order: fact.order } : null;
    case "standing":
    case "resumed":
    case "muted":
      return null;
    case "said":
      // Players hear others when the game has ended.
      return fact.seat !== null || seat === null || !isPlaying(table) ? lineFor(table, fact, viewer) : null;
  }
}

/** That the pass by an order is taken back with the order; only to whose it is. `table` is as it was before. */
export function redactTakenBack({ game }: Table, fact: Fact & { type: "ordered" }, seat: Seat | null): WireFact | null {
  if (fact.seat !== seat || game === null || !hasPassedByOrder(game, seat)) return null;
  return { type: "given", prompt: game.running.prompt(), move: null, how: "order" };
}

/** What was played at once for a player, by their order or because their time was up: to nobody but them. */
function playedFor({ game, seats }: Table, { seat, move, how }: Fact & { type: "moved" }, to: Seat): WireFact | null {
  if (seat !== to || game === null || game.given.has(seat) || (how !== "order" && how !== "timeout")) return null;
  const sitter = seats[seat];
  const isTheirs = sitter?.kind === "person" && game.people[seat] === sitter.person;
  return isTheirs ? { type: "given", prompt: game.running.prompt(), move, how } : null;
}

/** What was mixed in is known to all from the deal on: without the secret it tells nothing of the cards. */
function openedIn(fact: StartedFact): Pick<WireFact & { type: "started" }, "commitments" | "shares" | "lot"> {
  if (!("words" in fact)) {
    const { commitments, shares, lot } = fact;
    return { commitments, shares, ...(lot && { lot }) };
  }
  const nobody = fact.words.map(() => null);
  return { commitments: nobody, shares: nobody };
}

/** The events of a fact as a viewer may see them; `null` if none of them reaches this viewer. */
export function redactEvents(
  { context, setup }: Table,
  events: readonly unknown[],
  viewer: Viewer,
): (WireFact & { readonly type: "events" }) | null {
  const seen = context.gameOf(setup.game)?.redactAll(events, viewer) ?? [];
  return seen.length === 0 ? null : { type: "events", events: seen };
}

function gameOf({ context, setup }: Table): ListedGame | undefined {
  return context.gameOf(setup.game);
}
