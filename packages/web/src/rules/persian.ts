const PERSIAN = new Intl.NumberFormat("fa", { useGrouping: false });

/** A number in Persian digits. */
export function persian(number: number): string {
  return PERSIAN.format(number);
}
