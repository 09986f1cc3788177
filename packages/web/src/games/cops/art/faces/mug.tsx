import { INK, PAPER } from "../palette.ts";

type MugProps = {
  readonly y: number;
  readonly skin: string;
  /** The side of the face that the lamp does not reach. */
  readonly shade: string;
  readonly lips?: string;
  /** Half-closed eyes trust nobody. */
  readonly eyes?: "open" | "narrow";
};

/** A face in lamp light: one cheek bright, the other in shade. */
export function Mug({ y, skin, shade, lips = "#8f4636", eyes = "open" }: MugProps) {
  const lid = eyes === "open" ? -9 : -4;
  return (
    <g transform={`translate(120 ${y})`} fill="none" stroke={INK} stroke-width="2">
      <path d="M-15 22H15V58Q0 66 -15 58Z" fill={shade} stroke="none" />
      <path d="M-31 -6q-6 -2 -5 5t8 11ZM31 -6q6 -2 5 5t-8 11Z" fill={skin} stroke="none" />
      <path d="M-31 -12C-31 -42 31 -42 31 -12L29 12Q25 30 10 39Q0 43 -10 39Q-25 30 -29 12Z" fill={skin} stroke="none" />
      <path
        d="M10 -33C26 -30 31 -24 31 -12L29 12Q25 30 10 39Q6 41 3 41Q15 28 15 10L9 -4Q14 -18 10 -33Z"
        fill={shade}
        stroke="none"
      />
      <path d="M-24 -10Q-14 -15 -5 -10M24 -10Q14 -15 5 -10" stroke-width="3.6" />
      <path d={`M-22 1Q-14 ${lid} -5 1Q-14 6 -22 1ZM22 1Q14 ${lid} 5 1Q14 6 22 1Z`} fill={PAPER} stroke-width="1.6" />
      <path
        d="M-16.5 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM10 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z"
        fill={INK}
        stroke="none"
      />
      <path d="M2 -2L5 13Q0 17 -5 14" stroke={shade === INK ? PAPER : INK} stroke-width="1.8" />
      <path d="M-10 24Q0 28 11 23" stroke={lips} stroke-width="3.4" />
    </g>
  );
}
