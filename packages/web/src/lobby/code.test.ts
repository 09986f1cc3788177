import { expect, test } from "vitest";
import { cleanCode } from "./code.ts";

test.each([
  "KWRTZ",
  "kwrtz",
  " k w r t z ",
  "KWR-TZ",
  "\u2068KWRTZ\u2069",
  "ＫＷＲＴＺ",
  "https://darbar.example/t/KWRTZ",
  "http://192.168.1.4:8080/t/kwrtz?x=1#y",
  "Come and bluff with us: Coup, table KWRTZ https://darbar.example/t/KWRTZ",
  "/t/KWRTZ/",
])("%j is the code KWRTZ", (text) => {
  expect(cleanCode(text)).toBe("KWRTZ");
});

test.each(["KWRTZB", "kwr tzb", "KWR-TZB", "https://darbar.example/t/kwrtzb?x=1", "/t/KWRTZB/"])(
  "%j is the code KWRTZB",
  (text) => {
    expect(cleanCode(text)).toBe("KWRTZB");
  },
);

test.each(["", "KWRT", "KWRTZAB", "KWR7ZB", "دربار", "https://darbar.example/t/", "https://darbar.example/t/KWRTZAB"])(
  "%j is no code",
  (text) => {
    expect(cleanCode(text)).toBeNull();
  },
);
