import fc from "fast-check";

/** As much of JSON Schema as the server's own document uses. */
export interface Schema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly items?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

/** What stands in fields of a name, whatever the schema says: ids of tables that are there, moves of the games. */
export type FieldValues = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Values that a schema allows. */
export function valuesOf(schema: Schema, known: FieldValues): fc.Arbitrary<unknown> {
  const ways = schema.oneOf ?? schema.anyOf;
  if (ways !== undefined) return fc.oneof(...ways.map((way) => valuesOf(way, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const { minimum = -1e6, maximum = 1e6, minLength = 0, maxLength = 40, maxItems = 5 } = schema;
  switch (schema.type) {
    case "string":
      return fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: "binary" });
    case "integer":
      return integersOf(Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31 - 1));
    case "number":
      return fc.double();
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valuesOf(schema.items ?? {}, known), { maxLength: maxItems });
    case "object":
      return objectsOf(schema, known);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

/** Every other one is small: the numbers of games, seats and facts that are there are. */
function integersOf(min: number, max: number): fc.Arbitrary<number> {
  const least = Math.max(min, 0);
  return fc.oneof(fc.integer({ min, max }), fc.integer({ min: Math.min(least, max), max: Math.min(least + 3, max) }));
}

function objectsOf(
  { properties, required = [], additionalProperties }: Schema,
  known: FieldValues,
): fc.Arbitrary<unknown> {
  if (properties === undefined) return fc.dictionary(fc.string(), valuesOf(additionalProperties || {}, known));
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, schema] of Object.entries(properties)) {
    fields[name] = Object.hasOwn(known, name) ? known[name] : valuesOf(schema, known);
  }
  return fc.record(fields, { requiredKeys: [...required] });
}
