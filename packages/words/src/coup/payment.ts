import type { CoupEvent } from "@darbar/coup";
import type { Viewer } from "@darbar/kernel";
import { aimedAt, doer } from "../people.ts";
import type { Words } from "../words.ts";
import type { Names } from "./contract.ts";

/** Why coins are paid: they are due, they come back, or whoever had them is out. */
export type Payment = "due" | "returned" | "left";

/** That coins change hands. */
export function paidText(
  { from, to, coins }: CoupEvent & { type: "paid" },
  why: Payment,
  viewer: Viewer,
  { t }: Words,
  names: Names,
): string | null {
  if (typeof from === "number") {
    const payer = { ...doer(from, viewer, names), coins };
    if (typeof to === "number") return t("coup.event.paid.between", { ...payer, ...aimedAt(to, viewer, names) });
    if (to === "reserve") return t("coup.event.paid.to-reserve", payer);
    return t(why === "left" ? "coup.event.paid.left" : "coup.event.paid.spent", payer);
  }
  if (typeof to !== "number") return null; // Between treasury and reserve nothing is ever paid.
  const receiver = { ...doer(to, viewer, names), coins };
  if (from === "reserve") return t("coup.event.paid.from-reserve", receiver);
  return t(why === "returned" ? "coup.event.paid.back" : "coup.event.paid.gain", receiver);
}
