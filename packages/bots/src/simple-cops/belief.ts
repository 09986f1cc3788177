import { commonCards, type Identity, isLeader, isReversed, type Player, type State } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";

/** What to think of a player, in percent: of the honest team, and holder of a leader. */
export interface Belief {
  readonly honest: number;
  readonly agent: number;
  readonly kingpin: number;
}

/** What a view tells of everybody's team: what is known of each card, and the kinds that nobody has seen, counted. */
export function beliefs(view: State): readonly Belief[] {
  const unseen = unseenKinds(view);
  const places = view.players.map(placesForLeader);
  const allPlaces = places.reduce((sum, count) => sum + count, 0);
  const honestShare = unseen.honest / Math.max(1, unseen.honest + unseen.crooked);
  return view.players.map((player, seat) => {
    const share = allPlaces === 0 ? 0 : places[seat] / allPlaces;
    const agent = holds(player, "agent") ? 1 : unseen.agent * share;
    const kingpin = holds(player, "kingpin") ? 1 : unseen.kingpin * share;
    const honest = agent + Math.max(0, 1 - agent - kingpin) * majority(player, honestShare);
    return { honest: 100 * honest, agent: 100 * agent, kingpin: 100 * kingpin };
  });
}

function unseenKinds({ players, gone }: State): Record<Identity, number> {
  const common = commonCards(players.length).length / 2;
  const unseen = { honest: common, crooked: common, agent: 1, kingpin: 1 };
  for (const kind of gone) unseen[kind]--;
  for (const { cards } of players) for (const { kind } of cards) if (kind !== null) unseen[kind]--;
  return unseen;
}

/** In how many places a leader could be that nobody has seen: never beside the other one. */
function placesForLeader({ cards }: Player): number {
  return cards.some(({ kind }) => isLeader(kind)) ? 0 : cards.filter(({ kind }) => kind === null).length;
}

function holds({ cards }: Player, leader: Identity): boolean {
  return cards.some(({ kind }) => kind === leader);
}

/** The odds that two of a player's three cards count as honest, so many of the unseen ones being honest. */
function majority(player: Player, honestShare: number): number {
  const reversed = isReversed(player);
  let odds = [1, 0, 0, 0]; // By how many cards count as honest.
  for (const { kind } of player.cards) {
    const asPrinted = kind === null ? honestShare : kind === "honest" ? 1 : 0;
    const honest = reversed ? 1 - asPrinted : asPrinted;
    odds = odds.map((chance, count) => chance * (1 - honest) + (count === 0 ? 0 : odds[count - 1] * honest));
  }
  return odds[2] + odds[3];
}

/** How uncertain a player's team is, from 0 (it is known) to 50. */
export function doubt(belief: Belief): number {
  return 50 - Math.abs(belief.honest - 50);
}

/** How a player sees the others. */
export interface Outlook {
  readonly view: State;
  readonly me: Seat;
  /** How likely a seat is an enemy, in percent; a criminal is everybody's. */
  enemy(seat: Seat): number;
  /** How likely a seat holds the enemies' leader, in percent. */
  enemyLeader(seat: Seat): number;
  /** How likely a seat holds one's own leader, in percent. */
  ownLeader(seat: Seat): number;
  /** How uncertain a seat's team is, from 0 to 50. */
  doubt(seat: Seat): number;
}

/** The others as one who is of this team sees them; a criminal has no team, and no friends among the cops. */
export function outlook(view: State, me: Seat): Outlook {
  const all = beliefs(view);
  const isCriminal = view.players[me].standing === "criminal";
  const isHonest = all[me].honest > 50;
  return {
    view,
    me,
    enemy: (seat) => {
      if (view.players[seat].standing === "criminal" || isCriminal) return 100;
      return isHonest ? 100 - all[seat].honest : all[seat].honest;
    },
    enemyLeader: (seat) => (isHonest ? all[seat].kingpin : all[seat].agent),
    ownLeader: (seat) => (isHonest ? all[seat].agent : all[seat].kingpin),
    doubt: (seat) => doubt(all[seat]),
  };
}
