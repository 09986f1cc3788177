import { whyNotPlayed } from "./barred.ts";
import type { Offer } from "./contract.ts";
import { offerOf } from "./offer.ts";
import type { Path } from "./paths.ts";
import type { Reader } from "./reader.ts";
import { equipmentName } from "./things.ts";

/** What one can answer in a moment: play the card one holds, also if it is not for now, or keep it (cops 4). */
export function momentOffers(paths: readonly Path[], reader: Reader): readonly Offer[] {
  const playing = paths.filter(({ move }) => move.do === "play");
  const passing = paths.filter(({ move }) => move.do === "pass");
  const play = playing.length > 0 ? [offerOf(playing, reader)] : barredPlay(reader);
  return [...play, offerOf(passing, reader)];
}

function barredPlay(reader: Reader): readonly Offer[] {
  const { view, me, words } = reader;
  const kind = view.players[me].equipment[0]?.kind ?? null;
  if (kind === null) return [];
  return [
    {
      id: `play-${kind}`,
      pick: { on: "button", id: `play-${kind}` },
      label: words.t("cops.offer.play", { equipment: equipmentName(kind, words, "acc") }),
      consequence: null,
      danger: false,
      barred: whyNotPlayed(kind, reader),
      sign: { of: "equipment", equipment: kind },
      move: null,
      mark: null,
    },
  ];
}
