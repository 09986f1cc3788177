import { findGame } from "@darbar/games";
import type { TableContext } from "@darbar/table";
import { readingsOf } from "@darbar/words";
import { lookAlike } from "./identity/alike.ts";

/** What all tables of this server go by. The name of a bot is read in every language. */
export const CONTEXT: TableContext = {
  gameOf: findGame,
  isConfusable: ({ kind, name: one }, other) =>
    kind === "bot" ? readingsOf(one).some((reading) => lookAlike(reading, other)) : lookAlike(one, other),
};
