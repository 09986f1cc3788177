// @vitest-environment happy-dom
import type { Said } from "@darbar/protocol";
import type { Language } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { isolate } from "@darbar/words/words";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { acted } from "../../test/dom/acted.ts";
import { coupRoom } from "../../test/dom/coup-rooms.ts";
import { openedTable } from "../../test/dom/opened.tsx";
import { all, button, press, says, the } from "../../test/dom/reader.ts";
import { bot, person, ROOM, room } from "../../test/dom/rooms.ts";
import { show, until } from "../../test/dom/shown.tsx";
import { READER, standInApp } from "../../test/dom/stand-in-app.ts";
import { tabStorage } from "../app/storage.ts";
import { placeOf } from "./bubble-place.ts";
import { Bubbles } from "./bubbles.tsx";

const { t } = EVERY_WORDS.en;
const SEATS = [person(READER.person, READER.name), person("sara", "Sara"), bot("Zal"), bot("Cyrus")];

const line = (more: Partial<Said>): Said => ({
  type: "said",
  person: "sara",
  name: "Sara",
  seat: 1,
  text: null,
  phrase: null,
  ...more,
});
const BLUFF = line({ phrase: { phrase: "you-bluff", player: 2 } });

/** The bubbles of a table, in a language, and how the talk goes on. */
async function bubbles(language: Language = "en", talk: readonly Said[] = []) {
  const app = await standInApp({ language });
  const drawn = (said: readonly Said[]) => (
    <Bubbles model={room({ seats: SEATS, talk: said })} before={talk.at(-1) ?? null} />
  );
  const { root, draw } = await show(drawn(talk), { app, words: EVERY_WORDS[language] });
  return { said: (next: readonly Said[]) => draw(drawn(next)), shown: () => all(root, ".bubble").map(says) };
}

describe("a bubble", () => {
  it("says at a seat what was just said there, in the reader's language, and goes", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { said, shown } = await bubbles("fa");
    await said([BLUFF]);
    expect(shown()).toEqual([EVERY_WORDS.fa.t("lobby.phrase.you-bluff", { player: "Zal" })]);
    await acted(() => void vi.advanceTimersByTime(10_000));
    expect(shown()).toEqual([]);
  });

  it("is of the latest words of a seat; of old words, of one's own and of those who only watch there is none", async () => {
    const { said, shown } = await bubbles("en", [BLUFF]);
    expect(shown()).toEqual([]);
    const own = line({ person: READER.person, seat: 0, text: "Mine." });
    const watching = line({ person: "w", seat: null, text: "From afar." });
    await said([
      BLUFF,
      line({ text: "One." }),
      own,
      watching,
      line({ text: "Two." }),
      line({ person: null, seat: 2, text: "I." }),
    ]);
    expect(shown()).toEqual(["Two.", "I."]);
  });

  it("is none of somebody whom the reader has muted", async () => {
    onTestFinished(() => sessionStorage.clear());
    tabStorage("darbar muted T").write(JSON.stringify([{ person: "sara", name: "Sara" }]));
    const { said, shown } = await bubbles();
    await said([BLUFF]);
    expect(shown()).toEqual([]);
  });
});

describe("the place of a bubble", () => {
  const TABLE = { left: 0, top: 40, width: 900, height: 500 };
  const BUBBLE = { offsetWidth: 200, offsetHeight: 60 };
  const seat = (left: number, top: number) => ({ left, top, width: 150, height: 100 });

  it("is towards the middle of a roomy table, and below the seats of a narrow one", () => {
    expect(placeOf(seat(10, 300), TABLE, BUBBLE, true)).toMatchObject({ side: "start", left: 170 });
    expect(placeOf(seat(740, 300), TABLE, BUBBLE, true)).toMatchObject({ side: "end", left: 530 });
    expect(placeOf(seat(375, 50), TABLE, BUBBLE, true)).toMatchObject({ side: "above", top: 160 });
    expect(placeOf(seat(10, 50), TABLE, BUBBLE, false)).toMatchObject({ side: "above", top: 160 });
  });

  it("is never outside of the table, and its tail is at the seat", () => {
    for (const left of [0, 200, 450, 750])
      for (const top of [40, 300, 440])
        for (const isRoomy of [true, false]) {
          const place = placeOf(seat(left, top), TABLE, BUBBLE, isRoomy);
          expect(place.left).toBeGreaterThanOrEqual(0);
          expect(place.left + 200).toBeLessThanOrEqual(900);
          expect(place.top).toBeGreaterThanOrEqual(40);
          expect(place.top + 60).toBeLessThanOrEqual(540);
        }
    expect(placeOf(seat(0, 50), TABLE, BUBBLE, false)).toMatchObject({ left: 4, tail: 71 });
  });
});

describe("a seat that is pressed", () => {
  async function atTable() {
    // There are no popovers in this stand-in of a browser: what is shown in one is simply there.
    Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
    const hands = [
      ["duke", "contessa"],
      ["duke", "captain"],
      ["captain", "assassin"],
      ["duke", "assassin"],
    ] as const;
    const { game } = coupRoom({}, 4, [
      { type: "dealt", hands },
      { type: "turn", seat: 0 },
    ]);
    const { main, server } = await openedTable({
      ...ROOM,
      seats: SEATS,
      game: game && { ...game, commitment: "" },
    } as never);
    await until(() => main.querySelector(".coup-table") !== null);
    const said = () =>
      server.heard.flatMap((message) =>
        message.type === "do" && message.command.do === "phrase" ? message.command.said : [],
      );
    return { main, said };
  }

  it("offers four phrases to whoever sits there; the second tap says one", async () => {
    const { main, said } = await atTable();
    await press(the(main, '[data-place="seat-1"] .medallion'));
    await until(() => document.querySelector(".say-to button") !== null);
    const phrases = ["you-bluff", "i-believe", "go-after", "your-turn"] as const;
    expect(all(main, ".say-to button").map(says)).toEqual(
      phrases.map((name) => t(`lobby.phrase.${name}`, { player: "Sara" })),
    );
    await press(all(main, ".say-to button")[1]);
    expect(said()).toEqual([{ phrase: "i-believe", player: 1 }]);
  });

  it("has a button for keys and ears", async () => {
    const { main } = await atTable();
    await press(button(main, t("table.say-to", { name: isolate("Zal") })));
    await until(() => document.querySelector(".say-to button") !== null);
    expect(says(all(main, ".say-to button")[0])).toBe(t("lobby.phrase.you-bluff", { player: "Zal" }));
  });
});
