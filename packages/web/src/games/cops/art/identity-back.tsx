import { useId } from "preact/hooks";
import { type ArtProps, CardPaper, Drawing } from "../../../art/drawing.tsx";
import { circle } from "../../../art/geometry.ts";
import { AMBER, EDGE, INK, MANILA, MANILA_DARK } from "./palette.ts";
import { fingerprint, stripes } from "./shapes.ts";

const PRINT = fingerprint(120, 172, 84, 106, 11);
const TAPE = stripes(-90, 150, 420, 36, 48);

/** The back of an identity card: a closed case folder, taped shut, with a fingerprint on its seal. */
export function IdentityBack({ class: className }: ArtProps) {
  const id = useId();
  return (
    <Drawing width={240} height={336} class={className}>
      <CardPaper id={id} edge={EDGE} rim={AMBER} />
      <g clip-path={`url(#${id})`}>
        <rect x="9" y="9" width="222" height="318" fill="#8f6a35" />
        <path d="M24 22H216V80H24Z" fill="#f7efdc" stroke={INK} stroke-width="2" />
        <path
          d="M9 42H118Q126 42 130 34T142 26H204Q212 26 216 34T228 42H231V327H9Z"
          fill={MANILA}
          stroke={INK}
          stroke-width="2"
        />
        <path d="M150 35H200" stroke={MANILA_DARK} stroke-width="5" />
        <path d="M20 54H220V316H20Z" fill="none" stroke={MANILA_DARK} stroke-width="2" />
        <path d="M9 300H231M9 306H231" fill="none" stroke={MANILA_DARK} stroke-width="1.6" />
        <g transform="rotate(-38 120 168)">
          <rect x="-90" y="154" width="420" height="36" fill={INK} fill-opacity=".3" />
          <rect x="-90" y="150" width="420" height="36" fill="#f4c020" />
          <path d={TAPE} fill={INK} />
          <path d="M-90 150H330M-90 186H330" stroke={INK} stroke-width="2" />
        </g>
        <path d={circle(120, 172, 72)} fill={INK} />
        <path d={circle(120, 172, 70)} fill="#f7efdc" />
        <path d={circle(120, 172, 64)} fill="none" stroke={AMBER} stroke-width="2.5" />
        <path d={PRINT} fill="none" stroke="#26406e" stroke-width="3" stroke-linecap="round" />
      </g>
      <rect x="9" y="9" width="222" height="318" rx="6" fill="none" stroke={AMBER} stroke-width="2" />
    </Drawing>
  );
}
