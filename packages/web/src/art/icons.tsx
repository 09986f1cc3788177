import { type ArtProps, LineSign } from "./drawing.tsx";
import { spokes } from "./geometry.ts";

/** One path each, drawn in a square of 24 with a line of 1.75. */
const PATHS = {
  flag: "M6 21V4.500q3.5-2.500 6.5 0t6.5 0v9q-3.500 2.500-6.500 0t-6.500 0",
  clock: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 7v5l3.5 2.5",
  log: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  chat: "M4 4.5h16v11.5h-8.5L7 20v-4H4Z",
  aid: "M5 3.5h14v17H7a2 2 0 0 1 0-4h12M10 7.6a2.2 2.2 0 1 1 3 2.2c-.7.3-1 .7-1 1.4M12 13.6h.01",
  "sound-on": "M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  "sound-off": "M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM16 9.5l5 5M21 9.5l-5 5",
  sun: `M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z${spokes(12, 12, 7, 9.5, 8)}`,
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  "auto-theme": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 3v18M12 7h5.5M12 11h8.5M12 15h8M12 19h4",
  language: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18",
  copy: "M9 8.5h11.5V21H9ZM5.5 15.5H3.5V3H15v2",
  share: "M12 15V3M7.5 7L12 3l4.5 4M6.5 11H4.5v10h15V11h-2",
  qr: "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2M20 14v2h-1M14 20h2M19 20h1v-1M7 7h.01M17 7h.01M7 17h.01",
  robot: "M5 9h14v10H5ZM12 9V5M12 4.2h.01M9.2 13.2h.01M14.8 13.2h.01M9.5 16.2h5M2.5 12.5v3M21.5 12.5v3",
  person: "M12 3.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM4 20.5c.6-4 3.6-6 8-6s7.4 2 8 6",
  crown: "M5.5 18L3.5 7.5l5 3.8L12 4.5l3.5 6.8l5-3.8l-2 10.5ZM6 21h12",
  mask: "M3 7.5c3.5 1.2 5.5.2 9 1.4c3.5-1.2 5.5-.2 9-1.4c.4 5.5-1.5 9.5-5 9.5c-2 0-2.6-1.6-4-1.6S10 17 8 17c-3.5 0-5.4-4-5-9.500ZM6.5 11.500q2-1 3.5.8M17.5 11.500q-2-1-3.5.8",
  claims: "M12 4v16.5M8 20.5h8M4.5 7.5L12 5.5l7.5 2M4.5 7.5L2 14a2.7 2.7 0 0 0 5 0ZM19.5 7.5L17 14a2.7 2.7 0 0 0 5 0Z",
  speech:
    "M12 3.5c5.2 0 9 3 9 7.2s-3.8 7.3-9 7.3q-1.3 0-2.5-.3L5 21v-4.8C3.7 14.8 3 12.9 3 10.7C3 6.5 6.8 3.5 12 3.5ZM8.2 9h2v2.2q0 1.8-1.8 2.4M13.8 9h2v2.2q0 1.8-1.8 2.4",
  crosshair: "M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14ZM12 2v5.5M12 16.5V22M2 12h5.5M16.5 12H22M12 12h.01",
  turn: "M19.5 12a7.5 7.5 0 1 1-2.4-5.5M17.8 2.5v4.5h-4.5",
  "chevron-start": "M15 5l-7 7l7 7",
  "chevron-end": "M9 5l7 7l-7 7",
  "chevron-down": "M5 9l7 7l7-7",
  first: "M6 5v14M19 5l-9 7l9 7Z",
  back: "M19.5 12H5M11 5.5L4.5 12l6.5 6.5",
  play: "M8 4.500v15L19.5 12Z",
  pause: "M8 5v14M16 5v14",
  forward: "M4.5 12H19M13 5.5L19.5 12L13 18.5",
  last: "M18 5v14M5 5l9 7l-9 7Z",
  close: "M5.5 5.500l13 13M18.5 5.500l-13 13",
  check: "M4.5 12.500l5 5.500L19.5 6.5",
  settings: `M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6ZM12 5.500a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13Z${spokes(12, 12, 6.5, 9.5, 8)}`,
  eye: "M2.5 12Q12 1.5 21.5 12Q12 22.5 2.5 12ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z",
  "eye-off":
    "M6.5 8.300Q4.3 9.8 2.5 12Q10.2 20.5 17 15.800M10 6.400Q16.3 5.6 21.5 12Q20.6 13 19.7 13.800M4 3.500l16 17M9.9 9.900a3 3 0 0 0 4.2 4.3",
  offline:
    "M2.5 9Q7 4.8 12 4.800t9.5 4.200M6 13Q8.8 10.3 12 10.300t6 2.700M9.5 16.700q2.5-2 5 0M12 20h.01M4 3.500l16 17",
  reconnect: "M20 11a8 8 0 0 0-14.5-3.500L4 9.500M4 4v5.500h5.500M4 13a8 8 0 0 0 14.5 3.500l1.5-2M20 20v-5.500h-5.5",
  plus: "M12 4.500v15M4.5 12h15",
  minus: "M4.5 12h15",
  pencil: "M4.5 19.500l1-4.500L16 4.500l3.5 3.500L9 18.500ZM13.5 7l3.5 3.500",
  leave: "M13.5 4H4.500v16h9M9.5 12H21M17 8l4 4l-4 4",
  kick: "M10 4a3.8 3.8 0 1 0 0 7.600a3.8 3.8 0 1 0 0-7.600ZM2.8 20c.5-3.8 3.2-5.5 7.2-5.500q2.3 0 4 .6M16.5 15.500l5 5M21.5 15.500l-5 5",
  mute: "M4 4.500h16v11.500h-8.500L7 20v-4H4ZM9.8 8l4.6 4.600M14.4 8l-4.6 4.6",
  hourglass:
    "M6 3h12M6 21h12M7.5 3c0 5 2 6.5 4.5 9c2.5-2.5 4.5-4 4.5-9M7.5 21c0-5 2-6.5 4.5-9c2.5 2.5 4.5 4 4.5 9M9.8 18h4.4",
  swords: "M4 3.500l11.5 12M20 3.500L8.5 15.500M12.5 18.500l6-6M16 16l4 4.500M11.5 18.500l-6-6M8 16l-4 4.5",
  shield: "M12 3L20 6v6c0 4.8-3.5 7.6-8 9.500C7.5 19.6 4 16.8 4 12V6Z",
  hand: "M7.5 13V6a1.6 1.6 0 0 1 3.2 0v5V4.600a1.6 1.6 0 0 1 3.2 0V11V6a1.6 1.6 0 0 1 3.2 0v8.500c0 4-2 6.5-5.6 6.500c-3 0-4.6-1.5-5.9-4L3.3 13.300c-.8-1.7 1.2-2.7 2.3-1.400Z",
  fullscreen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  install: "M7 2.500h10v19H7ZM12 6.500v7.500M9 11.200l3 3l3-3M10.5 18.500h3",
  keyboard:
    "M2.5 6h19v12h-19ZM6 9.500h.01M10 9.500h.01M14 9.500h.01M18 9.500h.01M6 12.500h.01M18 12.500h.01M10 12.500h.01M14 12.500h.01M8 15.500h8",
  table: "M12 6c-5.5 0-9.5 1.9-9.5 4.500S6.5 15 12 15s9.5-1.9 9.5-4.500S17.5 6 12 6ZM5.5 14v6M18.5 14v6",
  host: "M12 2.500l2.8 6l6.7.8l-5 4.500l1.4 6.700L12 17.200l-5.9 3.300l1.4-6.700l-5-4.500l6.7-.8Z",
  menu: "M4 6.500h16M4 12h16M4 17.500h16",
  download: "M12 3.500v11.500M7.5 11l4.5 4.500l4.5-4.500M4 17v3.500h16V17",
  upload: "M12 15.500V4M7.5 8.500L12 4l4.5 4.500M4 17v3.500h16V17",
  link: "M10 14.500a4 4 0 0 0 5.7 0l3.6-3.600a4 4 0 0 0-5.7-5.700L12.5 6.300M14 9.500a4 4 0 0 0-5.7 0l-3.6 3.600a4 4 0 0 0 5.7 5.700l1.1-1.1",
  hint: "M9 17.500c0-2.5-3-3.8-3-8a6 6 0 1 1 12 0c0 4.2-3 5.5-3 8ZM9.8 20.500h4.4",
} as const;

/** The name of a sign in the interface. */
export type IconName = keyof typeof PATHS;

// Signs that point along the line of reading; those of the player of a replay stay, as clockwise does.
const FLIPS: ReadonlySet<IconName> = new Set(["chevron-start", "chevron-end", "leave", "log", "speech"]);

/** A sign of the interface in the colour of the text around it. */
export function Icon({ name, class: className }: ArtProps & { readonly name: IconName }) {
  const flips = FLIPS.has(name) ? "flips" : undefined;
  return <LineSign d={PATHS[name]} class={[className, flips].filter(Boolean).join(" ") || undefined} />;
}
