import type { ArtProps } from "../../../../art/drawing.tsx";
import { circle, star } from "../../../../art/geometry.ts";
import { AMBER, INK, PAPER } from "../palette.ts";
import { laurel } from "../shapes.ts";
import { SLATS } from "./cap.tsx";
import { CaseFile } from "./case-file.tsx";
import { Mug } from "./mug.tsx";

const HAIR = "#2a1b18";
const SKIN = "#a86a42";

/** The agent: a woman in a dark suit who holds out her badge, between branches of laurel, in a circle. */
export function AgentFace(props: ArtProps) {
  return (
    <CaseFile
      {...props}
      of="agent"
      folder="#1d3f78"
      lines="#122c58"
      wall="#f3b64d"
      window={circle(120, 154, 90)}
      inside={
        <>
          <path d={SLATS} fill="#fbdc94" />
          <path d="M80 172C66 96 88 78 120 78C152 78 174 96 160 172L164 190H76Z" fill={HAIR} />
          <path
            d="M36 280C38 222 74 206 100 196H140C166 206 202 222 204 280Z"
            fill="#22304f"
            stroke={INK}
            stroke-width="2"
          />
          <path d="M102 194L120 232L138 194Z" fill={PAPER} stroke={INK} stroke-width="2" />
          <Mug y={142} skin={SKIN} shade="#83492b" lips="#c2463c" />
          <path
            d="M86 146C84 112 100 100 134 106C128 120 104 122 94 130C90 136 88 142 86 146ZM154 146C156 128 150 112 134 106C138 120 150 126 154 146Z"
            fill={HAIR}
          />
          <path
            d="M84 148Q88 184 100 194L84 196Q72 176 78 140ZM156 148Q152 184 140 194L156 196Q168 176 162 140Z"
            fill={HAIR}
          />
          <path d="M156 152q8 4 3 9t3 9t-3 9t3 9t-6 12" fill="none" stroke={PAPER} stroke-width="2" />
          <path
            d="M102 194L84 206L100 216L94 224L120 262L146 224L140 216L156 206L138 194L120 236Z"
            fill="#33456e"
            stroke={INK}
            stroke-width="2"
          />
        </>
      }
      over={
        <>
          <path d={laurel(120, 154, 90, 14, 7)} fill="#fbd27a" stroke={INK} stroke-width="2" />
          <path d="M92 204H148V270H92Z" fill="#5c3a22" stroke={INK} stroke-width="2" />
          <path d="M97 209H143V265H97Z" fill="none" stroke="#8a5c38" stroke-width="2" />
          <path d={circle(120, 237, 19)} fill={AMBER} stroke={INK} stroke-width="2" />
          <path d={star(120, 238, 15, 6.4, 5)} fill={PAPER} stroke={INK} stroke-width="2" />
          <path
            d="M84 228Q94 222 102 228T100 238Q92 240 84 238ZM82 240Q92 236 101 240T98 250Q90 252 83 249ZM84 252Q92 248 99 252T96 261Q90 263 86 260Z"
            fill={SKIN}
            stroke={INK}
            stroke-width="2"
          />
        </>
      }
    />
  );
}
