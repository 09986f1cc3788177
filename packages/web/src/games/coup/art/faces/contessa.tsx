import type { ArtProps } from "../../../../art/drawing.tsx";
import { at, circle, star } from "../../../../art/geometry.ts";
import { GOLD, INK, IVORY, POMEGRANATE, TURQUOISE } from "../../../../art/palette.ts";
import { Plate } from "./plate.tsx";
import { Visage } from "./visage.tsx";

const FOLDS = 9;
const SPREAD = 66;

/** One fold of the fan, with a rounded end. */
function fold(index: number): string {
  const step = (2 * SPREAD) / FOLDS;
  const from = step * index - SPREAD;
  return `M120 262L${at(120, 262, 92, from)}Q${at(120, 262, 104, from + step / 2)} ${at(120, 262, 92, from + step)}Z`;
}

const LEAF = Array.from({ length: FOLDS }, (_, i) => i);

/** The contessa: a lady who shows her eyes over an open fan, under a pointed arch. */
export function ContessaFace(props: ArtProps) {
  return (
    <Plate
      {...props}
      of="contessa"
      field="#7a350c"
      lines="#b05f22"
      sky="#fbe3b8"
      window="M30 258V150C30 92 92 92 120 34C148 92 210 92 210 150V258Z"
      tile="M0 12C0 6 9 6 12 0C15 6 24 6 24 12M-12 24C-12 18 -3 18 0 12C3 18 12 18 12 24C12 18 21 18 24 12C27 18 36 18 36 24"
      inside={
        <>
          <path
            d="M42 260V152C42 108 96 104 120 60C144 104 198 108 198 152V260"
            fill="#f6cf92"
            stroke="#d9963f"
            stroke-width="2"
          />
          <path d="M78 150C68 96 90 82 120 82C150 82 172 96 162 150L184 262H56Z" fill={INK} />
          <path d="M44 270C48 216 84 204 104 194H136C156 204 192 216 196 270Z" fill="#c8641c" />
          <path d="M106 160H134V196Q120 208 106 196Z" fill="#d9ae80" />
          <Visage y={138} />
          <path
            d="M92 132C92 112 104 104 120 102C136 104 148 112 148 132C154 100 140 90 120 90C100 90 86 100 92 132Z"
            fill={INK}
          />
          <path d={circle(90, 158, 4) + circle(150, 158, 4)} fill={GOLD} />
          <path d={circle(90, 166, 3) + circle(150, 166, 3)} fill={TURQUOISE} />
        </>
      }
      over={
        <>
          <path d="M90 100Q120 80 150 100L148 110Q120 92 92 110Z" fill={GOLD} stroke={INK} stroke-width="2" />
          <path d={star(120, 88, 11, 6, 8)} fill={TURQUOISE} stroke={INK} stroke-width="2" />
          <g stroke={INK} stroke-width="2">
            {LEAF.map((i) => (
              <path key={i} d={fold(i)} fill={i % 2 ? IVORY : POMEGRANATE} />
            ))}
            <path
              d={`M${at(120, 262, 70, -SPREAD)}A70 70 0 0 1 ${at(120, 262, 70, SPREAD)}`}
              fill="none"
              stroke={GOLD}
              stroke-width="4"
            />
            <path d={circle(120, 258, 9)} fill={GOLD} />
          </g>
        </>
      }
    />
  );
}
