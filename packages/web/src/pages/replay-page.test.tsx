// @vitest-environment happy-dom
import { coup } from "@darbar/coup";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it, vi } from "vitest";
import { acted } from "../../test/dom/acted.ts";
import { type Opened, opened } from "../../test/dom/opened.tsx";
import { all, button, choose, field, press, says, the, write } from "../../test/dom/reader.ts";
import { until } from "../../test/dom/shown.tsx";
import { playedGame } from "../../test/films.ts";
import type { AnyRules } from "../games/shown-game.ts";

const { t } = EVERY_WORDS.en;

const options = coup.options({ edition: "classic" }, 3);
if (!options.ok) throw new Error(options.error);
const RECORD = playedGame(coup as unknown as AnyRules, options.value, 3, "a film");

/** The replay of a game that the server has kept. */
function watching(address = "/replay/T/1"): Promise<Opened> {
  return opened(address, "en", (server) => server.answers("GET /api/tables/T/games/1/record", 200, RECORD));
}

describe("a film", () => {
  it("is stepped, leapt and scrubbed, and says where it is", async () => {
    const { main } = await watching();
    const scrub = the<HTMLInputElement>(main, ".replay-scrub input");
    const last = Number(scrub.max);
    expect(scrub.value).toBe("0");
    expect(button(main, t("replay.back")).getAttribute("aria-disabled")).toBe("true");
    await press(button(main, t("replay.forward")));
    expect(scrub.value).toBe("1");
    await press(button(main, t("replay.end")));
    expect(Number(scrub.value)).toBe(last);
    expect(button(main, t("replay.forward")).getAttribute("aria-disabled")).toBe("true");
    await press(button(main, t("replay.turn-back")));
    expect(Number(scrub.value)).toBeLessThan(last);
    await write(scrub, "3");
    expect(says(the(main, ".replay-position"))).toBe(t("replay.position", { n: 4, total: last + 1 }));
    await press(button(main, t("replay.start")));
    expect(scrub.value).toBe("0");
  });

  it("plays by itself, faster if wished, and stops where it is stopped", async () => {
    const { main } = await watching();
    const scrub = the<HTMLInputElement>(main, ".replay-scrub input");
    await choose(field(main, t("replay.speed")), "4");
    vi.useFakeTimers();
    await press(button(main, t("replay.play")));
    await acted(() => vi.advanceTimersByTime(500));
    await acted(() => vi.advanceTimersByTime(500));
    expect(Number(scrub.value)).toBe(2);
    await press(button(main, t("replay.pause")));
    await acted(() => vi.advanceTimersByTime(5_000));
    vi.useRealTimers();
    expect(Number(scrub.value)).toBe(2);
  });

  it("is seen with the eyes of a seat, which see their own cards only", async () => {
    const { main } = await watching();
    const own = (): readonly string[] => all(main, ".hand .card-name").map(says);
    expect(own()).toEqual([]);
    await choose(field(main, t("replay.eyes")), "1");
    const held = own();
    expect(held).toHaveLength(2);
    await choose(field(main, t("replay.eyes")), "public");
    expect(own()).toEqual([]);
    await choose(field(main, t("replay.eyes")), "2");
    expect(own()).toHaveLength(2);
    expect(own()).not.toEqual(held);
  });

  it("begins at the moment and with the eyes that its address names, and the address follows", async () => {
    const { main } = await watching("/replay/T/1?at=9&as=2");
    expect(field<HTMLSelectElement>(main, t("replay.eyes")).value).toBe("2");
    vi.useFakeTimers();
    await press(button(main, t("replay.forward")));
    await acted(() => vi.advanceTimersByTime(1_000));
    vi.useRealTimers();
    expect(location.search).toMatch(/^\?at=\d+&as=2$/);
    expect(location.search).not.toContain("at=9&");
  });
});

describe("a film that is not there", () => {
  it("is explained, with the way to the front page", async () => {
    const { main } = await opened("/replay/NOPE/1", "en", (server) =>
      server.answers("GET /api/tables/NOPE/games/1/record", 404, { code: "no-such-game", error: "no" }),
    );
    await until(() => main.querySelector(".trouble") !== null);
    expect(says(the(main, ".trouble"))).toContain(t("app.problem.no-such-game"));
    expect(button(main, t("app.to-front")).getAttribute("href")).toBe("/");
  });

  it("can be tried again where nobody answered", async () => {
    const { main } = await opened("/replay/T/1", "en", (server) => void server.falls());
    await until(() => main.querySelector(".trouble") !== null);
    expect(says(the(main, ".trouble"))).toContain(t("app.problem.offline"));
    expect(button(main, t("app.try-again"))).toBeDefined();
  });
});

describe("a file", () => {
  /** Chooses a file of this text. */
  async function open(main: HTMLElement, text: string): Promise<void> {
    const input = the<HTMLInputElement>(main, "input[type=file]");
    Object.defineProperty(input, "files", { value: [new File([text], "game.json")], configurable: true });
    await acted(() => void input.dispatchEvent(new Event("change", { bubbles: true })));
  }

  it.each([
    ["that is no JSON", "{", "not-json"],
    ["that is no game", '{"a":1}', "not-a-game"],
    ["of a game that is not known", JSON.stringify({ ...RECORD, game: "chess" }), "another-game"],
  ] as const)("%s is explained, and another one can be opened", async (_, text, reason) => {
    const { main } = await opened("/replay");
    await open(main, text);
    await until(() => main.querySelector(".film-fault") !== null);
    expect(says(the(main, ".film-fault"))).toBe(t(`replay.fault.${reason}`));
    await open(main, JSON.stringify(RECORD));
    await until(() => main.querySelector(".replay-screen") !== null);
  });

  it("that breaks off is explained by the move at which it does", async () => {
    const { main } = await opened("/replay");
    const moves = RECORD.moves.with(3, [0, { do: "nonsense" }]);
    await open(main, JSON.stringify({ ...RECORD, moves }));
    await until(() => main.querySelector(".film-fault") !== null);
    expect(says(the(main, ".film-fault"))).toBe(t("replay.fault.broken-at", { n: 4 }));
  });
});
