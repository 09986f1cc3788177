import { optionList } from "@darbar/coup/options";
import { GAMES } from "@darbar/games";
import { expect, it } from "vitest";
import { openApiDocument } from "./openapi.ts";
import { optionsSchema } from "./options-schema.ts";

it("the options of Coup are described with where they can be had", () => {
  expect(optionsSchema(optionList)).toMatchObject({
    title: "Options of Coup",
    additionalProperties: false,
    properties: {
      version: { type: "integer", minimum: 1, default: 2 },
      edition: { type: "string", enum: ["classic", "plus", "ru", "he"], default: "classic" },
      character: { enum: ["ambassador", "inquisitor"], description: "inquisitor: edition plus or ru" },
      reformation: { type: "boolean", default: false, description: "true: edition plus" },
      draft: {
        description: "true: edition classic or plus, 2 seats; true by default: edition classic or plus, 2 seats",
      },
      secondDefence: { type: "boolean", default: false },
      blockers: { type: "string", enum: ["target", "anyone"], default: "target", description: "anyone: edition ru" },
      first: { type: "integer", minimum: 0, maximum: 9, default: 0 },
    },
  });
});

it("wherever a setup is described, its options are those of one of the games", () => {
  const document = JSON.parse(JSON.stringify(openApiDocument()));
  const anyOf = GAMES.map(({ id }) => ({ $ref: `#/components/schemas/options-of-${id}` }));
  for (const path of ["/api/tables", "/api/quick"]) {
    const { schema } = document.paths[path].post.requestBody.content["application/json"];
    expect(schema.properties.options).toEqual({ anyOf, default: {} });
  }
  for (const { id, options } of GAMES) {
    expect(document.components.schemas[`options-of-${id}`]).toEqual(JSON.parse(JSON.stringify(optionsSchema(options))));
  }
});
