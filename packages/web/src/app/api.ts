import { fail, ok, type Result } from "@darbar/kernel";
import type { AnswerOf, BodyOf } from "@darbar/protocol";
import { type Parameters, pathTo, ROUTES, type RouteName } from "@darbar/protocol/agreed";
import type { Refused } from "../transport/table-link.ts";

/** Somebody, as the server knows them. */
export type Person = AnswerOf<"showPerson">;

/** A device of the reader, as the server knows it. */
export type DeviceOfReader = AnswerOf<"listDevices">["devices"][number];

/** Whether a finished game stays; `null`: the reader has no say in it. Otherwise it goes after so many days, 0 is never. */
export type Kept = AnswerOf<"showKept">;

/** What a new table is to be; the server fills in the rest. */
export type TableWish = BodyOf<"createTable">;

/** A quick game with bots. */
export type QuickWish = BodyOf<"quickPlay">;

/** The server's HTTP API, as far as the page needs it. The cookie says who asks. */
export const api = {
  /** Who the reader is; `null` if this device is new here. */
  known: () => call("greet", {}, null),
  comeIn: (name: string) => call("createPerson", {}, { name }),
  rename: (name: string) => call("renamePerson", {}, { name }),
  beginTransfer: () => call("beginTransfer", {}, null),
  finishTransfer: (code: string) => call("finishTransfer", {}, { code }),
  devices: () => call("listDevices", {}, null),
  withdrawDevice: (device: string) => call("withdrawDevice", { device }, null),
  leaveDevice: () => call("leaveDevice", {}, null),
  ownTables: () => call("listOwnTables", {}, null),
  newTable: (wish: TableWish) => call("createTable", {}, wish),
  quick: (wish: QuickWish) => call("quickPlay", {}, wish),
  findTable: (code: string) => call("findTable", { code }, null),
  record: (table: string, game: number) => call("showRecord", { table, game }, null),
  /** What everybody may see of a finished game, whoever asks. */
  publicRecord: (table: string, game: number) => call("showRecord", { table, game }, null, "omit"),
  /** Whether the reader has a finished game kept, and how long it stays otherwise. */
  kept: (table: string, game: number) => call("showKept", { table, game }, null),
  keep: (table: string, game: number, kept: boolean) => call("keepGame", { table, game }, { kept }),
};

/** An answer, or why there is none. `offline`: nobody answered. */
export type Answer<Value> = Result<Value, Refused>;

async function call<Name extends RouteName>(
  name: Name,
  parameters: Parameters<Name>,
  body: BodyOf<Name>,
  credentials: RequestCredentials = "same-origin",
): Promise<Answer<AnswerOf<Name>>> {
  let response: Response;
  try {
    response = await fetch(pathTo(name, parameters), {
      method: ROUTES[name].method,
      credentials,
      ...(body === null ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    return fail({ code: "offline", error: "the server does not answer" });
  }
  const answer: unknown = await response.json().catch(() => null);
  // The page comes from the server that answers: both are of one version.
  if (response.ok) return ok(answer as AnswerOf<Name>);
  return fail(isRefused(answer) ? answer : { code: "failed", error: `the server answered ${response.status}` });
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === "object" && answer !== null && "code" in answer && typeof answer.code === "string";
}
