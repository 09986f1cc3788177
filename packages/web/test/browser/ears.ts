import type { Page } from "@playwright/test";

/** Something that a screen reader says by itself: politely, when there is time, or at once. */
export interface Heard {
  readonly how: "polite" | "assertive";
  /** The name of the live region; empty if it has none. */
  readonly from: string;
  readonly text: string;
}

/** Listens to the live regions of a page, as a screen reader would: what is added to them or changed in them is said. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    const LIVE = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
    const say = (said: Node, within: Node): void => {
      const element = within instanceof Element ? within : within.parentElement;
      const region = element?.closest(LIVE) ?? null;
      const text = (said.textContent ?? "").replaceAll(/[\u2066-\u2069]/g, "").trim();
      if (region === null || text === "") return;
      const isUrgent = region.ariaLive === "assertive" || region.role === "alert";
      heard.push({ how: isUrgent ? "assertive" : "polite", from: region.ariaLabel ?? "", text });
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") say(target, target);
        else for (const node of addedNodes) if (node.isConnected) say(node, target);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Everything that was said so far. */
export function heardOn(page: Page): Promise<readonly Heard[]> {
  return page.evaluate(() => (window as unknown as { heard: readonly Heard[] }).heard);
}

/** A button as it is read out. */
export interface SpokenButton {
  readonly name: string;
  readonly isShut: boolean;
}

/** The buttons in a region with this name, from what the accessibility tree says. */
export async function buttonsIn(page: Page, region: string): Promise<readonly SpokenButton[]> {
  const tree = await page.getByRole("region", { name: region, exact: true }).ariaSnapshot();
  return tree.split("\n").flatMap((line) => {
    const [, name, states] = /^\s*- '?button "((?:[^"\\]|\\.)*)"(.*)$/.exec(line) ?? [];
    return name === undefined
      ? []
      : [{ name: name.replaceAll(/\\(.)|''/g, "$1"), isShut: /\[disabled\]/.test(states) }];
  });
}

/** What the accessibility tree says of the items of a list with this name. */
export async function itemsIn(page: Page, list: string): Promise<readonly string[]> {
  const items = await page.getByRole("list", { name: list, exact: true }).getByRole("listitem").all();
  return Promise.all(items.map((item) => item.ariaSnapshot()));
}
