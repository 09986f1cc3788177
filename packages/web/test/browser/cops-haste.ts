import type { Seat } from "@darbar/kernel";

/** A button of the open question. */
export interface Button {
  /** "investigate", "seat-2", "card-2-0", "confirm", "pass": see `Offer`. */
  readonly id: string;
  /** Its place among the buttons, those that cannot be pressed included: the key that presses it. */
  readonly index: number;
  readonly isMarked: boolean;
  readonly isDangerous: boolean;
}

/** Preferred from the first on: whatever brings the end nearer. */
const HASTE = ["confirm", "shoot", "snatch", "play", "arm", "go-on", "investigate", "swap", "infiltrate", "equip"];

/** Run in a page: what can be pressed there now. */
export function readButtons(): readonly Button[] {
  const all = [...document.querySelectorAll<HTMLElement>(".prompt [data-choice]")];
  return all.flatMap(({ dataset, ariaPressed, ariaDisabled }, index) => {
    const is = { isMarked: ariaPressed === "true", isDangerous: dataset.arms !== undefined };
    return ariaDisabled === "true" ? [] : [{ id: dataset.choice ?? "", index, ...is }];
  });
}

/**
 * The button that brings the end of the game nearest: somebody of the greatest worth, else one of the names that are
 * liked just now, else whatever makes haste.
 */
export function hastiestOf(
  buttons: readonly Button[],
  worth: (seat: Seat) => number,
  liked: readonly string[] = [],
): Button {
  const open = buttons.filter(({ isMarked }) => !isMarked);
  const named = (name: string): Button | undefined => open.find(({ id }) => id === name || id.startsWith(`${name}-`));
  const seats = open.filter(({ id }) => id.startsWith("seat-"));
  if (seats.length > 0) {
    const worthOf = ({ id }: Button): number => worth(Number(id.slice("seat-".length)));
    return seats.reduce((best, each) => (worthOf(each) > worthOf(best) ? each : best));
  }
  return [...liked, ...HASTE].map(named).find((button) => button !== undefined) ?? open[0];
}
