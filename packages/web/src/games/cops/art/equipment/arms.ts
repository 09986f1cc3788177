import { circle, star } from "../../../../art/geometry.ts";
import type { Thing } from "./thing.ts";

const HOLES = [20.5, 27.5].flatMap((x) => [23.5, 30, 36.5].map((y) => circle(x, y, 1.9))).join("");

/** A grenade in the middle of its flash. */
export const flashbang: Thing = {
  parts: [
    ["accent", star(24, 25, 23.5, 15, 12)],
    ["body", "M20 8H28V16H20Z"],
    ["body", "M16.5 15H31.5V42H16.5Z"],
    ["dark", HOLES],
    ["body", "M21 5H33L37 10V22L34 20.5V11.5L31.5 9H21Z"],
    ["line", circle(16.5, 9, 3.5)],
    ["fine", "M16.5 19H31.5M16.5 40H31.5"],
  ],
};

/** A police dog, ears up. */
export const k9Unit: Thing = {
  parts: [
    ["body", "M6 1.5L18.5 11Q24 9.5 29.5 11L42 1.5Q45 15 40.5 25L36 36Q32 46.5 24 46.5T12 36L7.5 25Q3 15 6 1.5Z"],
    ["accent", "M9.5 8.5L15.5 13.5L10 20Q8.5 14 9.5 8.5ZM38.5 8.5L32.5 13.5L38 20Q39.5 14 38.5 8.5Z"],
    ["accent", "M24 17L31.5 31Q33 44 24 44T16.5 31Z"],
    ["dark", "M18.5 31.5Q24 28.5 29.5 31.5Q29 37 24 38Q19 37 18.5 31.5Z"],
    ["dark", circle(15.2, 24, 2.3) + circle(32.8, 24, 2.3)],
    ["line", "M24 38V41"],
    ["fine", "M12 29L9.5 27M36 29L38.5 27M20.5 13.5L24 20L27.5 13.5M13.5 34L11.5 33M34.5 34L36.5 33"],
  ],
};

/** Two sticks with a phone strapped to it, and a fuse. */
export const mobileDetonator: Thing = {
  parts: [
    ["trace", "M36 14Q35.5 10 38 9"],
    ["accent", star(39.5, 7.5, 7.5, 3.6, 8)],
    ["accent", "M3 13H14.5V45H3ZM33.5 13H45V45H33.5Z"],
    ["line", "M3 19H14.5M33.5 19H45M3 39H14.5M33.5 39H45"],
    ["body", "M12 3H16.5V17H12Z"],
    ["body", "M14 14H34Q36 14 36 16V42Q36 44 34 44H14Q12 44 12 42V16Q12 14 14 14Z"],
    ["dark", "M16 18.5H32V27.5H16Z"],
    ["dark", [17.5, 24, 30.5].map((x) => circle(x, 33, 1.6) + circle(x, 38.6, 1.6)).join("")],
    ["fine", "M6 23V35M42 23V35"],
  ],
};

/** The shield of the riot police, with a window to look through and a star. */
export const riotShield: Thing = {
  parts: [
    ["body", "M8 5.5Q24 -1 40 5.5V37Q40 44 24 47.2Q8 44 8 37Z"],
    ["accent", "M13 10Q24 5.5 35 10V17.5H13Z"],
    ["line", "M8 23H40"],
    ["accent", star(24, 34, 8.6, 3.7, 5)],
    ["fine", "M17.5 15.5L20.5 10M22 15.5L25 9.5M11.5 27V37Q12 41 18 43M36.5 27V37M11.5 20.2H11.51M36.5 20.2H36.51"],
  ],
};

/** A canister that pours out smoke. */
export const smokeGrenade: Thing = {
  parts: [
    ["body", circle(33.5, 36, 4.6) + circle(42.5, 34, 3)],
    ["accent", "M4 24H20V43.5Q20 46.5 17 46.5H7Q4 46.5 4 43.5Z"],
    ["line", "M4 31H20M4 41H20"],
    ["body", "M7.5 18H16.5V24H7.5Z"],
    [
      "body",
      "M12 18.5Q9 11 16 9.5A8.5 8.5 0 0 1 29.5 4A9 9 0 0 1 44 10.5A8 8 0 0 1 42.5 26A8 8 0 0 1 29 28Q22.5 29.5 20.5 23Q14.5 24.5 12 18.5Z",
    ],
    ["line", "M22.5 14.5A5 5 0 0 1 29.5 12M32 20.5A5 5 0 0 1 39.5 18.5"],
    ["fine", "M8 36H16M17 13.5A4 4 0 0 1 20.5 11.5M33 8.5A5 5 0 0 1 38.5 10"],
  ],
};

/** The taser, with the spark before its mouth. */
export const taser: Thing = {
  parts: [
    ["accent", "M15 11H43Q46 11 46 14V24H40.5L43.5 44H32L29 29H15Z"],
    ["body", "M11 13.5H17.5V26.5H11Z"],
    ["line", "M29 24H40.5M21 16.5H39M22 29Q22.5 35.5 30 35"],
    ["body", "M7 5L1.5 17.5H6L2.5 31L12.5 15H7.5L11.5 5Z"],
    ["fine", "M33.5 33H40M34.5 37H41M21 20H39"],
  ],
};
