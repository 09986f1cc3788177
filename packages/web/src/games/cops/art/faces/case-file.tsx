import { type Identity, isLeader } from "@darbar/cops";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { type ArtProps, Drawing } from "../../../../art/drawing.tsx";
import { IdentityEmblemParts } from "../identity-emblem.tsx";
import { AMBER, EDGE, INK, NIGHT, PAPER } from "../palette.ts";

type CaseFileProps = ArtProps & {
  readonly of: Identity;
  /** Colours of the folder, of its lines, and of the wall in the picture. */
  readonly folder: string;
  readonly lines: string;
  readonly wall: string;
  /** Path of the picture's edge: the outline of the badge, large. */
  readonly window: string;
  /** What is cut by the edge of the picture, and what stands out over it. */
  readonly inside: ComponentChildren;
  readonly over?: ComponentChildren;
};

const TAB = "M9 50H128Q136 50 140 40T152 30H206Q214 30 218 40T230 50H231V283H9Z";
const CLIP = "M80 42V24a6 6 0 0 1 12 0V54a4 4 0 0 1 -8 0V28";
/** Lines of a report that nobody may read: most words are blacked out. */
const REPORT = "M22 232H70M22 244H58M22 256H84M22 268H70M218 232H176M218 244H188M218 256H160M218 268H172";

/** The badge keeps its paint on the card, whatever the theme of the page. */
const BADGE =
  "--cops-honest:#2f74c9;--cops-crooked:#b4502c;--cops-agent:#1f4f96;--cops-kingpin:#7d2a1b;--cops-rim:#f7efdc;--cops-leader-rim:#f0a93a;--cops-ring:#f0a93a;--cops-figure:#fff6e3";

/** The card around a portrait: a case folder, the picture in it, a small badge, an empty name plate. */
export function CaseFile({ of, folder, lines, wall, window, inside, over, class: className }: CaseFileProps) {
  const id = useId();
  return (
    <Drawing width={240} height={336} class={className}>
      <clipPath id={`${id}w`}>
        <path d={window} />
      </clipPath>
      <clipPath id={`${id}f`}>
        <rect x="9" y="9" width="222" height="274" rx="6" />
      </clipPath>
      <rect x="1" y="1" width="238" height="334" rx="13" fill={EDGE} stroke={AMBER} stroke-width="2" />
      <g clip-path={`url(#${id}f)`}>
        <rect x="9" y="9" width="222" height="274" fill={lines} />
        <path d="M70 18H226V70H70Z" fill={PAPER} />
        <path d={TAB} fill={folder} stroke={lines} stroke-width="2" />
        <path d={CLIP} fill="none" stroke="#c4cede" stroke-width="3" stroke-linecap="round" />
        <path d="M158 40H200" stroke={lines} stroke-width="6" />
        <path d={REPORT} stroke={lines} stroke-width="6" />
      </g>
      <g stroke-linejoin="round" stroke-linecap="round">
        <path d={window} fill={wall} />
        <g clip-path={`url(#${id}w)`}>{inside}</g>
        <g fill="none">
          <path d={window} stroke={INK} stroke-width="12" />
          <path d={window} stroke={isLeader(of) ? AMBER : PAPER} stroke-width="8" />
          {isLeader(of) && <path d={window} stroke={INK} stroke-width="2" />}
        </g>
        {over}
      </g>
      <g fill="none" stroke={AMBER} stroke-width="2">
        <rect x="9" y="9" width="222" height="274" rx="6" />
        <rect x="9" y="287" width="222" height="40" rx="6" fill={NIGHT} />
      </g>
      <g transform="translate(14 14) scale(.9)" style={BADGE}>
        <IdentityEmblemParts of={of} />
      </g>
    </Drawing>
  );
}
