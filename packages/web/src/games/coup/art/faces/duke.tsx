import type { ArtProps } from "../../../../art/drawing.tsx";
import { circle, polygon, spokes, star } from "../../../../art/geometry.ts";
import { GOLD, INK, IVORY, POMEGRANATE } from "../../../../art/palette.ts";
import { Plate } from "./plate.tsx";
import { Visage } from "./visage.tsx";

/** The duke: a crowned sovereign with a beard to his belt, in an octagon. */
export function DukeFace(props: ArtProps) {
  return (
    <Plate
      {...props}
      of="duke"
      field="#35217a"
      lines="#5a40a8"
      sky="#cfc0f2"
      window={polygon(120, 152, 100, 8, 22.5)}
      tile="M12 0L24 12L12 24L0 12ZM6 6H18V18H6Z"
      inside={
        <>
          <path d={spokes(120, 130, 60, 120, 32)} stroke="#a78fe0" stroke-width="3" />
          <path d={circle(120, 130, 60)} fill={IVORY} />
          <path d="M30 260C32 206 72 194 96 186H144C168 194 208 206 210 260Z" fill="#5b3aa8" />
          <path d="M96 186L84 250M144 186L156 250" stroke={GOLD} stroke-width="3" fill="none" />
          <path d={star(68, 218, 9, 5, 8) + star(172, 218, 9, 5, 8)} fill={GOLD} />
          <Visage y={132} />
          <path
            d="M92 128C90 182 104 216 120 236C136 216 150 182 148 128C144 142 138 147 131 147C127 143 123 143 120 147C117 143 113 143 109 147C102 147 96 142 92 128Z"
            fill={INK}
          />
          <path d="M113 153Q120 150 127 153Q120 159 113 153Z" fill={POMEGRANATE} />
          <path
            d="M112 164Q110 196 118 224M120 162V230M128 164Q130 196 122 224M104 158Q102 186 111 208M136 158Q138 186 129 208"
            stroke="#4a4c78"
            stroke-width="2"
            fill="none"
          />
        </>
      }
      over={
        <>
          <path d="M120 66C112 54 116 42 126 36C130 48 128 58 120 66Z" fill={IVORY} stroke={INK} stroke-width="2" />
          <path
            d="M88 112L78 66L101 84L120 58L139 84L162 66L152 112Q120 102 88 112Z"
            fill={GOLD}
            stroke={INK}
            stroke-width="2"
          />
          <path d="M86 105Q120 94 154 105V117Q120 106 86 117Z" fill={POMEGRANATE} stroke={INK} stroke-width="2" />
          <path d={circle(98, 107.5, 3) + circle(120, 105, 4) + circle(142, 107.5, 3)} fill={IVORY} />
          <path
            d={circle(78, 64, 5) + circle(162, 64, 5) + star(120, 84, 8, 5, 8)}
            fill={IVORY}
            stroke={INK}
            stroke-width="1.5"
          />
        </>
      }
    />
  );
}
