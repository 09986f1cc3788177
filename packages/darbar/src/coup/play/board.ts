import { certainCards, coupAtTable, type Player, type State } from "@darbar/coup";
import { deckSize, type Seat } from "@darbar/kernel";
import { allegianceName, cardsInWords, characterName } from "@darbar/words/coup/characters";
import type { Words } from "@darbar/words/words";
import { headerRow } from "../../play/header-row.ts";
import { gameTitle } from "../../story/setting.ts";
import { signsOf } from "../../text/direction.ts";
import type { Paint } from "../../text/paint.ts";
import type { Voice } from "../../text/voice.ts";
import { padTo, widthOf } from "../../text/wrap.ts";

const BACK = "▒▒";

/** The table drawn in a few rows: every player's coins and cards as this viewer sees them, whose turn it is, the bank. */
export function drawBoard(view: State, me: Seat, voice: Voice, width: number, paint: Paint): readonly string[] {
  const { words, names } = voice;
  const seats = view.players.map((_, seat) => seat);
  const purse = ({ coins, ...player }: Player): string =>
    isOut(player) ? words.t("table.out") : words.t("table.coins", { count: coins });
  const side = (player: Player): string =>
    player.allegiance === null || isOut(player) ? "" : allegianceName(player.allegiance, words);
  const widest = (textOf: (seat: Seat) => string): number => Math.max(...seats.map((seat) => widthOf(textOf(seat))));
  const nameWidth = widest(names);
  const purseWidth = widest((seat) => purse(view.players[seat]));
  const sideWidth = widest((seat) => side(view.players[seat]));
  const row = (seat: Seat): string => {
    const player = view.players[seat];
    const mark = seat === view.turn && view.winner === null ? paint("gold", signsOf(words.language).mark) : " ";
    const name = paint(seat === me ? "you" : "plain", padTo(names(seat), nameWidth));
    const coins = padTo(paint(isOut(player) ? "quiet" : "gold", purse(player)), purseWidth);
    const cards = [...cardsOf(player, words, paint), ...signs(view, seat, me, words, paint)].join("  ");
    const party = sideWidth === 0 ? "" : `${padTo(side(player), sideWidth)}  `;
    return ` ${mark} ${name}  ${coins}  ${party}${cards}`.trimEnd();
  };
  const rule = paint("quiet", "─".repeat(width));
  const others = seats.filter((seat) => seat !== me);
  return [
    headerRow(gameTitle(coupAtTable, view.options, words), bank(view, words), width, paint),
    rule,
    ...others.map(row),
    row(me),
    rule,
  ];
}

/** Whether a player has lost every card. */
function isOut({ hidden, shown }: Pick<Player, "hidden" | "shown">): boolean {
  return hidden.length === 0 && shown.length > 0;
}

function bank(view: State, { t, number }: Words): string {
  const parts = [
    `${t("table.court")} ${number(deckSize(view.court))}`,
    `${t("table.treasury")} ${number(view.treasury)}`,
  ];
  if (view.options.reformation) parts.push(`${t("table.reserve")} ${number(view.reserve)}`);
  if (view.options.anarchist && view.bomb === null) parts.push(`${t("table.bomb")} ${t("table.bomb-here")}`);
  return parts.join(" · ");
}

function cardsOf({ hidden, shown }: Player, words: Words, paint: Paint): readonly string[] {
  const down = hidden.map((card) => (card === null ? BACK : paint("you", `[${characterName(card, words)}]`)));
  return [...down, ...shown.map((card) => paint("danger", `×${characterName(card, words)}`))];
}

/** What else is to be seen at a seat. */
function signs(view: State, seat: Seat, me: Seat, words: Words, paint: Paint): readonly string[] {
  const said: string[] = [];
  if (view.bomb?.holder === seat) said.push(paint("danger", words.t("table.has-bomb")));
  if (seat !== me && view.players[seat].hidden.includes(null)) {
    const known = certainCards(view, seat);
    if (known.length > 0)
      said.push(paint("quiet", words.t("coup.known.holds", { cards: cardsInWords(known, words, "one") })));
  }
  return said;
}
