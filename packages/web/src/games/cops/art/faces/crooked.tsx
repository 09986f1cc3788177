import type { ArtProps } from "../../../../art/drawing.tsx";
import { circle, polygon } from "../../../../art/geometry.ts";
import { INK, PAPER, RUST } from "../palette.ts";
import { Cap } from "./cap.tsx";
import { CaseFile } from "./case-file.tsx";
import { Mug } from "./mug.tsx";

/** Marks of height on the wall of the line-up. */
const HEIGHTS = Array.from({ length: 9 }, (_, i) => `M0 ${72 + 22 * i}H240`).join("");
const NOTE = "#5f9a63";

/** The crooked cop: cap askew, collar open, banknotes in the pocket, before the wall of the line-up, in a hexagon. */
export function CrookedFace(props: ArtProps) {
  return (
    <CaseFile
      {...props}
      of="crooked"
      folder="#93452a"
      lines="#6d2e1a"
      wall="#f1cfa0"
      window={polygon(120, 158, 104, 6, 30)}
      inside={
        <>
          <path d={HEIGHTS} stroke="#d39b5f" stroke-width="2" />
          <path d="M150 70C176 104 184 170 214 250H40C50 214 70 208 84 202Z" fill="#a8683c" fill-opacity=".45" />
          <path
            d="M30 280C36 226 74 210 100 198H140C166 210 204 226 210 280Z"
            fill="#6b3a2a"
            stroke={INK}
            stroke-width="2"
          />
          <path d="M100 196L120 236L140 196Z" fill={PAPER} stroke={INK} stroke-width="2" />
          <Mug y={150} skin="#eec39a" shade="#c08a5c" eyes="narrow" />
          <path
            d="M92 166C94 188 106 196 120 196C134 196 146 188 148 166C146 176 138 180 130 176Q120 168 110 176C102 180 94 176 92 166Z"
            fill={INK}
            fill-opacity=".28"
          />
          <path
            d="M100 196L120 240L96 214L84 206ZM140 196L120 240L144 214L156 206Z"
            fill={RUST}
            stroke={INK}
            stroke-width="2"
          />
          <g stroke={INK} stroke-width="2">
            <path d="M148 204L168 198L174 232H152Z" fill={NOTE} />
            <path d="M142 212L158 200L176 222L166 234H148Z" fill="#7db57f" />
            <path d={circle(158, 215, 5)} fill="none" />
            <path d="M140 226H178V250H140Z" fill="#7d4531" />
            <path d="M140 233H178" fill="none" />
          </g>
        </>
      }
      over={
        <>
          <path d="M131 174L158 184" stroke={INK} stroke-width="5" />
          <path d="M131 174L158 184" stroke="#e8c27a" stroke-width="2.5" />
          <g transform="rotate(-9 120 130) translate(-2 5)">
            <Cap cloth="#6b3a2a" broken />
          </g>
        </>
      }
    />
  );
}
