import { describe, expect, it } from "vitest";
import { cleanName } from "./clean.ts";

describe("marks of the page", () => {
  it.each([
    ...[
      "Ada (you)",
      "Ada (You)",
      "Ada [you]",
      "Ada （you）",
      "Ada ❨you❩",
      "Ada (yоu)",
      "Ada (y\u200Dou)",
      "Ada ( you )",
    ],
    ...["Ada (you", "you", "YOU", "(you) Ada", "Ada · you", "Ada – host", "Ada - host", "Ada | bot", "Ada «you»"],
    ...[
      "Host",
      "the host",
      "Bot",
      "B0t",
      "Bahram (sharp bot)",
      "Server",
      "the server",
      "Darbar",
      "Dаrbar",
      "Darbar Server",
    ],
    ...["سارا (شما)", "سارا (شما", "میزبان", "ربات", "سارا (ربات زیرک)", "دربار"],
    ...["דנה (אתם)", "מארח", "בוט", "דנה (בוט מנוסה)", "דרבאר"],
    ...["Наташа (вы)", "Наташа (Вы)", "хозяин стола", "бот", "Наташа (обычный бот)", "Дарбар"],
  ])("are nobody's name: %s", (name) => {
    expect(cleanName(name)).toMatchObject({ ok: false, error: { code: "bad-name" } });
  });

  it.each([
    ...["Ada", "Youssef", "Robot", "Ro-bot", "Hostia", "Young", "Ada (Berlin)", "Guest 123", "Jean-Luc", "O'Hara"],
    ...["The Great", "Thea", "Ada :)", "(=^.^=)", "👑", "Mr. T", "Botond", "Serverin", "Bot 7", "A"],
    ...["علی\u200Cرضا", "سارا (تهران)", "מאיר", "Тыква", "Выдра", "Ботинок", "Anahita"],
  ])("are not seen where there is none: %s", (name) => {
    expect(cleanName(name)).toEqual({ ok: true, value: name });
  });
});
