import { acted } from "./acted.ts";

/* What a reader finds on the page, and does with it. */

/** What something says, with what only keeps names apart left out, and every space alike. */
export function says(shown: Element | null): string {
  if (shown === null) throw new Error("there is nothing that could say something");
  return (shown.textContent ?? "")
    .replaceAll(/[\u2066-\u2069]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** The one thing that a selector finds. */
export function the<Found extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelectorAll<Found>(selector);
  if (found.length !== 1) throw new Error(`${found.length} are ${selector}`);
  return found[0];
}

/** Everything that a selector finds. */
export function all<Found extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): readonly Found[] {
  return [...root.querySelectorAll<Found>(selector)];
}

/** Every button or link that is called so; its name begins or is this text. */
export function buttons(root: ParentNode, name: string): readonly HTMLElement[] {
  return all(root, "button, a, summary").filter((each) => nameOf(each) === name || nameOf(each).startsWith(`${name} `));
}

/** The one button or link that is called so. */
export function button(root: ParentNode, name: string): HTMLElement {
  const found = buttons(root, name);
  if (found.length !== 1) throw new Error(`${found.length} buttons are called ${name}`);
  return found[0];
}

/** The field that has this label. */
export function field<Field extends HTMLElement = HTMLInputElement>(root: ParentNode, label: string): Field {
  const found = all<Field>(root, "input, select, textarea").filter((each) => labelOf(each) === label);
  if (found.length !== 1) throw new Error(`${found.length} fields are labelled ${label}`);
  return found[0];
}

/** Presses something, and lets everything happen that comes of it at once. */
export async function press(pressed: HTMLElement): Promise<void> {
  await acted(() => pressed.click());
}

/** Writes into a field. */
export async function write(into: HTMLInputElement, text: string): Promise<void> {
  await acted(() => {
    into.value = text;
    into.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Chooses one of the options of a menu. */
export async function choose(from: HTMLSelectElement, value: string): Promise<void> {
  if (![...from.options].some((option) => option.value === value)) throw new Error(`${value} cannot be chosen`);
  await acted(() => {
    from.value = value;
    from.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

/** Sends off the form that something is in, as Enter does. */
export async function enter(inside: HTMLElement): Promise<void> {
  await acted(() => inside.closest("form")?.requestSubmit());
}

/** Presses a key, by its place on the keyboard. */
export async function key(code: string, more: KeyboardEventInit = {}): Promise<void> {
  await acted(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true, ...more })));
}

function nameOf(pressed: Element): string {
  return pressed.getAttribute("aria-label") ?? says(pressed);
}

function labelOf(input: HTMLElement): string {
  const by = input.getAttribute("aria-labelledby");
  const label = by === null ? input.closest("label") : document.getElementById(by);
  const found = label ?? document.querySelector(`label[for="${input.id}"]`);
  if (found === null) return input.getAttribute("aria-label") ?? "";
  const copy = found.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll("select, svg")) inner.remove();
  return says(copy);
}
