import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

/** A message as it is said: a text, or what is to be put together. */
type Compiled = string | readonly MessageFormatElement[];

/** Reads a message once, while pages are built: readers get no parser. */
export function compiled(message: string): Compiled {
  const parts = parse(message, { captureLocation: false, shouldParseSkeletons: true });
  const [first] = parts;
  if (parts.length > 1 || (first !== undefined && first.type !== TYPE.literal)) return parts;
  return first === undefined ? "" : first.value;
}

/** Puts messages into the pages as they were read. `folder`: where their files are. */
export function compileWords(folder: string): Plugin {
  return {
    name: "darbar:compile-words",
    enforce: "pre",
    transform(code, id) {
      const [file] = id.split("?");
      if (!file.endsWith(".json") || !file.startsWith(folder)) return null;
      const messages = Object.entries(JSON.parse(code) as Record<string, string>);
      return {
        code: JSON.stringify(Object.fromEntries(messages.map(([name, text]) => [name, compiled(text)]))),
        map: null,
      };
    },
  };
}
