/** Where a bubble stands on the screen, in pixels, and where its tail is, from its left or its top. */
export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  /** The side of the bubble on which its speaker is; bubbles are laid out from the left in every language. */
  readonly side: "start" | "end" | "above";
  readonly tail: number;
}

type Box = Pick<DOMRectReadOnly, "left" | "top" | "width" | "height">;
interface Size {
  readonly offsetWidth: number;
  readonly offsetHeight: number;
}

/** How far a bubble is from its speaker, and from the rim of the table. */
const GAP = 10;
const RIM = 4;

/** The place of a bubble on the table: towards its middle, beside a wing of a roomy one, else below the seat. */
export function placeOf(seat: Box, table: Box, bubble: Size, isRoomy: boolean): BubblePlace {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const middle = { x: seat.left + seat.width / 2, y: seat.top + seat.height / 2 };
  const across = (left: number): number => within(left, table.left, table.left + table.width - width);
  const down = (top: number): number => within(top, table.top, table.top + table.height - height);
  const beside = down(middle.y - height / 2);
  const third = table.width / 3;
  if (isRoomy && middle.x < table.left + third)
    return { left: across(seat.left + seat.width + GAP), top: beside, side: "start", tail: middle.y - beside };
  if (isRoomy && middle.x > table.left + 2 * third)
    return { left: across(seat.left - width - GAP), top: beside, side: "end", tail: middle.y - beside };
  const left = across(middle.x - width / 2);
  return { left, top: down(seat.top + seat.height + GAP), side: "above", tail: middle.x - left };
}

function within(wanted: number, least: number, most: number): number {
  return Math.max(least + RIM, Math.min(wanted, most - RIM));
}
