/** A page in a browser, whatever drives it; what people do with it, and what a test asks it. */
export interface Tab {
  /** Goes to an address; what comes of that has to be waited for. */
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page and answers what it returns, which JSON must be able to say. */
  run(script: string): Promise<unknown>;
  /** Presses what a selector finds, with the pointer; fails if that is not there or has no place on the screen. */
  press(selector: string): Promise<void>;
  /** Chooses an option of a list by its value. */
  choose(selector: string, value: string): Promise<void>;
  /** Keeps a picture of what is seen. */
  picture(file: string): Promise<void>;
  /** What should not have happened so far: errors and warnings in the console, requests to other origins. */
  faults(): Promise<readonly string[]>;
  /** Ends the browser, and forgets everything it has kept. */
  close(): Promise<void>;
}

/** Opens a browser that has never been here before. */
export type OpenTab = (address: string) => Promise<Tab>;

/** How long a page may take to do anything, in milliseconds. A busy machine is slow, not wrong. */
export const PATIENCE = 60_000;
const LOOK_EVERY = 50;

/** Runs a function in the page; it can use nothing but its arguments and what the page has. */
export async function evaluate<Given extends readonly unknown[], Answer>(
  tab: Tab,
  work: (...given: Given) => Answer | Promise<Answer>,
  ...given: Given
): Promise<Answer> {
  return (await tab.run(`return (${work})(...${JSON.stringify(given)});`)) as Answer;
}

/** Looks at a page until it shows what is waited for; says in words what that was if it never comes. */
export async function until<Given extends readonly unknown[], Answer>(
  tab: Tab,
  what: string,
  look: (...given: Given) => Answer | Promise<Answer>,
  ...given: Given
): Promise<Exclude<Answer, false>> {
  const latest = Date.now() + PATIENCE;
  for (;;) {
    const seen = await evaluate(tab, look, ...given);
    if (seen !== false) return seen as Exclude<Answer, false>;
    if (Date.now() > latest) throw new Error(`there was not ${what}`);
    await pause();
  }
}

/** Some moments until one looks again. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
}

/** Waits until a selector finds something. */
export function untilThere(tab: Tab, selector: string): Promise<true> {
  return until(tab, selector, (wanted) => document.querySelector(wanted) !== null, selector);
}

/** Presses what a selector finds, in the middle of the screen: at its edges something else may lie upon it. */
export async function pressAt(tab: Tab, selector: string): Promise<void> {
  await evaluate(
    tab,
    (wanted) => document.querySelector(wanted)?.scrollIntoView({ block: "center", behavior: "instant" }),
    selector,
  );
  await tab.press(selector);
}

/** Whether an address is the server's own, or is no request at all. */
export function isOwn(url: string, address: string): boolean {
  const { protocol, host } = new URL(url);
  return ["data:", "blob:", "about:"].includes(protocol) || host === new URL(address).host;
}
