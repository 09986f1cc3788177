import type { Setup } from "@darbar/protocol";
import { characterName } from "@darbar/words/coup/characters";
import { optionTitle } from "@darbar/words/coup/option-words";
import type { Words } from "@darbar/words/words";
import { clockMeaning, clockName } from "./clock-words.ts";
import { gameTitle } from "./game-words.ts";
import { type Choices, choicesOf, offerFor } from "./wishes.ts";

interface SetupLine {
  readonly term: string;
  readonly text: string;
}

/** What a table has agreed on, line by line. */
export function setupLines(setup: Setup, words: Words): readonly SetupLine[] {
  const { t } = words;
  const choices = choicesOf(setup);
  const offer = offerFor(choices);
  const lines: SetupLine[] = [{ term: t("lobby.game"), text: gameTitle(setup, words) }];
  // Good Cop Bad Cop has no options beside its two games.
  if (offer.switches.length > 0) lines.push({ term: t("lobby.options"), text: optionsText(choices, words) });
  lines.push(
    {
      term: t("lobby.clock"),
      text: `${clockName(setup.clock, words)} (${clockMeaning(setup.clock, words).replace(/\.$/u, "")})`,
    },
    { term: t("lobby.visibility"), text: t(`lobby.visibility.${setup.visibility}`) },
    { term: t("lobby.bluffs"), text: t(`lobby.bluffs.${setup.bluffs}`) },
  );
  if (!setup.spectators) lines.push({ term: t("lobby.spectators"), text: t("lobby.spectators.no") });
  if (offer.picksFirst) {
    lines.push({ term: optionTitle("first", words), text: t("lobby.seat", { n: choices.first + 1 }) });
  }
  return lines;
}

function optionsText({ character, on }: Choices, words: Words): string {
  const titles = on.map((name) => optionTitle(name, words));
  if (character === "inquisitor") titles.unshift(characterName("inquisitor", words));
  return titles.length === 0 ? words.t("lobby.options.none") : words.list(titles);
}
