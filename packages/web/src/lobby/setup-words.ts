import type { Clock, Setup } from "@darbar/protocol";
import { characterName } from "../coup/words/characters.ts";
import { editionTitle, optionTitle } from "../coup/words/option-words.ts";
import { isolate, type Words } from "../words/words.ts";
import { secondsOf } from "./clocks.ts";
import { editionOf } from "./coup-words.ts";
import { type Choices, choicesOf, offerFor } from "./wishes.ts";

/** What a clock is called. */
export function clockName(clock: Clock, { t }: Words): string {
  return typeof clock === "string" ? t(`lobby.clock.${clock}`) : t("lobby.clock.own");
}

/** What a clock means, in seconds. */
export function clockMeaning(clock: Clock, { t }: Words): string {
  const seconds = secondsOf(clock);
  return seconds === null ? t("lobby.clock.no-limit") : t("lobby.clock.means", { ...seconds });
}

/** A game and its edition: "Coup · Classic". A game that the page does not know keeps its own name. */
export function gameTitle(setup: Setup, words: Words): string {
  if (setup.game !== "coup") return setup.game;
  const edition = editionTitle(editionOf(setup), words);
  return words.t("lobby.game.edition", { game: words.t("lobby.game.coup"), edition: isolate(edition) });
}

/** What a table has agreed on, line by line. */
export function setupLines(setup: Setup, words: Words): readonly { readonly term: string; readonly text: string }[] {
  const { t } = words;
  const choices = choicesOf(setup);
  const lines = [
    { term: t("lobby.game"), text: gameTitle(setup, words) },
    { term: t("lobby.options"), text: optionsText(choices, words) },
    {
      term: t("lobby.clock"),
      text: `${clockName(setup.clock, words)} (${clockMeaning(setup.clock, words).replace(/\.$/u, "")})`,
    },
    { term: t("lobby.visibility"), text: t(`lobby.visibility.${setup.visibility}`) },
    { term: t("lobby.bluffs"), text: t(`lobby.bluffs.${setup.bluffs}`) },
  ];
  if (!setup.spectators) lines.push({ term: t("lobby.spectators"), text: t("lobby.spectators.no") });
  if (offerFor(choices).picksFirst) {
    lines.push({ term: optionTitle("first", words), text: t("lobby.seat", { n: choices.first + 1 }) });
  }
  return lines;
}

function optionsText({ character, on }: Choices, words: Words): string {
  const titles = on.map((name) => optionTitle(name, words));
  if (character === "inquisitor") titles.unshift(characterName("inquisitor", words));
  return titles.length === 0 ? words.t("lobby.options.none") : words.list(titles);
}
