import { GAMES } from "@darbar/games";
import { ENDPOINTS, type Endpoint, LIMITS, PROTOCOL, RefusedAnswer, Setup } from "@darbar/protocol";
import { z } from "zod";
import { PLAIN_COOKIE, SECURE_COOKIE } from "../identity/device-cookie.ts";
import { optionsSchema } from "./options-schema.ts";

/** The OpenAPI document of the HTTP API, made from the same schemas that requests are checked by. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Darbar",
      version: String(PROTOCOL),
      description: `Tables for bluffing games. A body has at most ${LIMITS.message} bytes.`,
    },
    paths,
    components: {
      schemas: {
        Refused: schemaOf(RefusedAnswer, "output"),
        ...Object.fromEntries(GAMES.map(({ id, options }) => [schemaName(id), optionsSchema(options)])),
      },
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        cookie: { type: "apiKey", in: "cookie", name: PLAIN_COOKIE, description: "over plain http" },
        secureCookie: { type: "apiKey", in: "cookie", name: SECURE_COOKIE, description: "over https" },
      },
    },
  };
}

const WAYS_TO_BE_KNOWN = [{ token: [] }, { cookie: [] }, { secureCookie: [] }];

function operation(name: string, { path, says, asks, body, status, answer }: Endpoint): Record<string, unknown> {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
    name: parameter,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  return {
    operationId: name,
    summary: says,
    ...(parameters.length === 0 ? {} : { parameters }),
    security: asks === "person" ? WAYS_TO_BE_KNOWN : [{}, ...WAYS_TO_BE_KNOWN],
    ...(body === null ? {} : { requestBody: { content: { "application/json": { schema: schemaOf(body, "input") } } } }),
    responses: {
      [status]: { description: "done", ...(answer === "nothing" ? {} : { content: contentOf(answer) }) },
      default: {
        description: "refused, and why",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refused" } } },
      },
    },
  };
}

function contentOf(answer: z.ZodType | string): Record<string, unknown> {
  if (typeof answer === "string") return { [answer]: { schema: { type: "string" } } };
  return { "application/json": { schema: schemaOf(answer, "output") } };
}

/** The options of a setup are those of its game. */
function schemaOf(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== Setup.shape.options) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      jsonSchema.anyOf = GAMES.map(({ id }) => ({ $ref: `#/components/schemas/${schemaName(id)}` }));
      jsonSchema.default = {};
    },
  });
  return described;
}

function schemaName(game: string): string {
  return `options-of-${game}`;
}
