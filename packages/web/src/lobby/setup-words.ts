import type { OptionValue } from "@darbar/kernel/options";
import type { Setup } from "@darbar/protocol";
import { optionTitle, valueTitle } from "@darbar/words/option-words";
import type { Words } from "@darbar/words/words";
import { GAMES } from "../games/list.ts";
import { clockMeaning, clockName } from "./clock-words.ts";
import { gameTitle } from "./game-words.ts";
import { BY_LOT, choicesOf, chosenValue, offerFor, type TableChoices } from "./wishes.ts";

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
  // Some games have no options beside their kinds.
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
  for (const name of offer.seatOptions) {
    lines.push({ term: optionTitle(choices.game, name, words), text: seatText(chosenValue(choices, name), words) });
  }
  return lines;
}

/** What a table has agreed on, in one line. */
export function setupLine(setup: Setup, words: Words): string {
  const choices = choicesOf(setup);
  const { switches } = offerFor(choices);
  const isOn = switches.some(({ name, on }) => chosenValue(choices, name) === on);
  return [
    gameTitle(setup, words),
    ...(isOn || isUnusual(choices) ? [optionsText(choices, words)] : []),
    words.t("lobby.seats.count", { n: setup.seats }),
    words.t("lobby.setup.clock", { clock: clockName(setup.clock, words) }),
  ].join(" · ");
}

/** Whether one of several was chosen that is not the usual one, besides the kind of the game. */
function isUnusual({ game, said, seats }: TableChoices): boolean {
  const { kind } = GAMES[game].options;
  return offerFor({ game, said, seats }).choices.some(({ name }) => name !== kind && said[name] !== undefined);
}

function seatText(seat: OptionValue | undefined, { t }: Words): string {
  return seat === BY_LOT ? t("lobby.first.lot") : t("lobby.seat", { n: Number(seat) + 1 });
}

/** What differs from the usual, in words: values by their names, and what is on. */
function optionsText(choices: TableChoices, words: Words): string {
  const { game, said } = choices;
  const { choices: several, switches } = offerFor(choices);
  const { kind } = GAMES[game].options;
  const titles = [
    ...several.flatMap(({ name }) =>
      name === kind || said[name] === undefined ? [] : [valueTitle(game, name, said[name], words)],
    ),
    ...switches.flatMap(({ name, on }) => (chosenValue(choices, name) === on ? [optionTitle(game, name, words)] : [])),
  ];
  return titles.length === 0 ? words.t("lobby.options.none") : words.list(titles);
}
