import type { Seat } from "@darbar/kernel";
import { namesOf } from "@darbar/words/names";
import type { Words } from "@darbar/words/words";
import type { EndedGame } from "./ended-game.ts";

/** What a player is called in a list of all: the reader's own name says that it is theirs. */
export function listedName({ seats, me }: Pick<EndedGame, "seats" | "me">, seat: Seat, words: Words): string {
  const name = namesOf(seats, words)(seat);
  const { t } = words;
  return seat === me && seats[seat]?.name !== t("app.you") ? t("replay.review.own", { name }) : name;
}
