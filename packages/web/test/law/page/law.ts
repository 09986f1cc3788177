import { type Box, boxOf, nameOf, overlap, placeOf, sticksOut } from "./boxes.ts";
import { type Fault, fault, HAIR } from "./faults.ts";
import { figuresOf } from "./figures.ts";
import { inSteadOf, MAY_SCROLL, pressables } from "./pressables.ts";
import { cutterOf, endsInDots, isSeen, piecesIn } from "./sight.ts";
import { textFaults } from "./texts.ts";

export interface LawScreen {
  readonly width: number;
  readonly height: number;
  readonly isPhone: boolean;
}

/** What of the law the page breaks as it stands, and how much can be pressed on it. */
export function faultsShown(screen: LawScreen): { readonly faults: readonly Fault[]; readonly pressables: number } {
  const all = pressables();
  const seen = all.filter(isSeen);
  const frame: Box = { left: 0, top: 0, right: screen.width, bottom: screen.height };
  const faults: Fault[] = [
    ...all.filter((each) => !isSeen(each) && inSteadOf(each) === null).map((each) => fault("hidden", nameOf(each))),
    ...seen.flatMap((each) => faultsOf(each, frame, screen.isPhone)),
    ...textFaults(frame),
    ...scrolling(screen),
    ...questionFaults(frame, seen.length > 0),
    ...seatFaults(frame),
    ...(screen.isPhone ? cardFaults() : []),
  ];
  const told = new Map(faults.map((each) => [`${each.law} ${each.what}`, each]));
  return { faults: [...told.values()], pressables: seen.length };
}

/** As high as a fingertip needs it. */
const FINGER = 44;
/** As wide as a card must be on a phone. */
const CARD = 22;

function faultsOf(pressable: HTMLElement, frame: Box, isPhone: boolean): readonly Fault[] {
  const box = boxOf(pressable);
  const name = nameOf(pressable);
  if (sticksOut(box, frame) > HAIR) return [fault("outside", `${name}: ${placeOf(box)}`)];
  const cutter = cutterOf(pressable, box);
  if (cutter !== null) return [fault("outside", `${name}: ${placeOf(box)}, cut by ${nameOf(cutter)}`)];
  const cover = coverOf(pressable, box);
  return [
    ...(cover === null ? [] : [fault("covered", `${name} by ${nameOf(cover)}`)]),
    ...(isPhone && box.bottom - box.top < FINGER - 0.5 ? [fault("low", `${name}: ${placeOf(box)}`)] : []),
    ...cutTexts(pressable, box),
  ];
}

/** What lies over the middle of something, or near one of its corners. */
function coverOf(pressable: HTMLElement, { left, top, right, bottom }: Box): Element | null {
  // Inside the rounding of corners.
  const inset = Math.min(30, (right - left) / 5, (bottom - top) / 5);
  const xs = [left + inset, right - inset];
  const ys = [top + inset, bottom - inset];
  const points = [[(left + right) / 2, (top + bottom) / 2], ...xs.flatMap((x) => ys.map((y) => [x, y]))];
  for (const [x, y] of points) {
    const hit = document.elementFromPoint(x, y);
    if (hit === null || pressable.contains(hit) || isPartOfSame(pressable, hit)) continue;
    return hit;
  }
  return null;
}

/** A card of a player who can be pressed may itself be pressed: it lies over them. */
function isPartOfSame(pressable: HTMLElement, hit: Element): boolean {
  const seat = pressable.closest("[data-place^=seat-]");
  const card = hit.closest("button");
  return pressable.matches(".seat-press") && seat !== null && card?.closest("[data-place^=seat-]") === seat;
}

/** Texts of something that can be pressed that are not all there. A name may end in dots if the name is all that does. */
function cutTexts(pressable: HTMLElement, box: Box): readonly Fault[] {
  return piecesIn(pressable).flatMap(({ element, text, box: letters }) => {
    const dots = endsInDots(element, pressable);
    if (dots !== null) return isOnlyName(dots) ? [] : [fault("cut", `“${text}” of ${nameOf(pressable)} ends in dots`)];
    const isOut = sticksOut(letters, box) > HAIR || cutterOf(element, letters) !== null;
    return isOut ? [fault("cut", `“${text}” of ${nameOf(pressable)}`)] : [];
  });
}

function isOnlyName(dotted: Element): boolean {
  return piecesIn(dotted).every(({ element }) => element.closest(".name") !== null);
}

/** What can be scrolled, and has more to show than it shows. */
function scrolling({ width, height }: LawScreen): readonly Fault[] {
  const page = document.scrollingElement;
  const faults: Fault[] = [];
  if (page !== null && (page.scrollHeight > height + HAIR || page.scrollWidth > width + HAIR)) {
    faults.push(fault("scrolls", `the page: ${page.scrollWidth}×${page.scrollHeight}`));
  }
  for (const element of document.querySelectorAll("#app *")) {
    const down = element.scrollHeight - element.clientHeight;
    const across = element.scrollWidth - element.clientWidth;
    if ((down <= HAIR && across <= HAIR) || element instanceof SVGElement || element.closest(MAY_SCROLL) !== null)
      continue;
    const { overflowX, overflowY, display } = getComputedStyle(element);
    const isDown = down > HAIR && /auto|scroll/.test(overflowY);
    const isAcross = across > HAIR && /auto|scroll/.test(overflowX);
    if (display === "inline" || !(isDown || isAcross)) continue;
    faults.push(fault("scrolls", `${element.className} by ${Math.max(isDown ? down : 0, isAcross ? across : 0)} px`));
  }
  return faults;
}

/** Whether it can be read what is asked, where something is. */
function questionFaults(frame: Box, isAsked: boolean): readonly Fault[] {
  const heading = document.getElementById("prompt-heading");
  if (!isAsked) return [];
  if (heading === null) return [fault("question", "there is none")];
  const box = boxOf(heading);
  const cutter = cutterOf(heading, box);
  if (sticksOut(box, frame) > HAIR) return [fault("question", `${nameOf(heading)}: ${placeOf(box)}`)];
  return cutter === null ? [] : [fault("question", `${nameOf(heading)}: cut by ${nameOf(cutter)}`)];
}

/** Players who are not whole on the screen, or lie over each other or under the dock. */
function seatFaults(frame: Box): readonly Fault[] {
  // On a phone beside a screen seats are for ears only.
  const seats = [...document.querySelectorAll(".game-table:not(.is-companion) .seats > .seat")];
  const others = [...seats, ...document.querySelectorAll(".game-table > .dock, .game-table > .bar")];
  return seats.flatMap((seat, place) => {
    const box = boxOf(seat);
    const under = others.slice(place + 1).filter((other) => overlap(box, boxOf(other), 1.5));
    return [
      ...(sticksOut(box, frame) > HAIR ? [fault("seat", `${nameOf(seat)}: ${placeOf(box)}`)] : []),
      ...under.map((other) => fault("seat", `${nameOf(seat)} and ${nameOf(other)}`)),
    ];
  });
}

function cardFaults(): readonly Fault[] {
  const { narrowestCard } = figuresOf();
  const isSmall = narrowestCard !== null && narrowestCard < CARD - 0.1;
  return isSmall ? [fault("card", `${narrowestCard.toFixed(1)} px wide`)] : [];
}
