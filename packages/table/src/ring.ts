import type { Seat } from "@darbar/kernel";
import type { StandingOrder } from "@darbar/protocol";
import { allowanceOf } from "./clock.ts";
import type { TableHost } from "./host.ts";
import type { Table } from "./state.ts";

/*
 * Who is about to be struck is asked by their order, and has a ring of seconds for it that runs out for everybody alike,
 * whatever they hold: then the order passes. Who withdraws the order, in the open window too, has all the time of the clock.
 */

/** How long a ring runs, in milliseconds: where other people wait, and where only bots do. */
const RING = 8_000;
const RING_AMONG_BOTS = 6_000;

/** The orders by which one is asked what touches one. */
const ASKING: readonly (StandingOrder | null)[] = ["ask-what-touches-me", "pass-if-nothing-else"];

/** When the ring of a seat runs out over the open question; `null` if none runs. Where bots are patient nobody is hurried. */
export function ringEnds(table: Table, seat: Seat, { patient }: Pick<TableHost, "patient">): number | null {
  const { game, seats, orders, setup } = table;
  const sitter = seats[seat];
  if (game === null || game.outcome !== null || patient === true) return null;
  if (sitter?.kind !== "person" || sitter.away || !ASKING.includes(orders[seat])) return null;
  const { running, opened, extra } = game;
  if (!running.isReflex() || !running.waiting().includes(seat) || game.given.has(seat)) return null;
  if (!running.touches(seat) || !running.canPass(seat)) return null;
  const isWatched = seats.some((other, index) => index !== seat && other?.kind === "person" && !other.away);
  const most = allowanceOf(setup.clock)?.window ?? Number.POSITIVE_INFINITY;
  return opened + extra + Math.min(isWatched ? RING : RING_AMONG_BOTS, most);
}
