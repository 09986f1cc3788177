import type { EquipmentName } from "@darbar/cops";
import { whyNotPlayed, whyUseless } from "./barred.ts";
import type { Offer } from "./contract.ts";
import { offerOf } from "./offer.ts";
import type { Path } from "./paths.ts";
import type { Reader } from "./reader.ts";
import { equipmentName } from "./things.ts";

/** What one can answer in a moment: play the card one holds, also if it is not for now, or keep it (cops 4). */
export function momentOffers(paths: readonly Path[], reader: Reader): readonly Offer[] {
  const passing = paths.filter(({ move }) => move.do === "pass");
  const kind = reader.view.players[reader.me].equipment[0]?.kind ?? null;
  const play = playOffers(paths, reader);
  const isBarred = play.length === 0 && kind !== null;
  return [...(isBarred ? [barredPlay(kind, whyNotPlayed(kind, reader), reader)] : play), offerOf(passing, reader)];
}

/** Playing the card one holds, where the rules let one; barred where nothing would come of it. */
export function playOffers(paths: readonly Path[], reader: Reader): readonly Offer[] {
  const playing = paths.filter(({ move }) => move.do === "play");
  const [first] = playing;
  if (first?.move.do !== "play") return [];
  const { equipment } = first.move;
  const useless = whyUseless(equipment, reader);
  return [useless === null ? offerOf(playing, reader) : barredPlay(equipment, useless, reader)];
}

function barredPlay(kind: EquipmentName, barred: string, { words }: Reader): Offer {
  return {
    id: `play-${kind}`,
    pick: { on: "button", id: `play-${kind}` },
    label: words.t("cops.offer.play", { equipment: equipmentName(kind, words, "acc") }),
    consequence: null,
    danger: false,
    barred,
    sign: { of: "equipment", equipment: kind },
    move: null,
    mark: null,
  };
}
