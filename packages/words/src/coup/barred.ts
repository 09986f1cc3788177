import { type ActionRule, MUST_COUP, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Words } from "../words.ts";

/** Why a player cannot take an action now, though the table has it. */
export function whyBarred(rule: ActionRule, view: State, me: Seat, { t }: Words): string {
  const { coins } = view.players[me];
  if (coins >= MUST_COUP && rule.name !== "coup") return t("coup.barred.must-coup", { coins: MUST_COUP }); // coup 2
  // coup 6: the least that a change of sides costs is one's own.
  const price = rule.name === "convert" ? 1 : rule.cost;
  if (coins < price) return t("coup.barred.too-few-coins", { price, coins });
  if (rule.name === "embezzle") return t("coup.barred.reserve-empty"); // coup 9
  if (rule.name !== "steal") return t("coup.barred.nobody");
  // coup 9: nobody can steal from a player without coins; coup 6: nor from their own side.
  const isRich = view.players.some((player, seat) => seat !== me && player.hidden.length > 0 && player.coins > 0);
  return t(isRich ? "coup.barred.steal.fellows" : "coup.barred.steal");
}
