import { type AnyOption, type OptionList, optionsIn, type Where } from "@darbar/kernel/options";

/** The options of a game as a JSON schema, made from their description. */
export function optionsSchema(list: OptionList): Record<string, unknown> {
  const properties = optionsIn(list).map(([name, option]) => [name, optionSchema(option, list)]);
  return {
    title: `Options of ${list.title}`,
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  };
}

function optionSchema(option: AnyOption, list: OptionList): Record<string, unknown> {
  switch (option.type) {
    case "choice": {
      const only = Object.entries(option.only ?? {}).map(
        ([value, where]) => `${value}: ${whereText(where ?? {}, list)}`,
      );
      return { type: "string", enum: option.values, default: option.usual, ...described(only) };
    }
    case "switch": {
      const { on, off, where, usuallyOn } = option;
      const notes = [
        ...(where === undefined ? [] : [`${on}: ${whereText(where, list)}`]),
        ...(usuallyOn === undefined ? [] : [`${on} by default: ${whereText(usuallyOn, list)}`]),
      ];
      const type = typeof on === "boolean" ? { type: "boolean" } : { type: "string", enum: [off, on] };
      return { ...type, default: off, ...described(notes) };
    }
    case "seat":
      return { type: "integer", minimum: 0, maximum: list.seats.most - 1, default: 0 };
    case "version":
      return { type: "integer", minimum: 1, maximum: option.newest, default: option.newest };
  }
}

function described(notes: readonly string[]): Record<string, unknown> {
  return notes.length === 0 ? {} : { description: notes.join("; ") };
}

/** At which tables something is so: "edition plus or ru", "edition classic or plus, 2 seats". */
function whereText({ kinds, seats }: Where, { kind }: OptionList): string {
  const parts = [
    ...(kinds === undefined ? [] : [`${kind} ${kinds.join(" or ")}`]),
    ...(seats === undefined ? [] : [`${seats.join(" or ")} seats`]),
  ];
  return parts.join(", ");
}
