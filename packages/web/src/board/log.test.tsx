// @vitest-environment happy-dom

import type { StoryLine } from "@darbar/words/story-line";
import { isolate } from "@darbar/words/words";
import { expect, it } from "vitest";
import { all, says, the } from "../../test/dom/reader.ts";
import { bot, person } from "../../test/dom/rooms.ts";
import { show } from "../../test/dom/shown.tsx";
import { identitiesOf } from "./identity.ts";
import { Log } from "./log.tsx";

const SEATS = [person("a", "Ada"), bot("Cyrus"), null];
const STORY: readonly StoryLine[] = [
  { index: 1, text: `${isolate("Cyrus")} challenges ${isolate("Ada")}.`, tone: "challenge", seat: 1 },
  { index: 2, text: "You lose the Duke.", tone: "loss", seat: 0 },
  { index: 3, text: `${isolate("Player 3")} takes ${isolate("the Bible")}.`, tone: "plain", seat: 2 },
  { index: 4, text: "The cards are dealt.", tone: "plain", seat: null },
];

const facesIn = (line: HTMLElement): readonly (string | null)[] =>
  all(line, ".portrait").map((face) => face.getAttribute("src"));

it("every line has the face of whose doing it is, for eyes only", async () => {
  const { root } = await show(<Log story={STORY} seats={SEATS} />);
  const lines = all(root, ".log-line");
  expect(lines.map(facesIn)).toEqual([
    ["/portraits/cyrus.svg"],
    ["/portraits/esther.svg"],
    ["/portraits/homa.svg"],
    [],
  ]);
  for (const face of all(root, ".portrait")) {
    expect(face.getAttribute("alt")).toBe("");
    expect(face.getAttribute("aria-hidden")).toBe("true");
  }
  expect(says(lines[0])).toBe("Cyrus challenges Ada.");
});

it("every player is named in their own colour, and nothing else is", async () => {
  const { root } = await show(<Log story={STORY} seats={SEATS} />);
  const colours = identitiesOf(SEATS).map(({ colour }) => colour);
  const named = all(root, ".name").map((name) => [says(name), name.style.getPropertyValue("--seat-colour")]);
  expect(named).toEqual([
    ["Cyrus", colours[1]],
    ["Ada", colours[0]],
    ["Player 3", colours[2]],
    ["the Bible", ""],
  ]);
});

it("says that nothing has happened yet", async () => {
  const { root } = await show(<Log story={[]} seats={SEATS} />);
  expect(says(the(root, ".hint"))).not.toBe("");
});
