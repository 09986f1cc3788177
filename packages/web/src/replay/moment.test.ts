import { ok } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { pageAt } from "../app/router.ts";
import { EXAMPLE } from "../games/coup/lesson/script.ts";
import { loadGame } from "../games/load.ts";
import { momentPath, viewerIn } from "./address.ts";
import { filmGameOf, filmOf } from "./film.ts";
import { keepFilm, keptFilm } from "./kept-film.ts";
import { askedBy } from "./use-player-keys.ts";

const COUP = await loadGame("coup").then(filmGameOf);
const PLAIN = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

describe("a moment's address", () => {
  it("leads back to the same moment, through the same eyes", () => {
    const film = filmOf(EXAMPLE, COUP);
    if (!film.ok) throw new Error(film.error.detail);
    for (const viewer of film.value.eyes) {
      const page = pageAt(new URL(momentPath({ table: "a table", game: 3 }, 17, viewer), "http://darbar.test"));
      expect(page).toMatchObject({ page: "replay", game: 3, at: 17 });
      if (page.page === "replay") expect(viewerIn(film.value, page.as)).toBe(viewer);
    }
    expect(viewerIn(film.value, "9")).toBe("all");
    expect(filmOf(JSON.parse(JSON.stringify(film.value.file)), COUP)).toEqual(ok({ ...film.value }));
  });

  it("is not needed for a game that was just played here", () => {
    keepFilm(EXAMPLE);
    expect(keptFilm()?.file).toBe(EXAMPLE);
  });
});

describe("the keys of a film", () => {
  it("step along the line of reading, as the slider does", () => {
    const arrows = ["ArrowRight", "ArrowLeft"].map((key) => ({ ...PLAIN, key }));
    expect(arrows.map((key) => askedBy(key, "ltr"))).toEqual(["forward", "back"]);
    expect(arrows.map((key) => askedBy(key, "rtl"))).toEqual(["back", "forward"]);
  });

  it("go by turns, to the ends, and play", () => {
    const keys = ["PageUp", "PageDown", "Home", "End", " ", "x"];
    const asked = ["turn-back", "turn-forward", "start", "end", "toggle", null];
    expect(keys.map((key) => askedBy({ ...PLAIN, key }, "ltr"))).toEqual(asked);
    for (const held of ["ctrlKey", "altKey", "metaKey", "shiftKey"]) {
      expect(askedBy({ ...PLAIN, key: "ArrowLeft", [held]: true }, "ltr")).toBeNull();
    }
  });
});
