import { fail, ok, type Result } from "@darbar/kernel";
import type { Clock, Setup } from "@darbar/protocol";
import type { BotLevel, BotStyle } from "@darbar/protocol/agreed";
import type { Refused } from "../transport/table-link.ts";

/** Somebody, as the server knows them. */
export interface Person {
  readonly person: string;
  readonly name: string;
}

/** A device of the reader, as the server knows it. */
export interface DeviceOfReader {
  readonly device: string;
  /** Such as "Firefox, Linux"; empty if it is of no kind that the server knows. */
  readonly label: string;
  /** When it was last in use, in milliseconds since 1970. */
  readonly seen: number;
  readonly isThis: boolean;
}

/** Where a new table is. */
export interface Made {
  readonly table: string;
  readonly code: string;
}

/** Whether a finished game stays; `null`: the reader has no say in it. Otherwise it goes after so many days, 0 is never. */
export interface Kept {
  readonly kept: boolean | null;
  readonly days: number;
}

/** A bot at a new table; without a style it is as chance decides. */
export interface BotSeat {
  readonly seat: number;
  readonly level: BotLevel;
  readonly style?: BotStyle;
}

/** What a new table is to be; the server fills in the rest. */
export type Wish = Partial<Setup> & Pick<Setup, "game" | "seats"> & { readonly bots: "none" | readonly BotSeat[] };

/** The server's HTTP API, as far as the page needs it. The cookie says who asks. */
export const api = {
  /** Who the reader is; `null` if this device is new here. */
  known: (): Promise<Answer<Person | null>> => call("GET", "/api/people/known"),
  comeIn: (name: string): Promise<Answer<Person>> => call("POST", "/api/people", { name }),
  rename: (name: string): Promise<Answer<Person>> => call("PATCH", "/api/people/me", { name }),
  beginTransfer: (): Promise<Answer<{ readonly code: string; readonly seconds: number }>> =>
    call("POST", "/api/people/me/transfer"),
  finishTransfer: (code: string): Promise<Answer<Person>> => call("POST", "/api/people/transfer", { code }),
  devices: (): Promise<Answer<{ readonly devices: readonly DeviceOfReader[] }>> =>
    call("GET", "/api/people/me/devices"),
  withdrawDevice: (device: string): Promise<Answer<null>> =>
    call("DELETE", `/api/people/me/devices/${encodeURIComponent(device)}`),
  leaveDevice: (): Promise<Answer<null>> => call("POST", "/api/people/me/leave"),
  newTable: (wish: Wish): Promise<Answer<Made>> => call("POST", "/api/tables", wish),
  quick: (wish: QuickWish) => call<Made>("POST", "/api/quick", wish),
  findTable: (code: string): Promise<Answer<{ readonly table: string; readonly game: string }>> =>
    call("GET", `/api/codes/${encodeURIComponent(code)}`),
  record: (table: string, game: number): Promise<Answer<unknown>> =>
    call("GET", `/api/tables/${encodeURIComponent(table)}/games/${game}/record`),
  /** Whether the reader has a finished game kept, and how long it stays otherwise. */
  kept: (table: string, game: number): Promise<Answer<Kept>> =>
    call("GET", `/api/tables/${encodeURIComponent(table)}/games/${game}/keep`),
  keep: (table: string, game: number, kept: boolean): Promise<Answer<Kept>> =>
    call("POST", `/api/tables/${encodeURIComponent(table)}/games/${game}/keep`, { kept }),
};

/** A quick game with bots. */
export interface QuickWish {
  readonly game: Setup["game"];
  readonly options?: Setup["options"];
  readonly seats?: number;
  readonly clock?: Clock;
  /** To one's share of the shuffle. */
  readonly commitment?: string;
}

/** An answer, or why there is none. `offline`: nobody answered. */
export type Answer<Value> = Result<Value, Refused>;

async function call<Value>(method: string, path: string, body?: unknown): Promise<Answer<Value>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    return fail({ code: "offline", error: "the server does not answer" });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return ok(answer as Value);
  return fail(isRefused(answer) ? answer : { code: "failed", error: `the server answered ${response.status}` });
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === "object" && answer !== null && "code" in answer && typeof answer.code === "string";
}
