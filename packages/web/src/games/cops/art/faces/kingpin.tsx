import type { ArtProps } from "../../../../art/drawing.tsx";
import { circle } from "../../../../art/geometry.ts";
import { AMBER, INK, PAPER, RUST } from "../palette.ts";
import { CaseFile } from "./case-file.tsx";
import { Mug } from "./mug.tsx";

const LIT = [
  [52, 166],
  [52, 182],
  [64, 150],
  [64, 182],
  [76, 198],
  [166, 140],
  [178, 156],
  [178, 172],
  [190, 172],
  [166, 172],
  [154, 124],
]
  .map(([x, y]) => `M${x} ${y}h6v8h-6Z`)
  .join("");

/** The kingpin: a fedora deep over the eyes, a cigar, pinstripes, and his city behind him, in a tall diamond. */
export function KingpinFace(props: ArtProps) {
  return (
    <CaseFile
      {...props}
      of="kingpin"
      folder="#5f2417"
      lines="#43160d"
      wall="#e98f2e"
      window="M120 24L216 152L120 276L24 152Z"
      inside={
        <>
          <path d={circle(120, 118, 60)} fill="#fbc765" />
          <path d="M20 280V158H46V140H72V184H84V112H150V110H162V128H174V146H198V170H220V280Z" fill="#3a1c1c" />
          <path d={LIT} fill={AMBER} />
          <path
            d="M40 280C42 228 72 212 98 202H142C168 212 198 228 200 280Z"
            fill="#2b2430"
            stroke={INK}
            stroke-width="2"
          />
          <path
            d="M66 222V280M80 212V280M94 208V280M146 208V280M160 212V280M174 222V280"
            stroke="#7c6f80"
            stroke-width="1.6"
          />
          <path d="M100 200L120 238L140 200Z" fill={PAPER} stroke={INK} stroke-width="2" />
          <path d="M120 212L128 222L124 280H116L112 222Z" fill={RUST} stroke={INK} stroke-width="2" />
          <Mug y={152} skin="#dba67a" shade="#9b6240" eyes="narrow" />
          <path d="M88 128Q120 120 152 128L150 160Q136 150 120 156Q104 150 90 160Z" fill={INK} fill-opacity=".55" />
          <path d="M120 168Q106 164 96 174Q108 178 120 173Q132 178 144 174Q134 164 120 168Z" fill={INK} />
          <path
            d="M100 200L84 212L98 222L92 230L118 276L116 240ZM140 200L156 212L142 222L148 230L122 276L124 240Z"
            fill="#3c3242"
            stroke={INK}
            stroke-width="2"
          />
        </>
      }
      over={
        <>
          <path
            d="M60 128Q52 128 56 122Q72 116 86 118L92 86Q96 66 110 72L120 78L130 72Q144 66 148 86L154 118Q168 116 184 122Q188 128 180 128Q160 142 120 142T60 128Z"
            fill="#4a2c26"
            stroke={INK}
            stroke-width="2"
          />
          <path d="M87 112Q120 126 153 112L155 124Q120 138 85 124Z" fill={RUST} stroke={INK} stroke-width="2" />
          <path d="M112 76Q120 92 128 76" fill="none" stroke={INK} stroke-width="2" />
          <path d="M128 177L158 186L156 193L126 184Z" fill="#8a5227" stroke={INK} stroke-width="2" />
          <path d="M158 186L164 188L162 195L156 193Z" fill="#ff6a2b" stroke={INK} stroke-width="2" />
          <path d="M168 184Q178 172 168 162T174 140" fill="none" stroke={PAPER} stroke-width="3" />
          <path d={circle(103, 234, 8)} fill="#d8343f" stroke={INK} stroke-width="2" />
          <path d="M98 232Q103 228 108 233M100 237Q104 234 107 238" fill="none" stroke={INK} stroke-width="1.6" />
        </>
      }
    />
  );
}
