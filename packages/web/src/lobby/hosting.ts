import type { Seat } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import { type BotsWish, USUAL_BOTS } from "../practice/manner.ts";
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

/** The command that puts a bot into a free seat. */
export function addBot(seat: Seat, { level, style }: BotsWish): Command {
  return { do: "add-bot", seat, level, ...(style === null ? {} : { style }) };
}

/** The commands that put a bot into every free seat and start. */
export function fillAndStart(model: TableModel, bots: BotsWish = USUAL_BOTS): readonly Command[] {
  return [...freeSeats(model).map((seat) => addBot(seat, bots)), { do: "start" }];
}

/** Up to which seat the table is taken. */
export function takenUpTo({ seats }: TableModel): number {
  return seats.findLastIndex((sitter) => sitter !== null) + 1;
}
