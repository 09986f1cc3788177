/**
 * Writes packages/server/src/identity/confusables.txt: which characters look like which, as Unicode has it (UTS 39). The
 * data comes out of the ICU that Node is built with; a newer Unicode comes with a newer Node. Run it by
 * `node scripts/bootstrap.mjs scripts/confusables.mjs`.
 */
import { readFileSync, writeFileSync } from "node:fs";

/** How the table begins in ICU's data (its `uspoof_impl.h`: a header of whole numbers, then three arrays). */
const MAGIC = Buffer.from([0xef, 0xfd, 0x45, 0x38]);

const node = readFileSync(process.execPath);
const start = node.indexOf(MAGIC);
if (start === -1) throw new Error("this Node was built without ICU's table of confusables: take another");

/** @param {number} index */
const header = (index) => node.readUInt32LE(start + 4 * index);
const keys = start + header(3);
const count = header(4);
const values = start + header(5);
const strings = start + header(7);

/** What looks like something else, by what it looks like. @type {Map<string, string[]>} */
const alike = new Map();
for (let index = 0; index < count; index++) {
  const key = node.readUInt32LE(keys + 4 * index);
  const character = String.fromCodePoint(key & 0x1fffff);
  // What compatibility decomposition takes apart does not come as far as this table.
  if (character.normalize("NFKD") !== character) continue;
  const value = node.readUInt16LE(values + 2 * index);
  const length = (key >>> 24) + 1;
  const model =
    length === 1
      ? String.fromCharCode(value)
      : node.toString("utf16le", strings + 2 * value, strings + 2 * (value + length));
  alike.set(model, [...(alike.get(model) ?? []), character]);
}

/** @param {string} text */
const hex = (text) =>
  [...text].map((each) => each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")).join(" ");
const lines = [...alike].map(([model, characters]) => `${hex(model)}: ${hex(characters.join(""))}`).sort();
const file = new URL("../packages/server/src/identity/confusables.txt", import.meta.url);
writeFileSync(
  file,
  `# Characters that look alike: first what they look like, then those that do, in hexadecimal.
# From confusables.txt of Unicode ${process.versions.unicode} (UTS 39), as ICU ${process.versions.icu} has it, without what NFKD takes apart.
# Made by scripts/confusables.mjs: do not edit.
# Copyright © 1991-${new Date().getFullYear()} Unicode, Inc. Unicode License v3: https://www.unicode.org/license.txt
${lines.join("\n")}
`,
);
