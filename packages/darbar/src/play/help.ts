import { LEVELS, STYLES } from "@darbar/bots";
import { type AnyOption, type OptionValue, whereOf } from "@darbar/kernel/options";
import { LANGUAGES, type Language } from "@darbar/words/languages";
import { gameName, optionAbout, optionTitle, valueTitle } from "@darbar/words/option-words";
import { terminalWords } from "@darbar/words/terminal";
import type { Words } from "@darbar/words/words";
import { flagsOf } from "../flags.ts";
import { GAMES, type ListedGame } from "../games.ts";
import type { Flag } from "../option-flags.ts";
import { directed } from "../text/direction.ts";
import { DOT } from "../text/line.ts";
import { embedded } from "../text/voice.ts";
import { padTo, readableWidth, unbroken, wrap } from "../text/wrap.ts";
import { USUAL_LEVEL } from "./settings.ts";
import { keyOf } from "./typed.ts";

const COLUMN = 19;
const USAGE = "darbar play [--game NAME] [OPTIONS]";
const EXAMPLES = ["", "--level master --style bluffer", "--language fa"];

/** What can be asked for, and in which words. */
type FlagHelp = readonly [flag: string, help: string];

/** How `darbar play` is called, in a language, for a screen of so many columns. */
export async function playHelp(language: Language, columns: number): Promise<string> {
  const words = await terminalWords(language, ["common", "seating"]);
  const { t } = words;
  const width = readableWidth(columns);
  const told = (text: string): readonly string[] => wrap(text, width, "", "");
  const games = words.list(
    GAMES.map(({ id }) => gameName(id, words)),
    "or",
  );
  const keys = { aid: keyOf("aid", words), log: keyOf("log", words), leave: keyOf("leave", words) };
  const sections = GAMES.flatMap((game) => [
    "",
    `${gameName(game.id, words)} (${embedded(`--game ${game.id}`, language)})`,
    "",
    ...inRows(
      flagsOf(game).map((flag) => ofGame(flag, game, words)),
      width,
      language,
    ),
  ]);
  const examples = [...EXAMPLES, ...GAMES.flatMap((game) => game.with((table) => table.examples))];
  const rows = [
    embedded(USAGE, language),
    "",
    ...told(t("terminal.help.play", { games, ...keys })),
    "",
    ...inRows(ofEveryGame(words), width, language),
    ...sections,
    "",
    t("terminal.help.examples"),
    ...examples.map((example) => `  ${embedded(`npx darbar play ${example}`.trimEnd(), language)}`),
  ];
  return `${rows.map((row) => directed(row, language)).join("\n")}\n`;
}

/** What every game knows. */
function ofEveryGame(words: Words): readonly FlagHelp[] {
  const { t, language } = words;
  const typed = (names: readonly string[]): string =>
    words.list(
      names.map((name) => embedded(name, language)),
      "or",
    );
  const ids = GAMES.map(({ id }) => id);
  const seats = GAMES.map((game) => game.with(({ options }) => `${game.id} ${options.seats.usual}`));
  const replay = embedded("npx darbar replay", language);
  return [
    ["game NAME", t("terminal.help.game", { names: typed(ids), usual: typed(ids.slice(0, 1)) })],
    ["seats N", t("terminal.help.seats", { usual: seats.map((each) => embedded(each, language)).join(" · ") })],
    ["first SEAT", t("terminal.help.first", { me: typed(["0"]), next: typed(["1"]) })],
    ["level L", t("terminal.help.level", { names: typed(LEVELS), usual: typed([USUAL_LEVEL]) })],
    ["style S", t("terminal.help.style", { names: typed(STYLES) })],
    ["mute-bots", t("terminal.help.mute-bots")],
    ["name NAME", t("terminal.help.name")],
    ["seed S", t("terminal.help.seed")],
    ["save FILE", t("terminal.help.save", { command: replay })],
    ["fast", t("terminal.help.fast")],
    ["language L", t("terminal.help.language", { names: typed(LANGUAGES) })],
  ];
}

/** What an option of a game changes, in the words of the lobby. */
function ofGame({ name, value, option, to }: Flag, { id, with: use }: ListedGame, words: Words): FlagHelp {
  const described: AnyOption | undefined = use(({ options }) => options.options[option]);
  const flag = value === null ? name : `${name} ${value}`;
  const title = optionTitle(id, option, words);
  if (to === false) return [flag, words.t("terminal.help.without", { option: title })];
  if (described === undefined) return [flag, title];
  const owners = (each: OptionValue): string => {
    const { kinds = [] } = whereOf(described, each);
    return kinds.length === 0 ? "" : ` (${embedded(kinds.join(", "), words.language)})`;
  };
  if (described.type === "choice") {
    const values = described.values.map((each) => {
      const called = embedded(valueTitle(id, option, each, words), words.language);
      return unbroken(`${embedded(each, words.language)} = ${called}${owners(each)}`);
    });
    return [flag, `${title}: ${values.join(DOT)}`];
  }
  const about = optionAbout(id, option, words) ?? title;
  if (described.type !== "switch") return [flag, about];
  const head = value === null ? "" : `${embedded(`${described.on}`, words.language)}: `;
  return [flag, `${head}${about}${owners(described.on)}`];
}

function inRows(rows: readonly FlagHelp[], width: number, language: Language): readonly string[] {
  return rows.flatMap(([flag, help]) =>
    wrap(help, width, `  ${padTo(embedded(`--${flag}`, language), COLUMN)}`, " ".repeat(COLUMN + 2)),
  );
}
