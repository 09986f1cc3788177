import { type CoupEvent, coup } from "@darbar/coup";
import type { Viewer } from "@darbar/kernel";
import { tableAfter } from "@darbar/words/testing/coup-words";
import type { TableModel } from "../src/table/model.ts";
import { bot, person, room } from "./dom/rooms.ts";

/** The table after a past, as somebody sees it. */
export function claimedTable(past: readonly CoupEvent[], viewer: Viewer, options: object = {}): TableModel {
  const view = tableAfter(options, 3, viewer, past);
  const seen = past.flatMap((event) => coup.redact(event, viewer) ?? []);
  return room({
    viewer,
    me: typeof viewer === "number" ? viewer : null,
    seats: [person("l", "Laleh"), person("s", "Shirin"), bot("Bahram")],
    game: {
      number: 1,
      commitment: "",
      game: "coup",
      seats: 3,
      options: view.options,
      view,
      past: seen,
      said: [],
      outcome: null,
    },
  });
}
