import type { Character } from "@darbar/coup";
import { render, type VNode } from "preact";
import { CardBack } from "../art/card-back.tsx";
import { CardFace } from "../art/card-face.tsx";
import { Coin } from "../art/coin.tsx";
import { Emblem } from "../art/emblem.tsx";
import { GirihStar } from "../art/girih.tsx";

/** What can be over the table for a moment. */
export type Picture = "coin" | "card" | "bomb" | "star" | Character;

/** Each is drawn once and copied from then on. */
const drawn = new Map<Picture, Element>();

/** A new element that shows a picture, as wide as told; it lies over the table at (0, 0) until it is moved. */
export function newThing(picture: Picture, width: number): HTMLElement {
  const thing = document.createElement("div");
  thing.className = `flying flying-${picture}`;
  thing.style.width = `${width}px`;
  thing.append(pictureOf(picture).cloneNode(true));
  return thing;
}

function pictureOf(picture: Picture): Element {
  const known = drawn.get(picture);
  if (known !== undefined) return known;
  const holder = document.createElement("div");
  render(draw(picture), holder);
  const made = holder.firstElementChild ?? holder;
  drawn.set(picture, made);
  return made;
}

function draw(picture: Picture): VNode {
  switch (picture) {
    case "coin":
      return <Coin />;
    case "card":
      return <CardBack />;
    case "bomb":
      return <Emblem of="bomb" />;
    case "star":
      return <GirihStar />;
    default:
      return <CardFace of={picture} />;
  }
}
