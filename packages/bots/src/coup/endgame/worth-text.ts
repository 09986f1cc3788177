import type { Worths } from "./worths.ts";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The largest number of two digits. */
const MOST = DIGITS.length * DIGITS.length - 1;

/** Worths as text, two letters each. */
export function writeWorths(worths: Worths): string {
  return Array.from(worths, (worth) => {
    const step = Math.max(0, Math.min(MOST, Math.round(((worth + 1) / 2) * MOST)));
    return DIGITS.charAt(Math.floor(step / DIGITS.length)) + DIGITS.charAt(step % DIGITS.length);
  }).join("");
}

export function readWorths(text: string): Worths {
  return Float64Array.from({ length: text.length / 2 }, (_, place) => {
    const step = DIGITS.indexOf(text[2 * place]) * DIGITS.length + DIGITS.indexOf(text[2 * place + 1]);
    return (2 * step) / MOST - 1;
  });
}
