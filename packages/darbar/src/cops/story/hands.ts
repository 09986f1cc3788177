import { type Player, RULES, type State, teamOf } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Line } from "../../text/line.ts";
import type { Names } from "../../text/voice.ts";
import { padTo, unbroken, widthOf } from "../../text/wrap.ts";
import { cardInShort, diamondsInWords, LASTING, theEquipment } from "../words/things.ts";

/** What lies before every player, one line each, as far as the viewer knows. */
export function hands(view: State, names: Names): readonly Line[] {
  const labels = view.players.map((_, seat) => (seat === view.viewer ? `${names(seat)} (you)` : names(seat)));
  const width = Math.max(...labels.map(widthOf));
  return view.players.map((_, seat) => {
    return { depth: 1, tone: "plain", text: `${padTo(labels[seat], width)}  ${handOf(view, seat, names)}` };
  });
}

function handOf(view: State, seat: Seat, names: Names): string {
  const player = view.players[seat];
  const { standing, cards, lying, equipment, diamonds } = player;
  const parts = [standing === "criminal" ? "criminal" : cards.map(cardInShort).join(" ")];
  if (knowsAll(player)) parts.push(`${teamOf(player)} team`);
  if (standing === "out") parts.push("out");
  const gun = gunOf(player, names);
  if (gun !== null) parts.push(gun);
  for (const { kind } of equipment) parts.push(theEquipment(kind));
  for (const { lasting } of lying) parts.push(LASTING[lasting]);
  if (RULES[view.options.mode].diamonds > 0) parts.push(diamondsInWords(diamonds));
  return [parts[0], ...parts.slice(1).map(unbroken)].join(DOT);
}

/** What stands between the parts of a line, which can be broken before it. */
const DOT = ` ${unbroken("· ")}`;

function knowsAll({ cards }: Player): boolean {
  return cards.length > 0 && cards.every(({ kind }) => kind !== null);
}

function gunOf({ armed, aim }: Player, names: Names): string | null {
  if (!armed) return null;
  return aim === null ? "a gun" : `gun → ${names(aim)}`;
}

/** Where the guns and the diamonds are. */
export function standings(view: State, names: Names): string {
  const { ownGuns, diamonds } = RULES[view.options.mode];
  const guns = view.players.flatMap(({ armed, aim }, seat) =>
    armed ? [unbroken(`${names(seat)} → ${aim === null ? "nobody" : names(aim)}`)] : [],
  );
  const parts = [guns.length === 0 ? "no guns drawn" : `guns ${guns.join(", ")}`];
  if (!ownGuns) parts.push(`${view.guns} on the table`);
  if (diamonds > 0) {
    const counted = view.players.flatMap((player, seat) =>
      player.diamonds > 0 ? [unbroken(`${names(seat)} ${player.diamonds}`)] : [],
    );
    parts.push(`diamonds ${counted.join(", ")}`);
  }
  return parts.join(DOT);
}
