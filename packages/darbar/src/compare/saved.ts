import { accessSync, constants, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fail, ok, type Result } from "@darbar/kernel";
import { printable } from "../text/printable.ts";
import type { Series } from "./figure.ts";

/** The figures of a command as a file keeps them. */
export interface SavedFigures {
  readonly command: string;
  readonly arguments: readonly string[];
  readonly node: string;
  readonly figures: readonly Series[];
}

/** Whether figures can be written there; asked before they are measured, so that none are measured in vain. */
export function checkFolder(file: string): Result<null> {
  try {
    accessSync(dirname(file), constants.W_OK);
    return ok(null);
  } catch {
    return cannotWrite(file);
  }
}

export function saveFigures(file: string, saved: SavedFigures): Result<null> {
  try {
    writeFileSync(file, `${JSON.stringify({ darbar: "figures", ...saved }, null, 1)}\n`);
    return ok(null);
  } catch {
    return cannotWrite(file);
  }
}

/** Reads figures of this command that were saved before. */
export function readFigures(file: string, command: string): Result<SavedFigures> {
  const name = printable(file);
  const text = readText(file);
  if (text === null) return fail(`${name} cannot be read`);
  const saved = parseFigures(text);
  if (saved === null) return fail(`${name} holds no figures that --save has written`);
  if (saved.command !== command)
    return fail(`${name} holds figures of ${printable(saved.command, 20)}, not of ${command}`);
  return ok(saved);
}

function parseFigures(text: string): SavedFigures | null {
  try {
    const raw = JSON.parse(text) as Partial<SavedFigures & { darbar: string }>;
    const { darbar, command, arguments: args, node, figures } = raw;
    if (darbar !== "figures" || typeof command !== "string" || typeof node !== "string") return null;
    if (!Array.isArray(args) || !Array.isArray(figures) || !figures.every(isSeries)) return null;
    return { command, arguments: args.map(String), node, figures };
  } catch {
    return null;
  }
}

function isSeries(raw: Partial<Series> | null): boolean {
  if (typeof raw?.name !== "string" || typeof raw.isMain !== "boolean") return false;
  const isKnown = raw.better === "more" || raw.better === "less";
  const { values } = raw;
  return (
    isKnown &&
    Array.isArray(values) &&
    values.length > 0 &&
    values.every((value) => Number.isFinite(value) && value > 0)
  );
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function cannotWrite(file: string): Result<null> {
  return fail(`${printable(file)} cannot be written; is there such a folder, and may you write there?`);
}
