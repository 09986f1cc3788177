import type { Play } from "@darbar/cops";
import type { Outlook } from "../outlook.ts";
import type { Personality } from "../personality.ts";

/** What it is worth to play a kind of equipment like this now; below 0: it would do harm. */
export type Worth = (play: Play, eye: Outlook, personality: Personality) => number;
