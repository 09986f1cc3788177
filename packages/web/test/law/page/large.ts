import { boxOf, nameOf, placeOf, sticksOut } from "./boxes.ts";
import type { Fault } from "./faults.ts";
import type { LawScreen } from "./law.ts";
import { pressables } from "./pressables.ts";
import { atRest } from "./rest.ts";
import { cutterOf, isSeen } from "./sight.ts";

/** Sets the letters of the whole page to another size: "200%"; "" is the usual one. */
export async function enlarge(letters: string): Promise<void> {
  document.documentElement.style.fontSize = letters;
  // Chromium does not ask all container queries anew that count in letters, unless it lays the page out anew.
  document.body.style.display = "none";
  document.body.getBoundingClientRect();
  document.body.style.display = "";
  dispatchEvent(new Event("resize"));
  await atRest();
}

/** The sign that there is more than can be seen. */
const MORE = ".dock.has-more .more-sign, .prompt.has-more .more-sign";

/**
 * What is wrong with large letters: there the choices may be scrolled, but the first is there, as they are read from above, and it is
 * seen that there are more.
 */
export function largeFaults({ width, height }: LawScreen): readonly Fault[] {
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const page = document.scrollingElement;
  const choices = pressables().filter((each) => each.matches(".choice, .game-over button") && isSeen(each));
  const isWhole = (each: Element): boolean => {
    const box = boxOf(each);
    return sticksOut(box, frame) <= 1 && cutterOf(each, box, 2) === null;
  };
  const faults: Fault[] = [];
  const [first] = choices.toSorted((one, other) => boxOf(one).top - boxOf(other).top);
  if (first !== undefined && !isWhole(first)) {
    faults.push({ law: "outside", what: `the first, ${nameOf(first)}: ${placeOf(boxOf(first))}` });
  }
  const signs = [...document.querySelectorAll(MORE)].filter((sign) => isSeen(sign) && isWhole(sign));
  if (choices.some((each) => !isWhole(each)) && signs.length === 0) {
    faults.push({ law: "hidden", what: "there are more choices, and no sign of them" });
  }
  if (page !== null && page.scrollWidth > width + 1)
    faults.push({ law: "scrolls", what: `sideways, ${page.scrollWidth} px` });
  for (const each of choices) {
    each.scrollIntoView({ block: "nearest" });
    if (!isWhole(each)) faults.push({ law: "outside", what: `${nameOf(each)} cannot be scrolled to` });
  }
  return faults;
}
