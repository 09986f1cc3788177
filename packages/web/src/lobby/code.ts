/** What somebody typed or pasted as the code of a table: lower case, spaces, dashes and whole links are forgiven. */
export function cleanCode(text: string): string | null {
  const linked = /\/t\/([A-Za-z]+)/u.exec(text);
  const letters = (linked?.[1] ?? text)
    .normalize("NFKC")
    .replace(/[\s\p{P}\p{Cf}]/gu, "")
    .toUpperCase();
  // Tables from before codes had six letters have codes of five.
  return /^[A-Z]{5,6}$/u.test(letters) ? letters : null;
}
