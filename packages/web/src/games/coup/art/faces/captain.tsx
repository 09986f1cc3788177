import type { ArtProps } from "../../../../art/drawing.tsx";
import { circle, polygon, spokes } from "../../../../art/geometry.ts";
import { GOLD, INK, IVORY, LAPIS, POMEGRANATE } from "../../../../art/palette.ts";
import { Plate } from "./plate.tsx";
import { Visage } from "./visage.tsx";

const WAVE = "q10 -14 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0V290H20Z";

/** The captain: a seaman in front of his wheel, waves to the chest, in a hexagon. */
export function CaptainFace(props: ArtProps) {
  return (
    <Plate
      {...props}
      of="captain"
      field="#0f3363"
      lines="#2a5f9e"
      sky="#b5dcf5"
      window={polygon(120, 152, 106, 6)}
      tile="M0 12A12 12 0 0 1 24 12M-12 24A12 12 0 0 1 12 24A12 12 0 0 1 36 24"
      inside={
        <>
          <path d={spokes(120, 138, 20, 88, 8, 22.5)} stroke={INK} stroke-width="11" />
          <path d={circle(120, 138, 62)} stroke={INK} stroke-width="15" fill="none" />
          <path d={spokes(120, 138, 20, 88, 8, 22.5)} stroke="#a8682a" stroke-width="7" />
          <path d={circle(120, 138, 62)} stroke="#a8682a" stroke-width="11" fill="none" />
          <path d={circle(120, 138, 62)} stroke={GOLD} stroke-width="2" fill="none" />
          <path d="M44 262C48 208 80 194 102 182H138C160 194 192 208 196 262Z" fill={POMEGRANATE} />
          <path d="M98 184L120 224L142 184Z" fill={IVORY} />
          <Visage y={146} />
          <path
            d="M94 150C94 178 108 190 120 190C132 190 146 178 146 150C142 166 134 174 120 174C106 174 98 166 94 150Z"
            fill={INK}
          />
          <path d="M120 159Q108 156 98 164Q110 167 120 162Q130 167 142 164Q132 156 120 159Z" fill={INK} />
          <path d={`M20 226${WAVE}`} fill="#2070b4" stroke={IVORY} stroke-width="2.5" />
          <path d={`M12 242${WAVE}`} fill={LAPIS} stroke={IVORY} stroke-width="2.5" />
        </>
      }
      over={
        <>
          <path
            d="M86 138C60 114 82 80 118 82C156 78 180 112 154 138Q144 119 120 119Q96 119 86 138Z"
            fill={IVORY}
            stroke={INK}
            stroke-width="2"
          />
          <path
            d="M74 116Q104 90 152 92M82 130Q112 98 165 110M84 98Q108 84 134 83"
            stroke="#b9a888"
            stroke-width="2"
            fill="none"
          />
          <path d={circle(120, 106, 6)} fill={POMEGRANATE} stroke={GOLD} stroke-width="2" />
        </>
      }
    />
  );
}
