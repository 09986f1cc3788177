import type { ArtProps } from "../../../../art/drawing.tsx";
import { circle } from "../../../../art/geometry.ts";
import { GOLD, INK, IVORY, POMEGRANATE, SKIN } from "../../../../art/palette.ts";
import { Plate } from "./plate.tsx";
import { Visage } from "./visage.tsx";

/** The ambassador: an envoy with the tall cap of his court, reading out a letter between cypresses, in a circle. */
export function AmbassadorFace(props: ArtProps) {
  return (
    <Plate
      {...props}
      of="ambassador"
      field="#0f4a37"
      lines="#2b7a5c"
      sky="#f3dfae"
      window={circle(120, 156, 98)}
      tile={circle(12, 12, 12) + circle(0, 0, 12) + circle(24, 0, 12) + circle(0, 24, 12) + circle(24, 24, 12)}
      inside={
        <>
          <path
            d="M48 104C28 150 28 196 48 214C68 196 68 150 48 104ZM192 104C172 150 172 196 192 214C212 196 212 150 192 104Z"
            fill="#1f6b4a"
          />
          <path d="M48 130V236M192 130V236" stroke={INK} stroke-width="3" />
          <path d="M40 270C44 204 78 190 102 178H138C162 190 196 204 200 270Z" fill="#1f8558" />
          <path d="M100 180L120 206L140 180Z" fill={POMEGRANATE} />
          <path d="M108 170H132V182Q120 194 108 182Z" fill="#d9ae80" />
          <Visage y={144} />
          <path d="M120 160Q110 155 98 160Q108 168 120 163Q132 168 142 160Q130 155 120 160Z" fill={INK} />
        </>
      }
      over={
        <>
          <path d="M114 90L117 40Q120 34 123 40L126 90Z" fill={POMEGRANATE} stroke={INK} stroke-width="2" />
          <path
            d="M86 134C58 112 74 80 120 80C166 80 182 112 154 134Q142 117 120 117Q98 117 86 134Z"
            fill={IVORY}
            stroke={INK}
            stroke-width="2"
          />
          <path
            d="M73 114Q94 86 120 82Q146 86 167 114M92 124Q102 94 120 82Q138 94 148 124M120 82V116"
            stroke="#b9a888"
            stroke-width="2"
            fill="none"
          />
          <path d="M80 196H160V254H80Z" fill={IVORY} stroke={INK} stroke-width="2" />
          <path d="M92 214H148M92 224H148M92 234H128" stroke={INK} stroke-width="2.5" />
          <path d="M72 188H168V200H72ZM72 250H168V262H72Z" fill={GOLD} stroke={INK} stroke-width="2" />
          <path d={circle(144, 240, 7)} fill={POMEGRANATE} />
          <path
            d="M66 186Q76 180 84 188V202Q74 208 66 200ZM174 186Q164 180 156 188V202Q166 208 174 200Z"
            fill={SKIN}
            stroke={INK}
            stroke-width="2"
          />
        </>
      }
    />
  );
}
