/** How many letters the code of a table has. */
export const CODE_LETTERS = 5;

/** What somebody typed or pasted as the code of a table: lower case, spaces, dashes and whole links are forgiven. */
export function cleanCode(text: string): string | null {
  const linked = /\/t\/([A-Za-z]+)/u.exec(text);
  const letters = (linked?.[1] ?? text)
    .normalize("NFKC")
    .replace(/[\s\p{P}\p{Cf}]/gu, "")
    .toUpperCase();
  return /^[A-Z]{5}$/u.test(letters) ? letters : null;
}
