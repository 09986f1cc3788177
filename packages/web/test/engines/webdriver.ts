/** A browser that is driven by the protocol WebDriver (https://www.w3.org/TR/webdriver2/), as far as we need it. */
export interface Session {
  post(command: string, body?: object): Promise<unknown>;
  get(command: string): Promise<unknown>;
  /** Ends the browser. */
  end(): Promise<void>;
}

/** Under this name the protocol hands out elements. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Asks a driver for a browser with certain abilities. */
export async function newSession(driver: string, abilities: object): Promise<Session> {
  const made = await send(driver, "POST", "/session", { capabilities: { alwaysMatch: abilities } });
  const { sessionId } = made as { readonly sessionId: string };
  const at = `/session/${sessionId}`;
  return {
    post: (command, body = {}) => send(driver, "POST", `${at}/${command}`, body),
    get: (command) => send(driver, "GET", `${at}/${command}`),
    end: async () => {
      await send(driver, "DELETE", at);
    },
  };
}

/** Presses the first element that a selector finds, at its middle, after it was scrolled to. */
export async function clickOn(session: Session, selector: string): Promise<void> {
  const found = await session.post("element", { using: "css selector", value: selector });
  await session.post(`element/${(found as Readonly<Record<string, string>>)[ELEMENT]}/click`);
}

/** Runs the body of an asynchronous function in the page, and answers what it returns. */
export async function runScript(session: Session, script: string): Promise<unknown> {
  const answer = (await session.post("execute/async", {
    script: `const tell = arguments[0];
      (async () => { ${script}\n })().then((value) => tell({ value }), (error) => tell({ error: String(error) }));`,
    args: [],
  })) as { readonly value?: unknown; readonly error?: string };
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.value;
}

async function send(driver: string, method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${driver}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${path.split("/").slice(3).join("/")}: ${error} ${message}`.trim());
}
