import { circle } from "../../../../art/geometry.ts";
import type { Thing } from "./thing.ts";

/** Brows, glasses, nose and moustache, all in one piece. */
export const disguise: Thing = {
  parts: [
    ["accent", "M3 11Q10 1.5 21.5 7.5L20.5 12Q12 8 5 14ZM45 11Q38 1.5 26.5 7.5L27.5 12Q36 8 43 14Z"],
    ["body", "M20 21Q20 18.5 24 18.5T28 21L30.5 30Q31 35 24 35T17.5 30Z"],
    ["body", circle(12, 20.5, 8.5) + circle(36, 20.5, 8.5)],
    ["dark", circle(12, 20.5, 5.2) + circle(36, 20.5, 5.2)],
    [
      "accent",
      "M24 33.5C19 28.5 11 30.5 8 35.5Q5.5 38.5 2 36C3 45.5 16 47.5 24 39.5C32 47.5 45 45.5 46 36Q42.5 38.5 40 35.5C37 30.5 29 28.5 24 33.5Z",
    ],
    ["fine", "M8 39.5Q14 41 19 37M40 39.5Q34 41 29 37M21.5 31.5H21.51M26.5 31.5H26.51"],
  ],
};

/** A metal detector over a find. */
export const metalDetector: Thing = {
  parts: [
    ["trace", "M35 31Q39.5 36 37 42.5M40.5 27.5Q46.5 35 43.5 44"],
    [
      "accent",
      "M1.5 37.5A15 9 0 1 0 31.5 37.5A15 9 0 1 0 1.5 37.5ZM8 37.5A8.5 4.5 0 1 1 25 37.5A8.5 4.5 0 1 1 8 37.5Z",
    ],
    ["body", "M14.5 31.5L33 4L37 6.8L18.5 34Z"],
    ["body", "M26.5 18L32 22L29.5 26L24 22Z"],
    ["accent", "M31 1.5L42 9L39 13.5L28 6Z"],
    ["fine", "M31.5 5L38.5 9.8M5 41Q9 44.5 16.5 44.5"],
  ],
};

/** A camera on its arm, looking down the street. */
export const surveillanceCamera: Thing = {
  parts: [
    ["body", "M26 20L30 31H38V36.5H26L20.5 22Z"],
    ["accent", "M37.5 24H44.5V45.5H37.5Z"],
    ["body", "M7 11L38 2.5L43.5 16.5L11.5 26Z"],
    ["accent", "M2.5 13L8.5 11L13 25.5L7 27.5Z"],
    ["dark", circle(35, 11, 2.4)],
    ["trace", "M2.5 32L.8 38M8.5 32.5L8.5 39M14.5 31L17 36.5"],
    ["fine", "M14 13.5L30 9M16 20L38 13.5M41 28H41.01M41 41H41.01"],
  ],
};

/** A walkie-talkie that somebody speaks into. */
export const walkieTalkie: Thing = {
  parts: [
    ["trace", "M25 9.5A6.5 6.5 0 0 0 25 2M31 12A12.5 12.5 0 0 0 31 .8"],
    ["body", "M12.5 1.5H18.5V16H12.5Z"],
    ["accent", "M27 12H33V17H27Z"],
    ["body", "M12 16H34Q37 16 37 19V43.5Q37 46.5 34 46.5H12Q9 46.5 9 43.5V19Q9 16 12 16Z"],
    ["accent", "M14 21H32V28H14Z"],
    ["line", "M15 33.5H31M15 37.5H31M15 41.5H31"],
    ["fine", "M17 24.5H29M14.5 5H16.5"],
  ],
};

/** Headphones, and what is heard in them. */
export const wiretap: Thing = {
  parts: [
    ["body", "M3.5 28V24A20.5 20.5 0 0 1 44.5 24V28H39.5V24A15.5 15.5 0 0 0 8.5 24V28Z"],
    [
      "accent",
      "M2.5 27H8Q13.5 27 13.5 32V40Q13.5 45 8 45Q2.5 45 2.5 39ZM45.5 27H40Q34.5 27 34.5 32V40Q34.5 45 40 45Q45.5 45 45.5 39Z",
    ],
    ["trace", "M18.5 30.5V37M24 25.5V42M29.5 30.5V37"],
    ["line", "M8.5 32V40M39.5 32V40"],
    ["fine", "M10 12.5Q16 6.5 24 6.5T38 12.5"],
  ],
};
