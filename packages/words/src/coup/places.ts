import type { ActionName } from "@darbar/coup";

/**
 * Where each action has its place, for ever: what everybody may do, what the characters do, and what only some tables know.
 * Keys count along these rows.
 */
export const PLACES: readonly (readonly ActionName[])[] = [
  ["income", "foreign-aid", "coup"],
  ["tax", "assassinate", "steal", "exchange"],
  ["examine", "embezzle", "convert", "bomb"],
];

/** Actions in the order of their places. */
export function byPlace<Placed extends { readonly name: ActionName }>(actions: readonly Placed[]): readonly Placed[] {
  const order = PLACES.flat();
  return actions.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}
