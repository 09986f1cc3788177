import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import type { Message } from "../src/words/message-format.ts";

/** Reads a message once, while pages are built: readers get no parser. */
export function compiled(message: string): Message {
  return inPieces(parse(message, { captureLocation: false }));
}

function inPieces(elements: readonly MessageFormatElement[]): Message {
  const pieces = elements.map(pieceOf);
  const [first = ""] = pieces;
  return pieces.length <= 1 && typeof first === "string" ? first : pieces;
}

/** Of all that ICU can say, as much as is said: what else somebody writes is learned here and in `message-format.ts`. */
function pieceOf(element: MessageFormatElement): Exclude<Message, string>[number] {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.pound:
      return [];
    case TYPE.number:
      if (element.style == null) return [element.value, "number"];
      if (element.style === "percent") return [element.value, "percent"];
      break;
    case TYPE.select:
      return [element.value, "select", casesOf(element.options)];
    case TYPE.plural:
      if (element.offset === 0 && element.pluralType === "cardinal")
        return [element.value, "plural", casesOf(element.options)];
      break;
  }
  throw new Error(`pages cannot say this kind of message yet: ${JSON.stringify(element)}`);
}

function casesOf(
  options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>,
): Record<string, Message> {
  return Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, inPieces(value)]));
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
