import { CHARACTERS } from "@darbar/coup";
import { CardBack } from "../../../art/card-back.tsx";
import { GirihStar } from "../../../art/girih.tsx";
import type { Picture } from "../../../motion/picture.ts";
import { CardFace } from "../art/card-face.tsx";
import { Coin } from "../art/coin.tsx";
import { Emblem } from "../art/emblem.tsx";

const CARD = 34;

/** Draws what flies over a table of Coup: coins, cards, the bomb, sparks, and the faces of cards by character. */
export function draw(picture: string): Picture | null {
  switch (picture) {
    case "coin":
      return { drawing: <Coin />, width: 22 };
    case "card":
      return { drawing: <CardBack />, width: CARD, isCard: true };
    case "bomb":
      return { drawing: <Emblem of="bomb" />, width: 36 };
    case "star":
      return { drawing: <GirihStar />, width: 26 };
    default: {
      const character = CHARACTERS.find((known) => known === picture);
      return character === undefined ? null : { drawing: <CardFace of={character} />, width: CARD, isCard: true };
    }
  }
}
