// @vitest-environment happy-dom
import { coup } from "@darbar/coup";
import { itInAll } from "@darbar/kernel/testing";
import type { Snapshot } from "@darbar/protocol";
import { BOT_NAMES } from "@darbar/protocol/agreed";
import type { Language } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import type { Words } from "@darbar/words/words";
import { describe, expect, it } from "vitest";
import { opened, openedTable } from "../../test/dom/opened.tsx";
import { all, button, choose, field, press, says, the } from "../../test/dom/reader.ts";
import { bot, person, ROOM } from "../../test/dom/rooms.ts";
import { until } from "../../test/dom/shown.tsx";
import { READER } from "../../test/dom/stand-in-app.ts";
import { playedGame } from "../../test/films.ts";
import { stillHost } from "../../test/practice-host.ts";
import { coupReader } from "../../test/practice-reader.ts";
import type { AnyRules } from "../games/shown-game.ts";

const BOTS = ["Anahita", "Cyrus", "Zal"] as const;
const FULL: Snapshot = { ...ROOM, seats: [person(READER.person, READER.name), ...BOTS.map((name) => bot(name))] };

/** A table of Coup at the end of its game. */
async function over(): Promise<Snapshot> {
  const wish = { options: {}, seats: 4, name: READER.name, patient: true, level: "regular", style: null } as const;
  const reader = coupReader(wish, stillHost(3));
  await reader.playOn();
  return { ...FULL, game: reader.snapshot().game };
}

/** The names of bots as the server calls them, wherever in a page they can be read or heard. */
const latinIn = (main: HTMLElement): readonly string[] => BOT_NAMES.filter((name) => main.innerHTML.includes(name));

const seatNames = (main: HTMLElement): readonly string[] => all(main, ".seat-name").map(says);

/** One of them reads what comes from the same words in the others. */
const itOnceOrInAll = (language: Language): typeof it => (language === "fa" ? it : itInAll);

describe.each(["fa", "he", "ru"] as const)(
  "who reads %s reads and hears the names of bots in their script",
  (language) => {
    const words = EVERY_WORDS[language];

    it("in the waiting room, also of a bot that comes later", async () => {
      const { main, server } = await openedTable({ ...FULL, seats: FULL.seats.with(2, null) }, language);
      await until(() => main.querySelector(".waiting-room") !== null);
      const sat = { type: "sat", seat: 2, sitter: bot("Cyrus") } as const;
      await server.say({ type: "facts", table: "T", log: "a.1", from: 4, facts: [sat] });
      for (const [index, name] of BOTS.entries())
        expect(says(all(main, ".chair")[index + 1])).toContain(words.bot(name));
      expect(latinIn(main)).toEqual([]);
    });

    itOnceOrInAll(language)("at the table, in its log and when the game is over", async () => {
      const { main } = await openedTable(await over(), language);
      await until(() => main.querySelector(".coup-table") !== null && main.querySelector(".game-over") !== null);
      await press(the(main, ".tool-log"));
      const log = all(main, "ol.log > li").map(says).join(" ");
      for (const name of BOTS) {
        expect(seatNames(main)).toContain(words.bot(name));
        expect(log).toContain(words.bot(name));
      }
      expect(latinIn(main)).toEqual([]);
    });

    itOnceOrInAll(language)("in practice, where no bot is called as the reader is", async () => {
      const { main, app } = await opened("/", language);
      app.person.set({ person: "p", name: words.bot("Anahita") });
      app.router.go("/practice?first");
      await until(() => main.querySelector(".coup-table") !== null);
      expect(seatNames(main)).toEqual([words.bot("Bahram"), words.bot("Cyrus")]);
      expect(latinIn(main)).toEqual([]);
    });
  },
);

it("they change with the language, and a person's name does not", async () => {
  const { root, main } = await openedTable({ ...FULL, seats: FULL.seats.with(3, person("d", "Darya")) }, "en");
  await until(() => main.querySelector(".waiting-room") !== null);
  expect(says(all(main, ".chair")[2])).toContain("Cyrus");
  await choose(field(root, EVERY_WORDS.en.t("app.language")), "ru");
  await until(() => document.documentElement.lang === "ru");
  expect(says(all(main, ".chair")[2])).toContain("Кир");
  expect(says(all(main, ".chair")[3])).toContain("Darya");
});

it("a replay that is watched from the table calls them in the language in which it is read", async () => {
  const options = coup.options({ edition: "classic" }, 4);
  if (!options.ok) throw new Error(options.error);
  const record = playedGame(coup as unknown as AnyRules, options.value, 4, "a film");
  const { root, main, server } = await openedTable(await over(), "fa");
  server.answers("GET /api/tables/T/games/1/record", 200, record);
  await until(() => main.querySelector(".game-over") !== null);
  await press(button(main, EVERY_WORDS.fa.t("ending.replay")));
  await until(() => main.querySelector(".replay-screen") !== null);
  await press(button(main, EVERY_WORDS.fa.t("replay.end")));
  const eyes = (words: Words): readonly string[] => all(field(main, words.t("replay.eyes")), "option").map(says);
  expect(eyes(EVERY_WORDS.fa)).toEqual(expect.arrayContaining([READER.name, ...BOTS.map(EVERY_WORDS.fa.bot)]));
  expect(latinIn(main)).toEqual([]);
  await choose(field(root, EVERY_WORDS.fa.t("app.language")), "ru");
  await until(() => document.documentElement.lang === "ru");
  expect(eyes(EVERY_WORDS.ru)).toEqual(expect.arrayContaining([READER.name, ...BOTS.map(EVERY_WORDS.ru.bot)]));
  expect(seatNames(main)).toContain(EVERY_WORDS.ru.bot("Zal"));
});

it("a replay that is opened by a link names those who played to whoever was there, and to nobody else", async () => {
  const options = coup.options({ edition: "classic" }, 4);
  if (!options.ok) throw new Error(options.error);
  const record = playedGame(coup as unknown as AnyRules, options.value, 4, "a film");
  const { t } = EVERY_WORDS.en;
  const eyes = async (): Promise<readonly string[]> => {
    const { main } = await opened("/replay/T/1?at=3&as=all", "en", (server) =>
      server.answers("GET /api/tables/T/games/1/record", 200, record),
    );
    return all(field(main, t("replay.eyes")), "option").map(says);
  };
  expect(await eyes()).toContain(t("replay.player", { n: 1 }));
  const { main } = await openedTable(await over(), "en");
  await until(() => main.querySelector(".game-over") !== null && localStorage.getItem("darbar.players") !== null);
  sessionStorage.clear(); // Another tab.
  expect(await eyes()).toEqual(expect.arrayContaining([READER.name, ...BOTS]));
});
