import { MODES } from "@darbar/cops";
import type { Page } from "@playwright/test";
import { openPanel } from "./at-coup.ts";
import { toRoom } from "./at-tables.ts";
import { arms, looks, type Position, shoots, wholeCopsGame } from "./cops-positions.ts";
import { toCops, toCopsOver, toDealt } from "./cops-practice.ts";
import { toRules } from "./new-tables.ts";
import { openFile } from "./open-file.ts";
import type { ShownScreen } from "./screens.ts";

/** Guns are drawn, one of them on the reader, who knows a card and holds equipment. */
export const IN_TURN: Position = {
  equipment: ["polygraph"],
  moves: [...looks(0, 3, 1), ...looks(1, 4, 1), ...looks(2, 0, 2), ...arms(3, 0), ...arms(4, 2)],
  passed: true,
};

/** Two guns on the reader, and one of theirs. */
const AIMED_AT: Position = {
  equipment: ["k9-unit"],
  moves: [...arms(0, 3), ...looks(1, 4, 1), ...looks(2, 0, 1), ...arms(3, 0), ...arms(4, 0)],
  passed: true,
};

/** Somebody is about to shoot the reader. */
const SHOT_AT: Position = {
  equipment: ["restraining-order", "disguise", "smoke-grenade", "surveillance-camera", "coffee"],
  first: 4,
  moves: shoots(4, 0),
};

/** In the gang, one has become a criminal, another has drawn. */
const GANG: Position = {
  mode: "gang",
  equipment: ["taser", "disguise", "smoke-grenade", "surveillance-camera", "coffee"],
  first: 3,
  moves: [...arms(3, 1, "gang"), ...shoots(4, 2, "gang")],
  passed: true,
};

/** In the gang, the reader has become a criminal. */
const FALLEN: Position = { ...GANG, moves: [...arms(3, 1, "gang"), ...shoots(4, 0, "gang")] };

/** The reader, who holds the agent, gets the kingpin. */
const UNITED: Position = {
  hands: [
    ["honest", "agent", "honest"],
    ["crooked", "crooked", "crooked"],
    ["crooked", "honest", "crooked"],
    ["honest", "kingpin", "honest"],
    ["honest", "crooked", "honest"],
  ],
  equipment: ["taser", null, null, null, "blackmail"],
  first: 4,
  moves: [
    [
      4,
      {
        do: "play",
        equipment: "blackmail",
        places: [
          [0, 2],
          [3, 1],
        ],
      },
    ],
  ],
};

/** In the gang, the reader has become a criminal, and snatches the last diamonds from whoever shot them. */
const SNATCHED: Position = {
  ...GANG,
  first: 1,
  moves: [
    ...arms(1, 2, "gang"),
    ...looks(2, 0),
    ...arms(3, 1, "gang"),
    ...arms(4, 0, "gang", 3),
    [4, { do: "play", equipment: "coffee" }],
    [4, { do: "shoot" }],
    [0, { do: "snatch", target: 4 }],
  ],
};

/** The reader has drawn a second piece of equipment, and chooses which card to turn up for it. */
const TURNING_UP: Position = { equipment: ["taser"], moves: [[0, { do: "equip" }]], drawn: ["coffee"], passed: true };

/** Every screen that has to do with Good Cop Bad Cop. */
export const COPS_SCREENS: readonly ShownScreen[] = [
  {
    name: "new-cops",
    open: async ({ page }) => {
      await toRules(page, "/new?game=cops");
      await page.locator("input[name=mode]").last().check();
    },
  },
  {
    name: "room-cops",
    isVariant: true,
    open: ({ page }) => toRoom(page, { game: "cops", seats: 6, options: { mode: "gang" } }),
  },
  { name: "cops-turn", isMain: true, open: ({ page }) => toCops(page, IN_TURN) },
  { name: "cops-card", isVariant: true, open: ({ page }) => toCops(page, IN_TURN, "investigate", "seat-3") },
  { name: "cops-reveal", isVariant: true, open: ({ page }) => toCops(page, TURNING_UP) },
  { name: "cops-arrange", isVariant: true, open: async ({ page }) => markOwnCard(await toDealt(page)) },
  { name: "cops-aimed", open: ({ page }) => toCops(page, AIMED_AT) },
  {
    name: "cops-moment",
    open: async ({ page }) => {
      await page.goto("/");
      await page.evaluate(() => localStorage.setItem("darbar.settings", '{"asksEquipment":true}'));
      await toCops(page, SHOT_AT);
    },
  },
  { name: "cops-gang", isMain: true, open: ({ page }) => toCops(page, GANG) },
  { name: "cops-criminal", isVariant: true, open: ({ page }) => toCops(page, FALLEN, "swap") },
  { name: "cops-over", isMain: true, open: ({ page }) => toCopsOver(page, "base") },
  {
    name: "cops-picture",
    isVariant: true,
    open: async ({ page, say }) => {
      await toCopsOver(page, "base");
      await page.getByRole("button", { name: say("ending.share") }).click();
      await page.locator(".share-picture .button").first().waitFor();
    },
  },
  { name: "cops-criminals-over", isVariant: true, open: ({ page }) => toCopsOver(page, SNATCHED) },
  { name: "cops-alone", isVariant: true, open: ({ page }) => toCopsOver(page, UNITED) },
  {
    name: "cops-notes",
    isVariant: true,
    open: async ({ page }) => {
      await openPanel(await toCops(page, IN_TURN), "notes");
      await page.locator(".notebook-player").first().locator("input[type=radio]").nth(2).check({ force: true });
      await page.locator(".notebook-note").first().fill("Why did she not shoot?");
    },
  },
  { name: "cops-aid", isVariant: true, open: async ({ page }) => openPanel(await toCops(page, GANG), "aid") },
  {
    name: "cops-replay",
    open: async ({ page }) => {
      await page.goto("/replay");
      await page.locator(".film-door").waitFor();
      await openFile(page, JSON.stringify(wholeCopsGame("gang")));
      await page.locator(".replay-controls").waitFor();
      for (let step = 0; step < 8; step++) await page.keyboard.press("PageDown");
    },
  },
  ...MODES.map(
    (mode): ShownScreen => ({
      name: `rules-cops-${mode}`,
      isVariant: mode === "gang",
      open: async ({ page }) => {
        await page.goto(`/rules/cops/${mode}`);
        await page.locator(".rules-chapter").first().waitFor();
      },
    }),
  ),
];

async function markOwnCard(page: Page): Promise<void> {
  await page.locator(".hand .card-press").nth(1).click();
}
