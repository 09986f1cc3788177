import { certainCards, type Player, type State } from "@darbar/coup";
import { deckSize, type Seat } from "@darbar/kernel";
import type { Paint } from "../../text/paint.ts";
import type { Names } from "../../text/voice.ts";
import { padTo, widthOf } from "../../text/wrap.ts";
import { ALLEGIANCE, CHARACTER, coinsInWords, EDITION } from "../words/things.ts";

const BACK = "▒▒";

/** The table drawn in a few rows: every player's coins and cards as this viewer sees them, whose turn it is, the bank. */
export function drawBoard(view: State, me: Seat, names: Names, width: number, paint: Paint): readonly string[] {
  const nameWidth = Math.max(...view.players.map((_, seat) => widthOf(names(seat))));
  const others = view.players.flatMap((_, seat) => (seat === me ? [] : [seat]));
  const row = (seat: Seat): string => {
    const player = view.players[seat];
    const mark = seat === view.turn && view.winner === null ? paint("gold", "▸") : " ";
    const name = paint(seat === me ? "you" : "plain", padTo(names(seat), nameWidth));
    const coins = padTo(isOut(player) ? paint("quiet", "out") : paint("gold", coinsInWords(player.coins)), 8);
    const side = player.allegiance === null ? "" : `${padTo(isOut(player) ? "" : ALLEGIANCE[player.allegiance], 9)}  `;
    const cards = [...cardsOf(player, paint), ...signs(view, seat, me, paint)].join("  ");
    return ` ${mark} ${name}  ${coins}  ${side}${cards}`.trimEnd();
  };
  const rule = paint("quiet", "─".repeat(width));
  return [header(view, width, paint), rule, ...others.map(row), row(me), rule];
}

/** Whether a player has lost every card. */
function isOut(player: Player): boolean {
  return player.hidden.length === 0 && player.shown.length > 0;
}

function header(view: State, width: number, paint: Paint): string {
  const left = `Coup, ${EDITION[view.options.edition]}`;
  const bank = [`Court ${deckSize(view.court)}`, `treasury ${view.treasury}`];
  if (view.options.reformation) bank.push(`reserve ${view.reserve}`);
  if (view.options.anarchist && view.bomb === null) bank.push("bomb on the table");
  const right = bank.join(" · ");
  const gap = Math.max(2, width - widthOf(left) - widthOf(right) - 2);
  return ` ${paint("heading", left)}${" ".repeat(gap)}${paint("gold", right)}`;
}

function cardsOf({ hidden, shown }: Player, paint: Paint): readonly string[] {
  const down = hidden.map((card) => (card === null ? BACK : paint("you", `[${CHARACTER[card]}]`)));
  return [...down, ...shown.map((card) => paint("danger", `×${CHARACTER[card]}`))];
}

/** What else is to be seen at a seat. */
function signs(view: State, seat: Seat, me: Seat, paint: Paint): readonly string[] {
  const said: string[] = [];
  if (view.bomb?.holder === seat) said.push(paint("danger", "holds the bomb"));
  if (seat !== me && view.players[seat].hidden.includes(null)) {
    const known = certainCards(view, seat).map((card) => CHARACTER[card]);
    if (known.length > 0) said.push(paint("quiet", `(you know of: ${known.join(", ")})`));
  }
  return said;
}
