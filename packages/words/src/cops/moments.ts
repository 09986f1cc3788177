import type { State } from "@darbar/cops";
import type { Words } from "../words.ts";
import { announcedText } from "./announce.ts";
import type { Names } from "./contract.ts";
import { doer } from "./people.ts";
import { placeName } from "./things.ts";

/** What holds the table up in the moment that is open, in a sentence. */
export function nowText(view: State, words: Words, names: Names): string {
  const { t } = words;
  const { viewer, turn, action, hit } = view;
  switch (view.moment) {
    case "announced":
      if (action === null) return t("cops.now.announced");
      return announcedText(turn, action, view.players[turn].aim, viewer, words, names);
    case "investigated": {
      if (view.seen.length === 0) return t("cops.now.investigated");
      const places = view.seen.map((place) => placeName(place, viewer, words, names));
      return t("cops.now.investigated.places", { places: words.list(places) });
    }
    case "hit":
      return hit === null ? t("cops.now.hit.unknown") : t("cops.now.hit", doer(hit, viewer, names));
    case "eliminated": {
      const seats = view.fallen.map(({ seat }) => seat);
      if (seats.some((seat) => seat === viewer)) return t("cops.now.eliminated.me");
      return t("cops.now.eliminated", { names: words.list(seats.map(names)), count: seats.length });
    }
    case "turn":
    case "turn-end":
      return t(`cops.now.${view.moment}`, doer(turn, viewer, names));
  }
}
