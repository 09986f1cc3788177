import type { Player, State } from "@darbar/coup";
import type { Line } from "../../text/line.ts";
import type { Names } from "../../text/voice.ts";
import { padTo, widthOf } from "../../text/wrap.ts";
import { ALLEGIANCE, CHARACTER, coinsInWords } from "../words/things.ts";

/** Every player's cards and coins, one line each, as far as the viewer knows them. */
export function hands(view: State, names: Names): readonly Line[] {
  const labels = view.players.map((_, seat) => (seat === view.viewer ? `${names(seat)} (you)` : names(seat)));
  const width = Math.max(...labels.map(widthOf));
  return view.players.map((player, seat) => {
    return { depth: 1, tone: "plain", text: `${padTo(labels[seat], width)}  ${handOf(player)}` };
  });
}

function handOf({ hidden, shown, coins, allegiance }: Player): string {
  const parts =
    hidden.length === 0 ? ["out"] : [hidden.map((card) => (card === null ? "a card" : CHARACTER[card])).join(", ")];
  if (shown.length > 0) parts.push(`lost: ${shown.map((card) => CHARACTER[card]).join(", ")}`);
  if (hidden.length > 0) parts.push(coinsInWords(coins));
  if (allegiance !== null && hidden.length > 0) parts.push(ALLEGIANCE[allegiance]);
  return parts.join(" · ");
}

/** Where the coins are, in one line. */
export function purses(view: State, names: Names): Line {
  const parts = view.players.map(({ hidden, coins }, seat) => `${names(seat)} ${hidden.length === 0 ? "–" : coins}`);
  parts.push(`treasury ${view.treasury}`);
  if (view.options.reformation) parts.push(`reserve ${view.reserve}`);
  return { depth: 1, tone: "quiet", text: parts.join(" · ") };
}
