import { star } from "../../../../art/geometry.ts";
import type { Thing } from "./thing.ts";

/** A steaming mug with a star on it. */
export const coffee: Thing = {
  parts: [
    ["body", "M34 22H38A7.5 7.5 0 0 1 38 37H34V32.5H37.5A3 3 0 0 0 37.5 26.5H34Z"],
    ["body", "M6 18H35V38Q35 45.5 27.5 45.5H13.5Q6 45.5 6 38Z"],
    ["accent", "M6 18Q6 14.5 20.5 14.5T35 18T20.5 21.5T6 18Z"],
    ["accent", star(20.5, 33, 7.6, 3.2, 5)],
    [
      "trace",
      "M13.5 10.5Q10.5 7.5 13.5 5T13.5 1.5M20.5 10.5Q17.5 7.5 20.5 5T20.5 1.5M27.5 10.5Q24.5 7.5 27.5 5T27.5 1.5",
    ],
    ["fine", "M9.5 24V38M31.5 24V30"],
  ],
};

/** A heart that a spark brings back. */
export const defibrillator: Thing = {
  parts: [
    ["accent", "M24 45.5C11 35 2.5 27 2.5 16.5A11 11 0 0 1 24 11.5A11 11 0 0 1 45.5 16.5C45.5 27 37 35 24 45.5Z"],
    ["body", "M27.5 6L13 27H22L18.5 42L35 20H25.5L30 6Z"],
    ["fine", "M6 18Q6 10.5 12.5 9.5M42 18Q42 24 36 30"],
  ],
};

/** A first-aid box with its cross. */
export const medKit: Thing = {
  parts: [
    ["body", "M15 14V8.5Q15 4.5 19 4.5H29Q33 4.5 33 8.5V14H28.5V9H19.5V14Z"],
    ["body", "M6 13.5H42Q45 13.5 45 16.5V41Q45 44 42 44H6Q3 44 3 41V16.5Q3 13.5 6 13.5Z"],
    ["accent", "M20 17.5H28V25H35.5V33H28V40.5H20V33H12.5V25H20Z"],
    ["fine", "M8.5 13.5V44M39.5 13.5V44"],
  ],
};

/** A syringe with a drop at its needle. */
export const truthSerum: Thing = {
  turn: 45,
  parts: [
    ["trace", "M24 40V52"],
    ["body", "M16.5 8H31.5V34Q31.5 36 29.5 36H18.5Q16.5 36 16.5 34Z"],
    ["accent", "M16.5 20H31.5V34Q31.5 36 29.5 36H18.5Q16.5 36 16.5 34Z"],
    ["accent", "M20.5 36H27.5L26 40.5H22Z"],
    ["body", "M21.5 1H26.5V8H21.5Z"],
    ["body", "M15 -3.5H33V1H15Z"],
    ["body", "M11.5 6H36.5V10.5H11.5Z"],
    ["line", "M16.5 15H22M16.5 25H22M16.5 30H22"],
    ["fine", "M28 13V33M18 -1.2H30"],
  ],
};
