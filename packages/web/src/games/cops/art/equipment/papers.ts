import { circle } from "../../../../art/geometry.ts";
import { stripes } from "../shapes.ts";
import type { Thing } from "./thing.ts";

/** An envelope with banknotes in it. */
export const blackmail: Thing = {
  parts: [
    ["accent", "M14 5.5L40 2.5V30H14Z"],
    ["accent", "M8 9H34V36H8Z"],
    ["line", circle(21, 19, 4.6)],
    ["fine", "M11 12H31V34M11 12V30M18 4.8V9M37 6V24"],
    ["body", "M3 19.5L24 35L45 19.5V45H3Z"],
    ["line", "M3 45L18.5 31M45 45L29.5 31"],
  ],
};

/** A bag of evidence with a zip, and a bullet in it. */
export const evidenceBag: Thing = {
  parts: [
    ["body", "M8 9H40V43Q40 46 37 46H11Q8 46 8 43Z"],
    ["accent", "M6 3H42V12H6Z"],
    ["line", "M6 7.5H28M35 7.5H42"],
    ["dark", "M28 5H35V10H28Z"],
    ["accent", "M18.5 41V28Q18.5 20.5 24 17Q29.5 20.5 29.5 28V41Z"],
    ["line", "M18.5 36H29.5M18.5 28H29.5"],
    ["fine", "M12 16V42M36 18V30M36 34V38M21.5 38.5H26.5"],
  ],
};

/** A gloved hand that leaves a packet where it will be found. */
export const plantedEvidence: Thing = {
  parts: [
    ["accent", "M5 31L8.5 26H20.5L24 31V46.5H5Z"],
    ["line", "M5 31H24M11 38.5H18"],
    [
      "body",
      "M29 9L39.5 19.5Q38.5 27.5 31 30L23 32Q19.5 32 19.5 29.5Q19.5 27.5 22.5 26.5L25 25.5L15.5 28.5Q12 29 11.5 26.5Q11 24.5 13.5 23L21 18.5Q22.5 12.5 29 9Z",
    ],
    ["line", "M25 25.5L29 23"],
    ["accent", "M26.5 6L33 1.5H46.5V15.5L42.5 22Z"],
    ["trace", "M30 36V44M37 32V38"],
    ["fine", "M30.5 5L43.5 18M8 43.5H21M25 15.5Q27.5 12.5 30.5 11.5"],
  ],
};

/** The trace of a lie on the paper of a polygraph. */
export const polygraph: Thing = {
  parts: [
    ["body", "M5 10H43V41Q38 45 33.5 41T24 41T14.5 41T5 41Z"],
    ["fine", "M5 18H43M5 34H43M14.5 13V39M24 13V39M33.5 13V39"],
    ["line", "M5 27H12L15.5 20L19.5 35L25 15L30 33L32.5 27H43"],
    ["accent", "M2 5H46V13H2Z"],
    ["dark", circle(7, 9, 1.6) + circle(41, 9, 1.6)],
    ["fine", "M13 9H35"],
  ],
};

/** An order on paper, with a striped barrier before it. */
export const restrainingOrder: Thing = {
  parts: [
    ["body", "M10 2.5H31L38 9.5V44H10Z"],
    ["line", "M31 2.5V9.5H38M15.5 10H25M15.5 16H32.5"],
    ["fine", "M15.5 21H32.5M15.5 41H32"],
    ["body", "M7 36H12V46H7ZM36 36H41V46H36Z"],
    ["accent", "M2 25.5H46V36H2Z"],
    ["dark", stripes(13, 25.5, 22, 10.5, 11)],
  ],
};
