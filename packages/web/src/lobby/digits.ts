/** Where the digits of Arabic, of Persian and of full-width script begin. */
const ZEROS = [0x0660, 0x06f0, 0xff10];

/** The whole number that somebody typed, in the digits of any of our keyboards; `null` if it is none. */
export function wholeOf(text: string): number | null {
  const plain = text.trim().replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.findLast((candidate) => candidate <= code) ?? code;
    return String(code - zero);
  });
  return /^\d{1,6}$/u.test(plain) ? Number(plain) : null;
}
