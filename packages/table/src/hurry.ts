import { ok, type Result, type Seat } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import type { Hurry } from "@darbar/protocol/agreed";
import type { Fact } from "./fact.ts";
import { type Refused, refused } from "./refusal.ts";
import { type GameAtTable, seatOf, type Table } from "./state.ts";

/*
 * Where only bots play on nobody has to wait for them: those who have played themselves may have the rest played faster, or
 * without pauses. All of them who are here must want it, by what everybody sees; nothing of it is kept.
 */

/** What of their usual time bots take, and windows stay open. */
const HURRY_SHARES: Readonly<Record<Hurry, number>> = { fast: 0.25, skip: 0 };

/** Whether only bots play on: nobody who plays for themselves is in the game any more. */
function areBotsAmongThemselves({ seats }: Table, { running, outcome }: GameAtTable): boolean {
  return (
    outcome === null && seats.every((sitter, seat) => sitter?.kind !== "person" || sitter.away || running.isOut(seat))
  );
}

/** Somebody who plays no more wants the bots to hurry, or not any more. */
export function hurry(
  table: Table,
  person: string,
  { hurry: wanted }: Command & { do: "hurry" },
): Result<(Fact & { type: "hurried" }) | null, Refused> {
  const seat = seatOf(table, person);
  if (seat === null) return refused("not-seated");
  const { game } = table;
  if (game === null || game.outcome !== null) return refused("no-game");
  if (!areBotsAmongThemselves(table, game)) return refused("playing.hurry");
  return ok((game.hurries.get(seat) ?? null) === wanted ? null : { type: "hurried", seat, hurry: wanted });
}

/** Takes down what somebody wants of the bots. */
export function wish({ hurries }: GameAtTable, { seat, hurry: wanted }: Fact & { type: "hurried" }): void {
  if (wanted === null) hurries.delete(seat);
  else hurries.set(seat, wanted);
}

/** What of their usual time bots take now: as long as the most patient of those want who sit here and look. */
export function shareOfTime(table: Table, isPresent: (person: string) => boolean): number {
  const { game, seats } = table;
  if (game === null || game.hurries.size === 0 || !areBotsAmongThemselves(table, game)) return 1;
  const shares = seats.flatMap((sitter, seat): readonly number[] =>
    sitter?.kind === "person" && isPresent(sitter.person) ? [shareOf(game, seat)] : [],
  );
  return shares.length === 0 ? 1 : Math.max(...shares);
}

function shareOf({ hurries }: GameAtTable, seat: Seat): number {
  const wanted = hurries.get(seat);
  return wanted === undefined ? 1 : HURRY_SHARES[wanted];
}
