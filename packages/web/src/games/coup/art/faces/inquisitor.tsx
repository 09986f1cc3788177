import type { ArtProps } from "../../../../art/drawing.tsx";
import { circle, fan, spokes } from "../../../../art/geometry.ts";
import { GOLD, INK, IVORY, TURQUOISE } from "../../../../art/palette.ts";
import { Plate } from "./plate.tsx";
import { Visage } from "./visage.tsx";

/** The inquisitor: an old man in a pointed cap who lets a great eye look for him, in a triangle. */
export function InquisitorFace(props: ArtProps) {
  return (
    <Plate
      {...props}
      of="inquisitor"
      field="#2a3049"
      lines="#4d5677"
      sky="#cdd3e4"
      window="M120 18L216 254H24Z"
      tile={`M0 0H24M0 0L12 24L24 0${circle(12, 8, 3)}`}
      inside={
        <>
          <path d={spokes(120, 150, 40, 170, 40)} stroke="#a9b1cb" stroke-width="3" />
          <path d="M40 270C48 210 84 186 100 180H140C156 186 192 210 200 270Z" fill="#3a4160" />
          <Visage y={148} brow="#fffdf6" />
          <path
            d="M92 146C90 190 106 206 120 212C134 206 150 190 148 146C142 160 132 162 120 160C108 162 98 160 92 146Z"
            fill={IVORY}
            stroke={INK}
            stroke-width="2"
          />
          <path
            d="M90 130C96 100 110 70 120 52C130 70 144 100 150 130Q120 116 90 130Z"
            fill="#8a6a3e"
            stroke={INK}
            stroke-width="2"
          />
          <path
            d="M120 166Q106 158 96 166Q108 176 120 170Q132 176 144 166Q134 158 120 166Z"
            fill={IVORY}
            stroke={INK}
            stroke-width="2"
          />
          <path d="M88 131Q120 113 152 131L154 139Q120 122 86 139Z" fill={GOLD} stroke={INK} stroke-width="2" />
          <path
            d="M120 66V112M111 84Q106 98 104 116M129 84Q134 98 136 116"
            stroke="#6a4e2a"
            stroke-width="2.5"
            fill="none"
          />
        </>
      }
      over={
        <>
          <path d={fan(120, 220, 30, 47, 98, 262, 15)} stroke={GOLD} stroke-width="3" />
          <path d="M68 220Q120 168 172 220Q120 272 68 220Z" fill={IVORY} stroke={INK} stroke-width="3" />
          <path d={circle(120, 220, 20)} fill={TURQUOISE} stroke={INK} stroke-width="3" />
          <path d={circle(120, 220, 9)} fill={INK} />
          <path d={circle(126, 214, 3.5)} fill={IVORY} />
        </>
      }
    />
  );
}
