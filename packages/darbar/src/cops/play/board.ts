import { type Player, RULES, type State, teamOf } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Paint, Tone } from "../../text/paint.ts";
import type { Names } from "../../text/voice.ts";
import { padTo, widthOf } from "../../text/wrap.ts";
import { cardInShort, EQUIPMENT, LASTING } from "../words/things.ts";

/** The widest cards are "[crooked]" and "[kingpin]". */
const CARD = 10;

/** The table drawn in a few rows: everybody's cards as this viewer knows them, guns and aims, equipment, diamonds. */
export function drawBoard(view: State, me: Seat, names: Names, width: number, paint: Paint): readonly string[] {
  const others = view.players.flatMap((_, seat) => (seat === me ? [] : [seat]));
  const row = (seat: Seat): string => drawSeat(view, seat, me, names, paint);
  const rule = paint("quiet", "─".repeat(width));
  return [header(view, me, width, paint), rule, ...others.map(row), row(me), rule];
}

function header(view: State, me: Seat, width: number, paint: Paint): string {
  const left = `Good Cop Bad Cop, ${view.options.mode}`;
  const { standing } = view.players[me];
  const side = standing === "criminal" ? "a criminal" : view.turns === 0 ? null : teamOf(view.players[me]);
  // The seats are listed clockwise, the reader's own last.
  const said = side === null ? [] : [`you are ${side}`];
  said.push(view.direction === 1 ? "play goes down ↓" : "play goes up ↑");
  if (!RULES[view.options.mode].ownGuns) said.push(`guns left: ${view.guns}`);
  const right = said.join(" · ");
  const gap = Math.max(2, width - widthOf(left) - widthOf(right) - 2);
  return ` ${paint("heading", left)}${" ".repeat(gap)}${paint("gold", right)}`;
}

function drawSeat(view: State, seat: Seat, me: Seat, names: Names, paint: Paint): string {
  const player = view.players[seat];
  const nameWidth = Math.max(...view.players.map((_, each) => widthOf(clipped(names(each)))));
  const aimWidth = Math.max(...view.players.map((_, each) => widthOf(aimAt(each, me, names))));
  const mark = seat === view.turn && view.turns > 0 && view.outcome === null ? "▸" : " ";
  const name = padTo(clipped(names(seat)), nameWidth);
  if (player.standing === "out") {
    const bare: Paint = (_, text) => text; // The whole row is painted.
    const row = `   ${name}  ${cells(player, () => "plain", bare)}${["out", ...signs(player, bare)].join(" ")}`;
    return paint("quiet", row);
  }
  const cards =
    player.standing === "criminal"
      ? paint("danger", padTo("criminal", 3 * CARD))
      : cells(player, (up) => (up ? "plain" : seat === me ? "you" : "quiet"), paint);
  const aim = player.armed ? paint("danger", player.aim === null ? "gun" : aimAt(player.aim, me, names)) : "";
  const purse = RULES[view.options.mode].diamonds > 0 ? padTo(paint("gold", diamonds(player)), 3) : "";
  const head = ` ${paint("gold", mark)} ${paint(seat === me ? "you" : "plain", name)}  ${cards}`;
  const lying = player.standing === "criminal" ? [] : signs(player, paint);
  return `${head}${padTo(aim, aimWidth)} ${purse}${[...hand(player, seat === me, paint), ...lying].join(" ")}`.trimEnd();
}

/** A name in as much room as there is. */
function clipped(name: string): string {
  return widthOf(name) > LONGEST_NAME ? `${[...name].slice(0, LONGEST_NAME - 1).join("")}…` : name;
}

const LONGEST_NAME = 12;

function aimAt(seat: Seat, me: Seat, names: Names): string {
  return `→ ${seat === me ? "you" : names(seat)}`;
}

/** The equipment in hand, by name where it is known; two pieces only while one must go, and then that is asked. */
function hand({ equipment }: Player, isMine: boolean, paint: Paint): readonly string[] {
  if (equipment.length > 1) return [paint("quiet", `equipment ×${equipment.length}`)];
  return equipment.map(({ kind }) =>
    kind === null ? paint("quiet", "equipment") : paint(isMine ? "you" : "quiet", EQUIPMENT[kind]),
  );
}

function cells({ cards }: Player, tone: (up: boolean) => Tone, paint: Paint): string {
  return cards.map((card) => padTo(paint(tone(card.up), cardInShort(card)), CARD)).join("");
}

function diamonds({ diamonds: count }: Player): string {
  return count === 0 ? "" : `◆${count}`;
}

/** What lies in front of a player until the end. */
function signs({ lying }: Player, paint: Paint): readonly string[] {
  return lying.map(({ lasting }) => paint("quiet", `(${LASTING[lasting]})`));
}
