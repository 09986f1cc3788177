// @vitest-environment happy-dom
import type { JSX } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { archTable, HOME } from "../../../test/arrow-tables.ts";
import { acted } from "../../../test/dom/acted.ts";
import { all, the } from "../../../test/dom/reader.ts";
import { show } from "../../../test/dom/shown.tsx";
import { type Arrow, Arrows } from "./arrows.tsx";
import type { Box } from "./measured.ts";

/** Those who were told that something has another size. */
let observers: (() => void)[] = [];
let table = archTable(3, [1000, 500], [200, 100]);

const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

function boxOf(element: Element): Box {
  const place = element.getAttribute("data-place");
  if (place === `seat-${HOME}`) return table.home?.box ?? NOWHERE;
  if (place !== null) return table.seats.get(Number(place.slice("seat-".length))) ?? NOWHERE;
  return element.matches(".stage") ? table.stage : element.matches(".dock") ? table.dock : NOWHERE;
}

beforeEach(() => {
  table = archTable(3, [1000, 500], [200, 100]);
  observers = [];
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const { left, top, right, bottom } = boxOf(this);
    return new DOMRect(left, top, right - left, bottom - top);
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(hear: () => void) {
        observers.push(hear);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const AIMS: readonly Arrow[] = [
  { kind: "aim", from: 1, to: HOME, tone: "on-me", colour: "red" },
  { kind: "aim", from: HOME, to: 3, tone: "mine", colour: "blue" },
  { kind: "aim", from: 2, to: 3, tone: "other", colour: "green" },
];

function Table({ arrows }: { readonly arrows: readonly Arrow[] }): JSX.Element {
  return (
    <div class="game-table">
      <Arrows arrows={arrows} layout="wide" home={HOME} />
      <div class="stage" />
      {[1, 2, 3].map((seat) => (
        <div key={seat} data-place={`seat-${seat}`} />
      ))}
      <div class="dock">
        <div class="own" data-place={`seat-${HOME}`} />
      </div>
    </div>
  );
}

const lines = (root: ParentNode): readonly (string | null)[] =>
  all(root, ".arrow-line").map((line) => line.getAttribute("d"));

it("draws every arrow where the seats are, in the colour of whom it concerns", async () => {
  const { root, draw } = await show(<Table arrows={AIMS} />);
  expect(all(root, ".arrow").map((arrow) => arrow.getAttribute("data-arrow"))).toEqual([
    "aim-1-0",
    "aim-0-3",
    "aim-2-3",
  ]);
  expect(all(root, ".arrow").map((arrow) => arrow.style.getPropertyValue("--arrow-colour"))).toEqual([
    "var(--pomegranate)",
    "var(--turquoise)",
    "green",
  ]);
  await draw(<Table arrows={AIMS.slice(1)} />);
  expect(all(root, ".arrow")).toHaveLength(2);
  await draw(<Table arrows={[]} />);
  expect(all(root, ".arrow")).toEqual([]);
});

it("draws them anew when the table has another size", async () => {
  const { root } = await show(<Table arrows={AIMS} />);
  const before = lines(root);
  table = archTable(3, [700, 400], [150, 80]);
  await acted(() => {
    for (const hear of observers) hear();
  });
  expect(lines(root)).not.toEqual(before);
  expect(lines(root)).toHaveLength(3);
});

it("leads a claim by way of the stage, with what rides on an aim along it", async () => {
  const claim: Arrow = { kind: "claim", from: 1, to: 3, through: "stage", tone: "claim", colour: "red" };
  const { root } = await show(<Table arrows={[claim, { ...AIMS[0], rider: <path d="M0 0" /> }]} />);
  expect(the(root, ".of-claim .arrow-line").getAttribute("stroke-dasharray")).toBeNull();
  expect(the(root, ".of-aim svg").getAttribute("width")).toBe("42");
});
