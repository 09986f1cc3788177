import { ROUTES } from "@darbar/protocol";
import type { Schema } from "./schema.ts";

/** A route with a body, as the server describes it itself. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly schema: Schema;
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly schema: Schema } } };
}

/** Reads from a server's own document what one can send it: bodies by route. */
export async function readRoutes(address: string): Promise<readonly Route[]> {
  const document = (await (await fetch(`${address}/api`)).json()) as ApiDocument;
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => {
      const schema = requestBody?.content["application/json"].schema ?? {};
      return { method: method.toUpperCase(), path, schema };
    }),
  );
}

/** What one can send over a socket. */
export function messageSchema(routes: readonly Route[]): Schema {
  const route = routes.find(({ path }) => path === ROUTES.send.path);
  if (route === undefined) throw new Error("the server does not describe its messages");
  return route.schema;
}
