import { BOT_NAMES, type BotName } from "@darbar/protocol/agreed";
import en from "./catalogue/en/bots.json" with { type: "json" };
import fa from "./catalogue/fa/bots.json" with { type: "json" };
import he from "./catalogue/he/bots.json" with { type: "json" };
import ru from "./catalogue/ru/bots.json" with { type: "json" };
import { LANGUAGES, type Language } from "./languages.ts";

/** What every bot is called in every language; a name that a language lacks does not compile. */
const WRITTEN: Readonly<Record<Language, Readonly<Record<`bot.${BotName}`, string>>>> = { en, fa, he, ru };

/** Every way in which some reader reads the name of a bot. One that is not of the house is read as it is. */
export function readingsOf(bot: string): readonly string[] {
  const name = BOT_NAMES.find((each) => each === bot);
  return name === undefined ? [bot] : LANGUAGES.map((language) => WRITTEN[language][`bot.${name}`]);
}
