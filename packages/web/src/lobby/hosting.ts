import type { Seat } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import { BOT_LEVELS, type BotLevel } from "@darbar/protocol/agreed";
import type { TableModel } from "../table/model.ts";

/** Whether the reader is the host; a table without one takes the first of its players who does something. */
export function isHosting({ host, me }: TableModel, person: string | null): boolean {
  return host === null ? me !== null : host === person;
}

/** What the host is called; `null` if there is none, or they do not sit at the table. */
export function hostName({ host, seats }: TableModel): string | null {
  const sitter = seats.find((candidate) => candidate?.kind === "person" && candidate.person === host);
  return sitter?.name ?? null;
}

/** The seats where nobody sits. */
export function freeSeats({ seats }: TableModel): readonly Seat[] {
  return seats.flatMap((sitter, seat) => (sitter === null ? [seat] : []));
}

/** The commands that put a bot into every free seat and start. */
export function fillAndStart(model: TableModel, level: BotLevel = BOT_LEVELS[0]): readonly Command[] {
  return [...freeSeats(model).map((seat): Command => ({ do: "add-bot", seat, level })), { do: "start" }];
}

/** Up to which seat the table is taken. */
export function takenUpTo({ seats }: TableModel): number {
  return seats.findLastIndex((sitter) => sitter !== null) + 1;
}
