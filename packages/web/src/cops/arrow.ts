/** A rectangle on the table, in pixels from its corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrow as it is drawn: its line, and its head. */
export interface Arrow {
  readonly line: string;
  readonly head: string;
}

/** How far an arrow stays off the boxes it joins, how much it bends, and how large its head is. */
const GAP = 4;
const BEND = 0.14;
const HEAD = 12;
/** How deep an arrow hangs under a row, there and back. */
const DEEP = 26;
const DEEPER = 40;

/** The arrow from one box to another. It bends to its own right hand, so that two who aim at each other are two arrows. */
export function arrowBetween(from: Box, to: Box): Arrow {
  const start = middle(from);
  const end = middle(to);
  const away: Point = { x: end.x - start.x, y: end.y - start.y };
  const bend: Point = {
    x: (start.x + end.x) / 2 - away.y * BEND,
    y: (start.y + end.y) / 2 + away.x * BEND,
  };
  return drawn(edgeOf(from, start, bend), bend, edgeOf(to, end, bend));
}

/** The arrow between two boxes of one row: it hangs below the row, where it hides nobody who sits between. */
export function arrowUnder(from: Box, to: Box): Arrow {
  const isBack = to.left < from.left;
  const aside = from.width / 6;
  const foot = ({ left, top, width, height }: Box, shift: number): Point => ({
    x: left + width / 2 + shift,
    y: top + height + GAP,
  });
  const tail = foot(from, isBack ? -aside : aside);
  const tip = foot(to, isBack ? aside : -aside);
  return drawn(tail, { x: (tail.x + tip.x) / 2, y: Math.max(tail.y, tip.y) + (isBack ? DEEPER : DEEP) }, tip);
}

/** Whether two boxes stand beside each other. */
export function isOneRow(one: Box, other: Box): boolean {
  return Math.abs(one.top - other.top) < Math.min(one.height, other.height) / 2;
}

function drawn(tail: Point, bend: Point, tip: Point): Arrow {
  const back = towards(tip, bend, HEAD);
  const across = towards({ x: 0, y: 0 }, { x: bend.y - tip.y, y: tip.x - bend.x }, HEAD / 2);
  return {
    line: `M${at(tail)}Q${at(bend)} ${at(back)}`,
    head: `M${at(tip)}L${at({ x: back.x + across.x, y: back.y + across.y })} ${at({ x: back.x - across.x, y: back.y - across.y })}Z`,
  };
}

function middle({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Where the way from the middle of a box to a point leaves it, and a little further. */
function edgeOf({ width, height }: Box, from: Point, to: Point): Point {
  const x = Math.abs(to.x - from.x);
  const y = Math.abs(to.y - from.y);
  const share = Math.min(1, (width / 2 + GAP) / Math.max(x, 0.001), (height / 2 + GAP) / Math.max(y, 0.001));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
