import { readFileSync } from "node:fs";
import { REFUSALS as COPS_REFUSALS, cops } from "@darbar/cops";
import { coup } from "@darbar/coup";
import { type Asking, type Game, seededDraw, viewersOf } from "@darbar/kernel";
import { playAtRandom, variantOf } from "@darbar/kernel/testing";
import {
  BOT_LEVELS,
  BOT_STYLES,
  ClientMessage,
  Command,
  ENDPOINTS,
  LANGUAGES,
  LIMITS,
  PHRASE_NAMES,
  type ServerMessage,
  Setup,
  STANDING_ORDERS,
  type WireFact,
} from "@darbar/protocol";
import { CATALOGUES, HOUSE_CODES } from "@darbar/words";
import { describe, expect, it } from "vitest";
import { CLOSE_REASONS } from "../src/transport/peer.ts";
import { type Evening, openTable } from "./evening.ts";

/*
 * PROTOCOL.md leaves nothing out: what there is comes from the schemas, from tables that the compiler holds complete, and
 * from what a table says when it is played at.
 */

const DOCUMENT = readFileSync(new URL("../../../PROTOCOL.md", import.meta.url), "utf8");

/** The text under a heading, down to the next one that is not below it. */
function section(title: string): string {
  const lines = DOCUMENT.split("\n");
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, "") === title);
  if (start === -1) throw new Error(`PROTOCOL.md has no section ${title}`);
  const depth = lines[start].indexOf(" ");
  const length = lines.slice(start + 1).findIndex((line) => new RegExp(`^#{1,${depth}} `).test(line));
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join("\n");
}

/** Whichever of these are not named, as code, in a text. */
function unnamed(text: string, names: Iterable<string>): readonly string[] {
  const codes = [...text.replaceAll(/^```.*?^```$/gms, "").matchAll(/`([^`]+)`/g)].map(([, code]) => code);
  return [...new Set(names)].filter((name) => !codes.some((code) => code === name || wordsOf(code).includes(name)));
}

function wordsOf(code: string): readonly string[] {
  return code.split(/[^\w-]+/);
}

/** How the document writes a thing with its fields: `sit{seat}`, or `stand` where there are none. */
function written(name: string, fields: readonly string[]): string {
  return fields.length === 0 ? `\`${name}\`` : `\`${name}{${fields.join(",")}}\``;
}

const SERVER_MESSAGES: Readonly<Record<ServerMessage["type"], true>> = {
  welcome: true,
  table: true,
  facts: true,
  asked: true,
  clock: true,
  present: true,
  done: true,
  refused: true,
  lobby: true,
  gone: true,
  pong: true,
  bad: true,
};

const FACTS: Readonly<Record<WireFact["type"], true>> = {
  created: true,
  setup: true,
  sat: true,
  stood: true,
  renamed: true,
  kicked: true,
  host: true,
  hurried: true,
  committed: true,
  "share-committed": true,
  shuffling: true,
  "share-opened": true,
  started: true,
  events: true,
  given: true,
  ordered: true,
  away: true,
  "time-given": true,
  "bots-muted": true,
  ended: true,
  said: true,
};

describe("PROTOCOL.md names", () => {
  it("every message of a client, and each of its fields", () => {
    const text = section("From the client");
    for (const { shape } of ClientMessage.options) {
      const { type, ...fields } = shape;
      expect(text).toContain(`"type":"${type.value}"`);
      expect(unnamed(text, Object.keys(fields))).toEqual([]);
    }
  });

  it("every command with its fields", () => {
    const text = section("Commands");
    const commands = Command.options.map(({ shape: { do: name, ...fields } }) =>
      written(name.value, Object.keys(fields)),
    );
    expect(commands.filter((command) => !text.includes(command))).toEqual([]);
    expect(unnamed(text, [...STANDING_ORDERS, ...PHRASE_NAMES, ...BOT_LEVELS, ...BOT_STYLES])).toEqual([]);
    expect(unnamed(section("The setup"), Object.keys(Setup.shape))).toEqual([]);
  });

  it("every message of the server", () => {
    expect(unnamed(section("From the server"), Object.keys(SERVER_MESSAGES))).toEqual([]);
  });

  it("every fact", () => {
    expect(unnamed(section("Facts"), Object.keys(FACTS))).toEqual([]);
  });

  it("every refusal", () => {
    const ofCoup = Object.keys(CATALOGUES.en).flatMap((id) => /^coup\.refusal\.([a-z-]+)$/.exec(id)?.[1] ?? []);
    const ofTheTerminal = ["over", "unknown"];
    const isSent = (code: string): boolean => !ofTheTerminal.includes(code) && code !== "bad-message";
    expect(unnamed(section("Refusals"), [...HOUSE_CODES, ...ofCoup, ...COPS_REFUSALS].filter(isSent))).toEqual([]);
    expect(unnamed(DOCUMENT, LANGUAGES)).toEqual([]);
  });

  it("every closing code", () => {
    const text = section("Closing codes");
    const codes = [...Object.values(CLOSE_REASONS).map(({ code }) => code), 1009];
    expect(codes.filter((code) => !text.includes(`| ${code} |`))).toEqual([]);
  });

  it("every address and every limit", () => {
    const addresses = Object.values(ENDPOINTS).map(
      ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`,
    );
    expect(addresses.filter((address) => !section("Addresses").includes(`\`${address}\``))).toEqual([]);
    const limits = section("Limits").replaceAll(",", "");
    expect(Object.values(LIMITS).filter((limit) => !new RegExp(`\\b${limit}\\b`).test(limits))).toEqual([]);
  });
});

/** A table at which about everything happens that can, as everybody there was told it. */
async function busyEvening(game: "coup" | "cops"): Promise<Evening> {
  const evening = await openTable({ game, seats: 4, clock: "normal" }, 3, undefined, { wantsMoves: true });
  await evening.do(1, { do: "say", text: "hello" });
  await evening.do(1, { do: "stand" });
  await evening.do(1, { do: "sit", seat: 1 });
  await evening.do(0, { do: "start" });
  await evening.do(1, { do: "order", order: "pass" });
  await evening.do(1, { do: "order", order: null });
  await evening.do(1, { do: "stand" });
  await evening.do(1, { do: "sit", seat: 1 });
  await evening.do(2, { do: "give-time" });
  for (let step = 0; step < 2_000 && evening.live.table.game?.outcome === null; step++) {
    for (const [seat, person] of evening.people.entries()) {
      const asked = person.heard.findLast((message) => message.type === "asked");
      if (asked?.prompt !== person.prompt) continue;
      const move = asked.moves[Math.floor(evening.host.chance() * asked.moves.length)];
      await evening.do(seat, { do: "move", game: 1, prompt: asked.prompt, move });
    }
    await evening.host.pass(1_000);
  }
  expect(evening.live.table.game?.outcome).not.toBeNull();
  return evening;
}

/** The names of all fields of a value, however deep, but for what is not looked into. */
function fieldsOf(value: unknown, but: readonly string[] = []): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsOf(entry, but));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...(but.includes(name) ? [] : fieldsOf(inner, but))]);
}

describe("PROTOCOL.md describes", () => {
  it.each(["coup", "cops"] as const)("the fields of every message and fact at a table of %s", async (game) => {
    const { people } = await busyEvening(game);
    const messages = people.flatMap(({ heard }) => heard);
    const [fromTheServer, facts] = [section("From the server"), section("Facts")];
    const missing = new Set<string>();
    for (const { type, ...fields } of messages) {
      const named = new RegExp(`\`${type}\\{([^}]*)\\}\``).exec(fromTheServer)?.[1].split(",") ?? [];
      for (const field of Object.keys(fields)) if (!named.includes(field)) missing.add(`message ${type}: ${field}`);
    }
    for (const fact of messages.flatMap((message) => (message.type === "facts" ? message.facts : []))) {
      const { type, ...fields } = fact;
      if (!facts.includes(written(type, Object.keys(fields)))) missing.add(written(type, Object.keys(fields)));
    }
    expect([...missing]).toEqual([]);
    const snapshots = messages.flatMap((message) => (message.type === "table" ? [message.snapshot] : []));
    const known = fieldsOf(snapshots, ["setup", "options", "view", "past", "given", "phrase"]);
    expect(unnamed(section("The snapshot"), known)).toEqual([]);
    const clocks = messages.flatMap((message) => (message.type === "clock" ? fieldsOf(message.clock) : []));
    expect(unnamed(fromTheServer, clocks)).toEqual([]);
  });

  it.each([
    {
      title: "The view of Coup",
      rules: coup,
      tables: [
        [{}, 3],
        [{ edition: "ru" }, 4],
        [PLUS, 5],
        [{ draft: true }, 2],
      ],
    },
    {
      title: "The view of Good Cop Bad Cop",
      rules: cops,
      tables: [
        [{}, 4],
        [{ mode: "gang" }, 6],
      ],
    },
  ] as const)("$title", ({ title, rules, tables }) => {
    const fields = new Set<string>();
    for (const [options, seats] of tables) for (const name of viewed(rules as never, options, seats)) fields.add(name);
    const [ofBoth] = section("The view").split("\n### ", 1);
    expect(unnamed(ofBoth + section(title), fields)).toEqual([]);
  });
});

const PLUS = { edition: "plus", character: "inquisitor", reformation: true, anarchist: true };

/** The fields of every view in some random games. */
function viewed(rules: Game<unknown, Asking, unknown, unknown>, raw: unknown, seats: number): ReadonlySet<string> {
  const fields = new Set<string>();
  const see = (state: Asking): void => {
    for (const viewer of viewersOf(seats)) {
      for (const name of fieldsOf(rules.view(state, viewer), ["options", "answers"])) fields.add(name);
    }
  };
  for (let round = 0; round < 4; round++) {
    playAtRandom(rules, variantOf(rules, raw, seats), seededDraw(`views ${round}`), { see });
  }
  return fields;
}
