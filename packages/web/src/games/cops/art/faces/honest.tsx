import type { ArtProps } from "../../../../art/drawing.tsx";
import { circle, star } from "../../../../art/geometry.ts";
import { AMBER, BLUE, INK, PAPER } from "../palette.ts";
import { Cap, SLATS } from "./cap.tsx";
import { CaseFile } from "./case-file.tsx";
import { Mug } from "./mug.tsx";

/** The honest cop: cap straight, star on the chest, morning light through the blind, in a shield. */
export function HonestFace(props: ArtProps) {
  return (
    <CaseFile
      {...props}
      of="honest"
      folder="#27538f"
      lines="#1b3d6e"
      wall="#a9cdf0"
      window="M120 34L144 48Q160 56 180 50L202 84Q188 110 197 148Q196 224 120 266Q44 224 43 148Q52 110 38 84L60 50Q80 56 96 48Z"
      inside={
        <>
          <path d={SLATS} fill="#d8ebfb" />
          <path
            d="M36 280C38 222 74 206 100 196H140C166 206 202 222 204 280Z"
            fill={BLUE}
            stroke={INK}
            stroke-width="2"
          />
          <path
            d="M100 194L120 218L140 194L152 206L134 234L120 218L106 234L88 206Z"
            fill="#3f7dcc"
            stroke={INK}
            stroke-width="2"
          />
          <path d="M120 218L128 228L124 270H116L112 228Z" fill={INK} />
          <Mug y={150} skin="#d9a06e" shade="#b67a4b" />
          <path d={star(152, 230, 15, 8.5, 7)} fill={AMBER} stroke={INK} stroke-width="2" />
          <path d={circle(152, 230, 4)} fill={PAPER} />
          <path d="M74 226H98V234H74Z" fill={AMBER} stroke={INK} stroke-width="2" />
        </>
      }
      over={<Cap cloth={BLUE} />}
    />
  );
}
