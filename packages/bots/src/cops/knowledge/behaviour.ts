import { type CopsEvent, isKnownTo, type Play, type State } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";

/*
 * Soft evidence: what players do to each other tells on whose side they are, the more so the more they know. Evidence says
 * how hostile one act is, as the logarithm of how much likelier it is between enemies than between friends; below 0 it is
 * friendly.
 */

/** One act of one player that concerns another. */
export interface Evidence {
  readonly by: Seat;
  readonly at: Seat;
  readonly hostile: number;
}

/** How much acts tell, by how many of the other's cards the player knows. */
export interface Reading {
  readonly aim: readonly number[];
  readonly shot: readonly number[];
  /** How much equipment tells, on top of how hostile each use is. */
  readonly equipment: number;
  /** How much giving and taking diamonds tells (cops 6). */
  readonly diamonds: number;
}

/** How a careful player reads the others. */
export const READING: Reading = {
  aim: [0.2, 0.5, 1.2, 1.8],
  shot: [0.4, 1, 2.2, 3],
  equipment: 1,
  diamonds: 0.2,
};

/** How many cards of a seat another one knows. Everybody can see who looks where. */
function knownCards(view: State, by: Seat, at: Seat): number {
  return view.players[at].cards.filter((card) => card.up || isKnownTo(card.knownTo, by)).length;
}

/** What an event says about those it concerns. `view`: the table before it. */
export function evidenceIn(event: CopsEvent, view: State, reading: Reading): readonly Evidence[] {
  switch (event.type) {
    case "fired":
      return [evidence(event.seat, event.target, reading.shot[knownCards(view, event.seat, event.target)] ?? 0)];
    case "aimed":
      return isOwnAim(event, view)
        ? [evidence(event.seat, event.target, reading.aim[knownCards(view, event.seat, event.target)] ?? 0)]
        : [];
    case "diverted":
      return [evidence(event.seat, event.target, 0.8 * reading.equipment)];
    case "played":
      return evidenceInPlay(event.seat, event.play, view).map((each) => ({
        ...each,
        hostile: each.hostile * reading.equipment,
      }));
    case "diamonds":
      return evidenceInDiamonds(event, view, reading);
    default:
      return [];
  }
}

function evidence(by: Seat, at: Seat, hostile: number): Evidence {
  return { by, at, hostile };
}

/** Whether a player aims anew and of their own will: no walkie-talkie, no criminal behind it, no aim that is kept. */
function isOwnAim({ seat, target }: CopsEvent & { type: "aimed" }, view: State): boolean {
  return view.turn === seat && view.playing?.equipment !== "walkie-talkie" && view.players[seat].aim !== target;
}

/** cops 6: who equips gives a diamond away, who arms takes them all; criminals take from everybody. */
function evidenceInDiamonds(
  { from, to }: CopsEvent & { type: "diamonds" },
  view: State,
  reading: Reading,
): readonly Evidence[] {
  if (view.players[from].standing !== "in" || view.players[to].standing !== "in") return [];
  if (view.action?.do === "equip") return [evidence(from, to, -reading.diamonds)];
  return view.action?.do === "arm" ? [evidence(to, from, reading.diamonds)] : [];
}

function evidenceInPlay(by: Seat, { equipment, target, to }: Play, view: State): readonly Evidence[] {
  const shotAt = view.action?.do === "shoot" ? (view.hit ?? view.players[view.turn].aim) : null;
  const rescue =
    shotAt === null || view.moment === "turn-end" ? [] : [evidence(by, shotAt, -1), evidence(by, view.turn, 0.5)];
  switch (equipment) {
    case "riot-shield":
    case "restraining-order":
      return rescue;
    case "k9-unit":
      return target === view.turn && shotAt !== null ? rescue : [evidence(by, target ?? by, 0.7)];
    case "med-kit":
      return [evidence(by, target ?? by, -1.5)];
    case "defibrillator":
      return [evidence(by, target ?? by, -1.2)];
    case "mobile-detonator":
      return [evidence(by, target ?? by, 1.5)];
    case "taser":
      return [evidence(by, target ?? by, 0.5), evidence(by, to ?? by, 0.5)];
    case "walkie-talkie":
      return [evidence(by, target ?? by, 0.7)];
    case "planted-evidence":
      return [evidence(by, target ?? by, 0.4)];
    case "disguise":
      return [evidence(by, target ?? by, -0.4)];
    case "evidence-bag":
      return [evidence(by, target ?? by, 0.3), evidence(by, to ?? by, -0.3)];
    case "flashbang":
      return [evidence(by, target ?? by, -0.3)];
    default:
      return [];
  }
}
