import { expect, it } from "vitest";
import { openSettings, readSettings } from "./settings.ts";

it("takes the browser's first language that there is", () => {
  expect(readSettings(null, ["de-DE", "fa-IR", "en"]).language).toBe("fa");
  expect(readSettings(null, ["iw"]).language).toBe("he");
  expect(readSettings(null, ["de"]).language).toBe("en");
});

it("keeps what was chosen, and forgets what cannot be read", () => {
  expect(
    readSettings(
      '{"language":"ru","theme":"light","volume":7,"motion":"off","pace":"fast","hints":false,"asksEquipment":true,"chances":true,"hearsBots":false,"notifies":true}',
      ["fa"],
    ),
  ).toEqual({
    language: "ru",
    theme: "light",
    volume: 1,
    motion: "off",
    pace: "fast",
    hints: false,
    asksEquipment: true,
    chances: true,
    hearsBots: false,
    notifies: true,
  });
  for (const broken of ["", "null", "[]", "{", '"text"', '{"language":4,"volume":"loud","theme":{}}']) {
    expect(readSettings(broken, ["en"])).toEqual({
      language: "en",
      theme: "auto",
      volume: 0.5,
      motion: "auto",
      pace: "usual",
      hints: true,
      asksEquipment: false,
      chances: false,
      hearsBots: true,
      notifies: false,
    });
  }
});

it("writes every change down", () => {
  let kept: string | null = null;
  const storage = {
    read: () => kept,
    write: (text: string) => {
      kept = text;
    },
  };
  const settings = openSettings(storage, ["en"]);
  settings.set({ ...settings.get(), language: "he" });
  expect(openSettings(storage, ["en"]).get().language).toBe("he");
});
