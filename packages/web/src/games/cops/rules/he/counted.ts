/** So many diamonds, in words where Hebrew has one for it. */
export function diamonds(number: number): string {
  return number === 1 ? "יהלום אחד" : `${number} יהלומים`;
}
