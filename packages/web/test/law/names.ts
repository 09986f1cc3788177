import type { Seat } from "@darbar/kernel";
import type { Sitter } from "@darbar/protocol";
import { BOT_NAMES, LIMITS } from "@darbar/protocol/agreed";
import { READER } from "../dom/stand-in-app.ts";

/** As long as the server lets a name be (24 letters), in each script, and one that cannot be broken. */
const LONG: readonly string[] = [
  "Maximiliana Hohenzollern",
  "عبدالرحمان ابوالقاسم‌زاده",
  "Константин Широкомордовцев",
  "יהונתן־עמנואל בן־שושן־כהן",
  "WWWWWWWWWWWWWWWWWWWWWWWW",
  "Bartholomew Featherstone",
  "فاطمه‌زهرا میرمحمدصادقی‌نیا",
  "Анна-Мария Преображенская",
  "Wolfgang-Amadeus Mommsen",
];

/** Who sits around the reader: bots and people with short names, people with names as long as they may be, or bots alone. */
export type Company = "short" | "long" | "bots";

/** Who sits where. `me`: the reader's seat; `null`: they only watch. */
export function sitters(seats: number, me: Seat | null, company: Company): readonly Sitter[] {
  return Array.from({ length: seats }, (_, seat): Sitter => {
    if (seat === me) return { kind: "person", person: READER.person, name: READER.name, away: false };
    const place = (seat - (me ?? 0) + seats) % seats;
    if (company === "long") return guest(place, letters(LONG[place % LONG.length]));
    if (company === "short" && place % 3 === 2) return guest(place, place === 2 ? "Sara" : `Laleh ${place}`);
    return { kind: "bot", name: BOT_NAMES[place], level: "regular", style: null };
  });
}

function guest(place: number, name: string): Sitter {
  return { kind: "person", person: `guest-${place}`, name, away: place === 5 };
}

/** As much of a name as the server takes, as people count letters. */
function letters(name: string): string {
  return [...new Intl.Segmenter().segment(name)]
    .slice(0, LIMITS.name)
    .map(({ segment }) => segment)
    .join("");
}
