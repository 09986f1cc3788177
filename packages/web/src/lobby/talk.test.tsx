// @vitest-environment happy-dom
import { fail } from "@darbar/kernel";
import type { Phrase, Said } from "@darbar/protocol";
import { LIMITS } from "@darbar/protocol/agreed";
import { LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import type { Words } from "@darbar/words/words";
import { beforeEach, describe, expect, it } from "vitest";
import { all, button, enter, field, press, says, the, write } from "../../test/dom/reader.ts";
import { bot, obeying, person, room, SETUP } from "../../test/dom/rooms.ts";
import { show } from "../../test/dom/shown.tsx";
import { READER, standInApp } from "../../test/dom/stand-in-app.ts";
import { loadGame } from "../games/load.ts";
import type { TableModel } from "../table/model.ts";
import { Talk, type TalkProps } from "./talk.tsx";

const { t } = EVERY_WORDS.en;
const app = await standInApp();
await Promise.all([loadGame("coup"), loadGame("cops")]);

const line = (who: string, text: string): Said => ({
  type: "said",
  person: who.toLowerCase(),
  name: who,
  seat: 1,
  text,
  phrase: null,
});
const phrase = (who: string, said: Phrase): Said => ({ ...line(who, ""), text: null, phrase: said });
const table = (...talk: readonly Said[]): TableModel =>
  room({ seats: [person(READER.person, "Natasha"), person("sara", "Sara"), null, null], talk });

beforeEach(() => sessionStorage.clear());

/** The talk of a table, and what is said there. */
async function talk(model: TableModel, more: Partial<TalkProps> & { readonly words?: Words } = {}) {
  const { words = EVERY_WORDS.en, ...props } = more;
  const { done, onCommand } = obeying();
  const of = (shown: TableModel, changed: Partial<TalkProps> = {}) => (
    <Talk model={shown} person={READER.person} onCommand={onCommand} {...props} {...changed} />
  );
  const { root, draw } = await show(of(model), { app, words });
  const lines = (): readonly string[] => all(root, ".talk-text").map(says);
  return { root, done, lines, becomes: (next: TableModel, changed?: Partial<TalkProps>) => draw(of(next, changed)) };
}

describe("bots that talk", () => {
  const withBot = (more: Partial<TableModel> = {}): TableModel =>
    room({ seats: [person(READER.person, "Natasha"), person("sara", "Sara"), bot("Cyrus"), null], ...more });

  it("are muted and heard again by the host, with one press each", async () => {
    const { root, done, becomes } = await talk(withBot({ host: READER.person }));
    const box = field(root, t("lobby.talk.bots")) as HTMLInputElement;
    expect(box.checked).toBe(true);
    await press(box);
    await becomes(withBot({ host: READER.person, botsMuted: true }));
    expect(box.checked).toBe(false);
    await press(box);
    expect(done).toEqual([true, false].map((muted) => ({ do: "mute-bots", muted })));
  });

  it("are nobody else's to mute: others are told if they are", async () => {
    const { root, becomes } = await talk(withBot({ host: "sara" }));
    expect(says(root)).not.toContain(t("lobby.talk.bots"));
    expect(says(root)).not.toContain(t("lobby.talk.bots.muted"));
    await becomes(withBot({ host: "sara", botsMuted: true }));
    expect(says(root)).toContain(t("lobby.talk.bots.muted"));
  });

  it("are not spoken of where there are none", async () => {
    const { root } = await talk(table());
    expect(says(root)).not.toContain(t("lobby.talk.bots"));
  });
});

describe("lines", () => {
  it("are said, and the field is empty again", async () => {
    const { root, done } = await talk(table());
    const input = field(root, t("lobby.talk.line"));
    await write(input, "good evening");
    await enter(input);
    expect(done).toEqual([{ do: "say", text: "good evening" }]);
    expect(input.value).toBe("");
  });

  it("of who watches are marked wherever they are read, also if they have a player's name", async () => {
    const watching = (text: string): Said => ({ ...line("Sara", text), person: "double", seat: null });
    const { root, becomes } = await talk(table(line("Sara", "mine"), watching("not mine")), { isShown: false });
    const marks = all(root, ".talk-line").map((shown) => all(shown, ".tag").map(says).join());
    expect(marks).toEqual(["", t("lobby.talk.watcher")]);
    const muted = all(root, ".mutes li").map(says);
    expect(muted.filter((name) => name.includes(t("lobby.talk.watcher")))).toHaveLength(1);
    expect(muted).toHaveLength(2);
    await becomes(table(line("Sara", "mine"), watching("not mine"), watching("nor this")), { isShown: false });
    expect(says(the(root, "[aria-live=polite]"))).toBe("Sara (watching): nor this");
  });

  it("have the face of who sits where they were said; who watches or has gone has none", async () => {
    const [gone, watching] = [
      { ...line("Sam", "bye"), person: "gone" },
      { ...line("Sara", "and I?"), seat: null },
    ];
    const { root } = await talk(table(line("Sara", "here I am"), gone, watching));
    const faces = all(root, ".talk-line").map((shown) => all<HTMLImageElement>(shown, ".portrait").length);
    expect(faces).toEqual([1, 0, 0]);
    expect(the(root, ".talk-line .portrait").getAttribute("alt")).toBe("");
  });

  it("of nothing are not said", async () => {
    const { root, done } = await talk(table());
    await write(field(root, t("lobby.talk.line")), "   ");
    await press(button(root, t("lobby.talk.say")));
    expect(done).toEqual([]);
  });

  it("that are refused stay in the field, with the reason", async () => {
    const { onCommand } = obeying(fail({ code: "too-fast", error: "slowly" }));
    const { root } = await talk(table(), { onCommand });
    const input = field(root, t("lobby.talk.line"));
    await write(input, "again and again");
    await enter(input);
    expect(input.value).toBe("again and again");
    expect(says(the(root, ".talk-form [role=alert]"))).toBe(t("app.problem.too-fast"));
  });

  it("that become long say how much is left", async () => {
    const { root } = await talk(table());
    await write(field(root, t("lobby.talk.line")), "x".repeat(LIMITS.talk - 7));
    expect(says(the(root, ".talk-form"))).toContain(t("lobby.talk.left", { n: 7 }));
  });

  it("are text, whatever is in them", async () => {
    const { root, lines } = await talk(table(line("Sara", "<b>bold</b>")));
    expect(lines()).toEqual(["<b>bold</b>"]);
    expect(all(root, ".talk-line b")).toEqual([]);
  });

  it("of others are heard once, one's own are not", async () => {
    const { root, becomes } = await talk(table());
    const heard = (): string => says(the(root, "[aria-live=polite]"));
    await becomes(table(line("Sara", "hello")));
    expect(heard()).toBe(t("lobby.talk.said", { name: "Sara", text: "hello" }));
    await becomes(table(line("Sara", "hello"), { ...line("Natasha", "yes"), person: READER.person }));
    expect(heard()).toBe(t("lobby.talk.said", { name: "Sara", text: "hello" }));
  });

  it("that come unseen are counted until the talk is shown", async () => {
    const counts: number[] = [];
    const onUnread = (count: number): void => void counts.push(count);
    const { becomes } = await talk(table(), { isShown: false, onUnread });
    await becomes(table(line("Sara", "one")));
    await becomes(table(line("Sara", "one"), line("Sara", "two")));
    await becomes(table(line("Sara", "one"), line("Sara", "two")), { isShown: true });
    expect(counts).toEqual([0, 1, 2, 0]);
  });
});

describe("quick phrases", () => {
  it("ask for the player and the card that they speak of, and can be taken back", async () => {
    const { root, done } = await talk(table());
    const start = (text: string): Promise<void> => press(button(the(root, ".quick-phrases"), text));
    await start("…, that is a bluff.");
    expect(says(the(root, ".phrase-parts legend"))).toContain(t("lobby.talk.player"));
    await press(button(the(root, ".phrase-parts"), t("lobby.talk.back")));
    expect(all(root, ".phrase-parts")).toEqual([]);
    await start("…, that is a bluff.");
    await press(button(the(root, ".phrase-parts"), "Sara"));
    await start("I have the …");
    await press(button(the(root, ".phrase-parts"), t("coup.character.duke")));
    expect(done).toMatchObject([
      { do: "phrase", said: { phrase: "you-bluff", player: 1 } },
      { do: "phrase", said: { phrase: "i-am", card: "duke" } },
    ]);
  });

  it.each(LANGUAGES)("are read in %s, whatever language they were said in", async (language) => {
    const words = EVERY_WORDS[language];
    const said = { phrase: "you-bluff", player: 1 } as const;
    const { lines } = await talk(table(phrase("Sara", said)), { words });
    expect(lines()).toEqual([words.t("lobby.phrase.you-bluff", { player: "Sara", card: "…" })]);
  });

  it("are those of the game; what was said of another game's cards can still be read", async () => {
    const setup = { ...SETUP, game: "cops", options: { mode: "gang" } } as const;
    const ofCoup = table(phrase("Sara", { phrase: "i-am", card: "duke" }));
    const { root, lines } = await talk({ ...ofCoup, setup });
    expect(lines()[0]).toContain(t("coup.character.duke"));
    const offered = all(the(root, ".quick-phrases"), "button").map(says);
    expect(offered.some((text) => text.startsWith("I have the"))).toBe(false);
    expect(offered.some((text) => text.includes("I trust you"))).toBe(true);
    // Before the deal there is no card to claim anything of.
    expect(offered.some((text) => text.startsWith("I saw"))).toBe(false);
  });
});

describe("muting", () => {
  it("takes somebody's lines away and gives them back, for this tab", async () => {
    const { root, done, lines } = await talk(table(line("Sara", "hello")));
    await press(button(the(root, ".mutes"), t("lobby.talk.mute.whom", { name: "Sara" })));
    expect(lines()).toEqual([]);
    expect(says(the(root, ".talk-lines"))).toBe(t("lobby.talk.empty"));
    const again = await talk(table(line("Sara", "hello")));
    expect(again.lines()).toEqual([]);
    await press(button(the(root, ".mutes"), t("lobby.talk.mute.again", { name: "Sara" })));
    expect(lines()).toEqual(["hello"]);
    expect(done).toEqual([true, false].map((muted) => ({ do: "mute", person: "sara", muted })));
  });

  it("is one's own affair for whoever only watches", async () => {
    const { root, done, lines } = await talk({ ...table(line("Sara", "hello")), me: null });
    await press(button(the(root, ".mutes"), t("lobby.talk.mute.whom", { name: "Sara" })));
    expect(lines()).toEqual([]);
    expect(done).toEqual([]);
  });
});
