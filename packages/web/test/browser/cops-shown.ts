import {
  type CopsEvent,
  EQUIPMENT_NAMES,
  type EquipmentName,
  IDENTITIES,
  type Identity,
  type State,
} from "@darbar/cops";
import { certaintyOf } from "@darbar/words/cops/certainty";
import type { Page } from "@playwright/test";
import { whatFollows } from "../../src/games/cops/table/knowledge/what-follows.ts";
import { expect } from "./fixtures.ts";

/** Who reads a page. */
export interface Reader {
  readonly page: Page;
  /** The words of their language. */
  readonly t: (id: string) => string;
}

/** What a page shows of what others hold. */
interface Showing {
  /** Everybody's small identity cards, by their place ("card-2-0"). */
  readonly cards: readonly { readonly place: string; readonly side: string; readonly html: string }[];
  /** What everybody holds, by place ("kit-2"). */
  readonly kits: readonly { readonly place: string; readonly html: string }[];
  /** What is said of everybody, by seat. */
  readonly labels: readonly { readonly seat: number; readonly text: string }[];
  /** The cards of one player that are to be chosen from, by their place. */
  readonly chosenFrom: readonly { readonly place: string; readonly html: string }[];
  /** What the choices say would follow, by choice ("seat-2", "card-2-0", "shoot"). */
  readonly follows: readonly { readonly choice: string; readonly text: string }[];
  /** Every other attribute of the page that is there for scripts, and all that the page keeps. */
  readonly data: readonly string[];
  readonly stored: string;
  /** Whether a moment for equipment is open, and how many seem to be thinking. */
  readonly isMoment: boolean;
  readonly thinking: number;
}

/** A face brings all the colours along, and wears its own. */
function withoutColours(html: string): string {
  return html.replaceAll(/ style="[^"]*"/g, "");
}

function showing(page: Page): Promise<Showing> {
  return page.evaluate(() => {
    const list = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const html = document.documentElement.outerHTML;
    // What somebody has said of a card is no fact, and everybody has heard it.
    const untold = (card: HTMLElement): string => {
      const copy = card.cloneNode(true) as HTMLElement;
      for (const said of copy.querySelectorAll(".card-claims")) said.remove();
      return copy.outerHTML;
    };
    // A title keeps names apart by marks, the label by elements.
    const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, "");
    const unheard = (seat: HTMLElement): string =>
      [...seat.querySelectorAll<HTMLElement>(".card-claims")].reduce(
        (text, { title }) => text.replace(plain(title), ""),
        plain(seat.firstElementChild?.textContent ?? ""),
      );
    return {
      cards: list(".seats .small-identity").map((card) => ({
        place: card.dataset.place ?? "",
        side: /\bis-(back|learned|up)\b/.exec(card.className)?.[1] ?? "",
        html: untold(card),
      })),
      kits: list(".seats [data-place^=kit-] .kit-card").map((card) => ({
        place: card.closest<HTMLElement>("[data-place]")?.dataset.place ?? "",
        html: card.outerHTML,
      })),
      labels: list(".seats > .seat").map((seat) => ({
        seat: Number(seat.dataset.place?.slice("seat-".length)),
        text: unheard(seat),
      })),
      chosenFrom: list(".of-cards [data-choice^=card-]").map(({ dataset, outerHTML }) => ({
        place: dataset.choice ?? "",
        html: outerHTML,
      })),
      follows: list("[data-follow]").map(({ dataset }) => ({
        choice: dataset.choice ?? "",
        text: dataset.follow ?? "",
      })),
      data: [...new Set(html.match(/ data-(?!follow=)[\w-]+="[^"]*"/g))],
      stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      isMoment: document.querySelector(".moment-note.is-open") !== null,
      thinking: list(".seats .is-awaited, .seats .waits").length,
    };
  });
}

/** Fails if a page shows anything of others that its reader does not know. `view`, `past`: what they know by now. */
export async function expectHidden(
  reader: Reader,
  view: () => State | null,
  who: string,
  past: () => readonly CopsEvent[] = () => [],
): Promise<void> {
  // What is being shown may lag behind what was sent, but not for long.
  await expect(async () => {
    expect(await faultsShown(reader, view(), past()), `shown to ${who}`).toEqual([]);
  }).toPass({ intervals: [20, 50, 100] });
}

/** What a page shows of others that its reader, who knows this view, does not know; nothing after the game. */
export async function faultsShown(
  { page, t }: Reader,
  view: State | null,
  past: readonly CopsEvent[] = [],
): Promise<readonly string[]> {
  if (view === null || view.outcome !== null) return [];
  const { players } = view;
  const shown = await showing(page);
  // Pictures are painted in colours that are called as the identity is.
  const identities = names(IDENTITIES, (kind) => [kind, t(`cops.identity.${kind}`), t(`cops.identity.${kind}.is`)]);
  const equipment = names(EQUIPMENT_NAMES, (kind) => [kind, t(`cops.equipment.${kind}`)]);
  const faults: string[] = [];
  const check = (text: string, known: readonly (string | null)[], all: Names, what: string): void => {
    const told = all.filter(({ kind, words }) => !known.includes(kind) && words.some((word) => text.includes(word)));
    for (const { kind } of told) faults.push(`${what} tells of ${kind}: ${text.slice(0, 200)}`);
  };

  for (const { place, side, html } of shown.cards) {
    const [seat, slot] = place.split("-").slice(1).map(Number);
    const card = players[seat].cards[slot];
    const allowed = card === undefined ? "gone" : card.up ? "up" : card.kind === null ? "back" : "learned";
    if (side !== allowed) faults.push(`${place} is shown as ${side}, not as ${allowed}`);
    check(withoutColours(html), [card?.kind ?? null], identities, place);
  }
  for (const { place, html } of shown.kits) {
    const held = players[Number(place.slice("kit-".length))].equipment.map(({ kind }) => kind);
    check(html, held, equipment, place);
    if (held.every((kind) => kind === null) && !html.includes("kit-back")) faults.push(`${place} shows a face`);
  }
  for (const { seat, text } of shown.labels) {
    // What follows for certain from what they have seen they know, too.
    const certain = past.length === 0 ? null : certaintyOf(whatFollows(past, view).players[seat]);
    const known = [...players[seat].cards.map(({ kind }) => kind), certain];
    check(text, known, identities, `what is said of seat ${seat}`);
    check(text, heldInOpen(view, seat), equipment, `what is said of seat ${seat}`);
  }
  for (const { place, html } of shown.chosenFrom) {
    const [seat, slot] = place.split("-").slice(1).map(Number);
    check(withoutColours(html), [players[seat].cards[slot]?.kind ?? null], identities, `${place} to choose from`);
  }
  for (const { choice, text } of shown.follows) {
    const [, seat] = /^(?:seat|card)-(\d+)/.exec(choice) ?? [];
    const about = seat === undefined ? players : [players[Number(seat)]];
    const known = about.flatMap(({ cards }) => cards.map(({ kind }) => kind));
    check(text, known, identities, `what follows from ${choice}`);
  }
  const inOpen = players.flatMap((_, seat) => heldInOpen(view, seat));
  for (const attribute of shown.data) {
    check(attribute, [], identities, "an attribute");
    check(attribute, inOpen, equipment, "an attribute");
  }
  check(shown.stored, [], [...identities, ...equipment], "what the page keeps");
  if (shown.isMoment && shown.thinking > 0) faults.push(`${shown.thinking} seem to be thinking in a moment`);
  return faults;
}

/** The equipment of a seat that the viewer knows: what they know to be in hand, what lies there, what is being played. */
function heldInOpen({ players, playing }: State, seat: number): readonly (EquipmentName | null)[] {
  const { equipment, lying } = players[seat];
  const played = playing?.seat === seat ? playing.equipment : null;
  return [...equipment.map(({ kind }) => kind), ...lying.map((laid) => laid.equipment), played];
}

type Names = readonly { readonly kind: Identity | EquipmentName; readonly words: readonly string[] }[];

function names<Kind extends Identity | EquipmentName>(
  kinds: readonly Kind[],
  words: (kind: Kind) => readonly string[],
): Names {
  return kinds.map((kind) => ({ kind, words: words(kind) }));
}
