import { at, type Seat } from "@darbar/kernel";
import type { Character, State } from "../src/index.ts";

/*
 * What a seat may do, worked out from the tables of coup.md alone and in its words. It shares nothing with the engine but
 * the shape of a state, and is compared with `legal` at every node of the exhaustive run.
 */

/** The moves of a seat that is asked, by name. */
export function lawfulMoves(state: State, seat: Seat): readonly string[] {
  const hand = [...new Set(at(state.players, seat).hidden)];
  switch (state.question) {
    case "act":
      return actions(state, seat);
    case "respond":
      return [...answers(state), ...blocks(state, seat)];
    case "block":
      return ["pass", ...blocks(state, seat)];
    case "contest":
      return ["pass", "challenge"];
    case "prove":
      return claimIsTrue(state, seat) ? ["show", "refuse"] : ["refuse"];
    case "lose-challenge":
    case "lose-influence":
      return hand.map((card) => `lose ${card}`);
    case "present":
      return hand.map((card) => `present ${card}`);
    case "judge":
      return ["give-back", "replace"];
    case "bomb":
      return ["explode", "defuse", ...heirs(state).map((heir) => `pass-on P${heir + 1}`)];
    case "return":
      return returns(state, seat);
    default:
      return [];
  }
}

function actions(state: State, seat: Seat): readonly string[] {
  const { options, players, reserve } = state;
  const { coins } = at(players, seat);
  const others = living(state).filter((other) => other !== seat);
  const enemies = others.filter((other) => !fellows(state, seat, other));
  const against = (name: string, targets: readonly Seat[]) => targets.map((target) => `${name} P${target + 1}`);
  if (coins >= 10) return against("coup", enemies);
  const found = ["income", "foreign-aid", "tax", "exchange"];
  if (coins >= 7) found.push(...against("coup", enemies));
  if (coins >= 3) found.push(...against("assassinate", enemies));
  found.push(
    ...against(
      "steal",
      enemies.filter((enemy) => at(players, enemy).coins > 0),
    ),
  );
  if (options.character === "inquisitor") found.push(...against("examine", enemies));
  if (options.reformation && coins >= 1) found.push(...against("convert", [seat]));
  if (options.reformation && coins >= 2) found.push(...against("convert", others));
  if (options.reformation && reserve > 0) found.push("embezzle");
  if (options.anarchist && coins >= 5) found.push(...against("bomb", others));
  return found;
}

function answers(state: State): readonly string[] {
  return state.action?.kind === "foreign-aid" ? ["pass"] : ["pass", "challenge"];
}

function blocks(state: State, seat: Seat): readonly string[] {
  if (state.action === null) return [];
  const { kind, target, seat: actor } = state.action;
  const isBlocker = state.options.blockers === "anyone" || seat === target;
  if (kind === "foreign-aid") return fellows(state, seat, actor) ? [] : ["block duke"];
  if (kind === "assassinate") return isBlocker ? ["block contessa"] : [];
  if (kind === "steal") return isBlocker ? ["block captain", `block ${state.options.character}`] : [];
  return [];
}

function claimIsTrue({ action, claim, options, players }: State, seat: Seat): boolean {
  const holds = (card: Character) => at(players, seat).hidden.includes(card);
  if (claim?.on !== "action") return claim !== null && claim.as !== "no-duke" && holds(claim.as);
  switch (action?.kind) {
    case "tax":
      return holds("duke");
    case "assassinate":
      return holds("assassin");
    case "steal":
      return holds("captain");
    case "exchange":
      return holds(options.character);
    case "examine":
      return holds("inquisitor");
    case "embezzle":
      return !holds("duke");
    default:
      throw new Error(`nothing is claimed by ${action?.kind}`);
  }
}

function heirs({ bomb, action, players }: State): readonly Seat[] {
  return players.flatMap((player, seat) =>
    player.hidden.length > 0 && seat !== action?.seat && !bomb?.held.includes(seat) ? [seat] : [],
  );
}

/** Every pair, or every single card; in `ru` every order of it. */
function returns({ options, players }: State, seat: Seat): readonly string[] {
  const { hidden } = at(players, seat);
  const found = new Set<string>();
  for (const [place, one] of hidden.entries()) {
    if (options.character === "inquisitor") found.add(`return ${one}`);
    else {
      for (const [otherPlace, other] of hidden.entries()) {
        if (place === otherPlace) continue;
        const pair = options.edition === "ru" ? [one, other] : [one, other].toSorted();
        found.add(`return ${pair.join(" ")}`);
      }
    }
  }
  return [...found];
}

function living({ players }: State): readonly Seat[] {
  return players.flatMap((player, seat) => (player.hidden.length > 0 ? [seat] : []));
}

function fellows(state: State, one: Seat, other: Seat): boolean {
  if (!state.options.reformation) return false;
  const sides = new Set(living(state).map((seat) => at(state.players, seat).allegiance));
  return sides.size > 1 && at(state.players, one).allegiance === at(state.players, other).allegiance;
}
