/** So many cards, in words where Hebrew has one for it. */
export function cards(number: number): string {
  return number === 1 ? "קלף אחד" : `${number} קלפים`;
}

/** So many coins. */
export function coins(number: number): string {
  return number === 1 ? "מטבע אחד" : `${number} מטבעות`;
}
