// Holds positions against the law of the table, and tells what breaks it: npm run law -- [FLAGS]
//   without flags                        the spread that `npm test` looks at
//   --all                                everything that `npm run test:all` looks at
//   --game coup                          only this game, of either of these
//   --list [PART]                        the names of all positions
//   --position ID                        one position; on every screen and in every language, unless these are named:
//   --size 360x640 --language fa         as many as wanted, with commas
//   --kind act                           every position of this kind, or of those whose name has this in it
//   --letters 200                        with letters twice as large
//   --theme light   --shot FILE.png      how it looks; a picture of the last position

import { parseArgs } from "node:util";
import { LANGUAGES } from "@darbar/words/languages";
import { preparePositionsPage } from "./build.ts";
import { everyCheck, someChecks } from "./checks.ts";
import { openBrowser } from "./open-browser.ts";
import { lawPositions } from "./positions.ts";
import { type Count, countOf, tellCounts, tellEvery, tellFaults } from "./report.ts";
import { sheetPositions } from "./sheet-positions.ts";
import { languageNamed, nameOf, SIZES, sizeNamed } from "./sizes.ts";
import { type Check, type Found, openWalker, walk } from "./walker.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    position: { type: "string" },
    kind: { type: "string" },
    game: { type: "string" },
    size: { type: "string" },
    language: { type: "string" },
    letters: { type: "string" },
    theme: { type: "string", default: "dark" },
    shot: { type: "string" },
  },
});

if (flags.list) {
  const all = [...sheetPositions(), ...(await lawPositions())].map(({ id }) => id);
  const [part = ""] = positionals;
  process.stdout.write(`${all.filter((id) => id.includes(part)).join("\n")}\n`);
} else {
  await look(await wanted());
}

/** What is to be looked at. */
async function wanted(): Promise<readonly Check[]> {
  const { position: id, kind, size, language } = flags;
  if (id === undefined && kind === undefined) {
    const checks = flags.all ? await everyCheck() : await someChecks();
    return checks.filter(
      (check) =>
        (flags.game === undefined || flags.game === check.position.game) &&
        (size === undefined || size.split(",").includes(nameOf(check.size))) &&
        (language === undefined || language.split(",").includes(check.language)),
    );
  }
  const all = [...sheetPositions(), ...(await lawPositions())];
  const positions = all.filter((each) => (id === undefined ? each.id.includes(kind ?? "") : each.id === id));
  if (positions.length === 0) throw new Error("there is no such position; npm run law -- --list names them all");
  const sizes = size === undefined ? SIZES : size.split(",").map(sizeNamed);
  const languages = language === undefined ? LANGUAGES : language.split(",").map(languageNamed);
  return sizes.flatMap((on) =>
    languages.flatMap((speaks) => positions.map((position) => ({ position, size: on, language: speaks }))),
  );
}

async function look(checks: readonly Check[]): Promise<void> {
  const folder = await preparePositionsPage();
  const browser = await openBrowser();
  const letters = flags.letters === undefined ? "usual" : "large";
  const found: Found[] = [];
  const counts: Count[] = [];
  try {
    for (const [, mine = []] of Map.groupBy(checks, ({ size }) => nameOf(size))) {
      const [{ size }] = mine;
      const walker = await openWalker(browser, folder, size, flags.theme === "light" ? "light" : "dark");
      const walked = await walk(walker, mine, letters);
      found.push(...walked.found);
      counts.push(countOf(size, letters, mine, walked));
      if (flags.shot !== undefined) await walker.page.screenshot({ path: flags.shot });
      await walker.close();
    }
  } finally {
    await browser.close();
  }
  process.stdout.write(
    `${flags.position === undefined ? tellFaults(found) : tellEvery(found)}\n${tellCounts(counts)}\n`,
  );
  process.exitCode = found.length > 0 ? 1 : 0;
}
