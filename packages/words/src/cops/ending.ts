import { type Ending, type Identity, isLeader, type Player, RULES, type State, teamOf } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Words } from "../words.ts";
import type { Names } from "./contract.ts";
import { doer } from "./people.ts";
import { type Party, partyName } from "./things.ts";
import { winnersText } from "./winners.ts";

/** Those who win or lose together. */
export interface EndTeam {
  readonly name: string;
  readonly party: Party;
  readonly seats: readonly Seat[];
  readonly isWinner: boolean;
}

/** How a game has ended. */
export interface EndOfGame {
  readonly title: string;
  readonly why: string;
  readonly teams: readonly EndTeam[];
}

/** Who won and why, and who was on which side, as far as the viewer can know; `null` while the game goes on. */
export function endingOf(view: State, words: Words, names: Names): EndOfGame | null {
  const { outcome } = view;
  const title = winnersText(view, words, names);
  if (outcome === null || title === null) return null;
  const why = whyText(outcome.as as Ending, outcome.winners[0], view, words, names);
  return { title, why, teams: teamsAt(view, outcome.winners, words) };
}

function whyText(as: Ending, winner: Seat, view: State, words: Words, names: Names): string {
  switch (as) {
    case "honest":
      return words.t("cops.ending.why.honest", doer(fallenWith("kingpin", view), view.viewer, names));
    case "crooked":
      return words.t("cops.ending.why.crooked", doer(fallenWith("agent", view), view.viewer, names));
    case "criminals":
      return words.t("cops.ending.why.criminals");
    case "alone":
      return words.t("cops.ending.why.alone", doer(winner, view.viewer, names));
  }
}

function fallenWith(leader: Identity, { players }: State): Seat {
  return players.findIndex(({ cards, standing }) => standing === "out" && cards.some(({ kind }) => kind === leader));
}

const PARTIES: readonly Party[] = ["alone", "honest", "crooked", "criminals", "unknown"];

/** The parties at the end, the winners first. */
function teamsAt(view: State, winners: readonly Seat[], words: Words): readonly EndTeam[] {
  const parties = view.players.map((_, seat) => partyOf(view, seat, winners));
  const teams = PARTIES.map((party): EndTeam => {
    const seats = parties.flatMap((each, seat) => (each === party ? [seat] : []));
    return { party, name: partyName(party, words), seats, isWinner: seats.some((seat) => winners.includes(seat)) };
  });
  const present = teams.filter(({ seats }) => seats.length > 0);
  return [...present.filter(({ isWinner }) => isWinner), ...present.filter(({ isWinner }) => !isWinner)];
}

/** A player's team: as the cards say where they are known, else as the end of the game gives away. */
function partyOf(view: State, seat: Seat, winners: readonly Seat[]): Party {
  const player = view.players[seat];
  const as = view.outcome?.as as Ending;
  const isWinner = winners.includes(seat);
  if (isWinner) return as;
  if (player.standing === "criminal" || isFallenInGang(view, player)) return "criminals";
  if (player.cards.every(({ kind }) => kind !== null)) return teamOf(player);
  if (as === "honest") return "crooked";
  return as === "crooked" ? "honest" : "unknown";
}

/** cops 6: who was shot just now, and holds no leader, would be a criminal. */
function isFallenInGang({ options }: State, { standing, cards }: Player): boolean {
  return RULES[options.mode].criminals && standing === "out" && !cards.some(({ kind }) => isLeader(kind));
}
