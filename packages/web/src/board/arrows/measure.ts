import type { Box, End, MeasuredTable } from "./measured.ts";

/** Where everything is that arrows join, in pixels from the corner of their picture; `null` where there is no table. */
export function measureTable(
  picture: Element,
  home: End | null,
): { readonly table: MeasuredTable | null; readonly scale: number } {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const table = picture.closest(".game-table");
  const origin = picture.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top };
  };
  const find = (selector: string): Box | null => {
    const found = table?.querySelector(selector) ?? null;
    return found === null ? null : boxOf(found);
  };
  const stage = find(".stage");
  if (table === null || stage === null) return { table: null, scale };
  const places = [...table.querySelectorAll<HTMLElement>("[data-place^=seat-]")].map((element) => ({
    seat: Number(element.dataset.place?.slice("seat-".length)),
    box: boxOf(element),
  }));
  const own = places.find(({ seat }) => seat === home) ?? null;
  const below = { ...boxOf(picture), top: origin.height };
  return {
    table: {
      seats: new Map(places.flatMap(({ seat, box }) => (seat === home ? [] : [[seat, box] as const]))),
      home: own,
      stage,
      emblem: find("[data-place=emblem]") ?? stage,
      dock: find(".dock") ?? below,
    },
    scale,
  };
}
