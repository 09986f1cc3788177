interface Route {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Its parameters are the parts that begin with a colon. */
  readonly path: string;
}

/** Where every route for programs is. No schema is in here: a page can take it along for nothing. */
export const ROUTES = {
  createPerson: { method: "POST", path: "/api/people" },
  showPerson: { method: "GET", path: "/api/people/me" },
  greet: { method: "GET", path: "/api/people/known" },
  renamePerson: { method: "PATCH", path: "/api/people/me" },
  beginTransfer: { method: "POST", path: "/api/people/me/transfer" },
  finishTransfer: { method: "POST", path: "/api/people/transfer" },
  listDevices: { method: "GET", path: "/api/people/me/devices" },
  withdrawDevice: { method: "DELETE", path: "/api/people/me/devices/:device" },
  listOwnTables: { method: "GET", path: "/api/people/me/tables" },
  leaveDevice: { method: "POST", path: "/api/people/me/leave" },
  createTable: { method: "POST", path: "/api/tables" },
  quickPlay: { method: "POST", path: "/api/quick" },
  listTables: { method: "GET", path: "/api/tables" },
  findTable: { method: "GET", path: "/api/codes/:code" },
  showRecord: { method: "GET", path: "/api/tables/:table/games/:game/record" },
  showKept: { method: "GET", path: "/api/tables/:table/games/:game/keep" },
  keepGame: { method: "POST", path: "/api/tables/:table/games/:game/keep" },
  stream: { method: "GET", path: "/api/stream" },
  send: { method: "POST", path: "/api/send" },
  socket: { method: "GET", path: "/socket" },
  describeApi: { method: "GET", path: "/api" },
  health: { method: "GET", path: "/healthz" },
} as const satisfies Readonly<Record<string, Route>>;
export type RouteName = keyof typeof ROUTES;

/** The header that says to which stream a message belongs. */
export const STREAM_HEADER = "darbar-stream";

/** The names of the parameters of a path. */
export type ParameterIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What the parameters of a route are to be. */
export type Parameters<Name extends RouteName> = Readonly<
  Record<ParameterIn<(typeof ROUTES)[Name]["path"]>, string | number>
>;

/** The path of a route, with its parameters filled in. */
export function pathTo<Name extends RouteName>(name: Name, parameters: Parameters<Name>): string {
  const given: Readonly<Record<string, string | number>> = parameters;
  return ROUTES[name].path.replace(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(given[parameter]));
}
