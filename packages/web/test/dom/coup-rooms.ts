import { type CoupEvent, coup } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { tableAfter } from "@darbar/words/testing/coup-words";
import type { TableModel } from "../../src/table/model.ts";
import { bot, person, room } from "./rooms.ts";
import { READER } from "./stand-in-app.ts";

const ME: Seat = 0;

/** A table of Coup at which these facts have come to pass, as the reader in the first seat sees it. */
export function coupRoom(
  options: object,
  seats: number,
  events: readonly CoupEvent[],
  more: Partial<TableModel> = {},
): TableModel {
  const sitters = Array.from({ length: seats }, (_, seat) =>
    seat === ME ? person(READER.person, READER.name) : bot(`Player ${seat + 1}`),
  );
  const view = tableAfter(options, seats, ME, events);
  const past = events.flatMap((event) => coup.redact(event, ME) ?? []);
  const game = {
    number: 1,
    commitment: "",
    game: "coup",
    seats,
    options: view.options,
    view,
    past,
    said: [],
    outcome: coup.outcome(view),
  };
  return room({ me: ME, viewer: ME, seats: sitters, game, ...more });
}
