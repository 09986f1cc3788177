import { type ArrowEnds, type Box, type End, type MeasuredTable, middleOf, within } from "./measured.ts";
import { between, curve, distance, type Point, type Way } from "./way.ts";

/** Where an arrow leaves a seat, and whither: inwards. */
interface Anchor extends Point {
  readonly inwards: Point;
}

/** How far arrows stay off the seats they join, and off each other. */
const GAP = 5;
const APART = 14;

/**
 * Arrows on a table where the seats stand in an arch around the stage. Each leaves the side of its seat that looks at the
 * stage and bends to the middle, where nobody sits.
 */
export function archWays(wishes: readonly ArrowEnds[], table: MeasuredTable): readonly Way[] {
  const ends = anchorsOf(wishes, table);
  const emblem = middleOf(table.emblem);
  return wishes.map(({ through }, index) => {
    const [from, to] = ends[index];
    if (through === "stage")
      return [...curve([from, bent(from, emblem), emblem]), ...curve([emblem, bent(to, emblem), to])];
    return curve([from, pulled(from, to, table), pulled(to, from, table), to]);
  });
}

/** An arrow by way of the emblem leaves its seat straight. */
function bent({ x, y, inwards }: Anchor, emblem: Point): Point {
  const reach = distance({ x, y }, emblem) / 2;
  return { x: x + inwards.x * reach, y: y + inwards.y * reach };
}

/** An arrow between two seats leaves one straight, bends to the middle, the more the farther it goes, and comes in straight. */
function pulled(from: Anchor, to: Anchor, { stage }: MeasuredTable): Point {
  const long = distance(from, to);
  const reach = within(long * 0.4, 36, 110);
  const out = { x: from.x + from.inwards.x * reach, y: from.y + from.inwards.y * reach };
  return between(out, middleOf(stage), within(long / 1200, 0.1, 0.4));
}

/** Where arrows begin and end. Those that meet at one seat stand beside each other, in the order of where they come from. */
function anchorsOf(wishes: readonly ArrowEnds[], table: MeasuredTable): readonly (readonly [Anchor, Anchor])[] {
  const at = (end: End, index: number): Anchor => {
    const side = sideOf(end, table);
    const along = side.inwards.x === 0 ? "x" : "y";
    const meeting = wishes
      .flatMap(({ from, to, through }, each) => {
        const far = from === end ? to : from;
        if (from !== end && to !== end) return [];
        return [{ each, far: middleOf(boxOf(through === "stage" ? "stage" : far, table))[along] }];
      })
      .toSorted((one, two) => one.far - two.far || one.each - two.each);
    const place = meeting.findIndex(({ each }) => each === index);
    const room = Math.min(APART, (0.8 * (side.most - side.least)) / Math.max(meeting.length, 1));
    const shifted = side[along] + (place - (meeting.length - 1) / 2) * room;
    return { ...side, [along]: within(shifted, side.least, side.most) };
  };
  return wishes.map(({ from, to }, index) => [at(from, index), at(to, index)]);
}

/** The side of a seat that looks at the stage, and how far along it arrows may leave. */
function sideOf(end: End, table: MeasuredTable): Anchor & { readonly least: number; readonly most: number } {
  const box = boxOf(end, table);
  const { x, y } = middleOf(box);
  const { stage } = table;
  const across = { least: box.left + GAP, most: box.right - GAP };
  if (end === "stage" || end === table.home?.seat) return { x, y: box.top - GAP, inwards: { x: 0, y: -1 }, ...across };
  // Beside the seats above the stage there is no room: an arrow leaves a high seat of a wing where the stage begins.
  const low = within(Math.max(y, stage.top + APART), box.top + GAP, box.bottom - GAP);
  const down = { least: Math.min(low, Math.max(box.top, stage.top) + GAP), most: box.bottom - GAP };
  if (box.right <= stage.left + GAP) return { x: box.right + GAP, y: low, inwards: { x: 1, y: 0 }, ...down };
  if (box.left >= stage.right - GAP) return { x: box.left - GAP, y: low, inwards: { x: -1, y: 0 }, ...down };
  return { x, y: box.bottom + GAP, inwards: { x: 0, y: 1 }, ...across };
}

function boxOf(end: End, { seats, home, emblem }: MeasuredTable): Box {
  if (end === "stage") return emblem;
  return (end === home?.seat ? home.box : seats.get(end)) ?? emblem;
}
