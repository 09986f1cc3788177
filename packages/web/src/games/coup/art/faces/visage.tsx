import { INK, IVORY, POMEGRANATE, SKIN } from "../../../../art/palette.ts";

type VisageProps = {
  readonly y: number;
  /** What can be seen of the face. */
  readonly shows?: "all" | "eyes";
  readonly brow?: string;
};

/** A face as the miniature painters drew it: meeting brows, almond eyes, a small mouth. */
export function Visage({ y, shows = "all", brow = INK }: VisageProps) {
  return (
    <g transform={`translate(120 ${y})`} fill="none" stroke={INK} stroke-width="2">
      {shows === "all" && (
        <path d="M-27 -6C-27 -34 27 -34 27 -6C27 18 14 34 0 34C-14 34 -27 18 -27 -6Z" fill={SKIN} stroke="none" />
      )}
      <path d="M-20 -8Q-12 -15 -2 -9M20 -8Q12 -15 2 -9" stroke={brow} stroke-width="3" />
      <path d="M-20 0Q-12 -8 -4 1Q-12 5 -20 0ZM20 0Q12 -8 4 1Q12 5 20 0Z" fill={IVORY} stroke-width="1.6" />
      <circle cx="-11.5" cy="-.6" r="3" fill={INK} stroke="none" />
      <circle cx="12.5" cy="-.6" r="3" fill={INK} stroke="none" />
      {shows === "all" && (
        <>
          <path d="M1 -3C0 5 -4 10 -3 12Q0 14 4 12" stroke="#a8744a" />
          <path d="M-6 20Q-3 17 0 19Q3 17 6 20Q0 25 -6 20Z" fill={POMEGRANATE} stroke="none" />
        </>
      )}
    </g>
  );
}
