import { CLAIM_WORDS, type ClaimWord, type Identity, type Team } from "@darbar/cops";
import { lieOf, lyingPays, truthOf } from "./word.ts";

/** Nobody can be quite sure how somebody else talks. */
const SLIP = 0.03;

/** How many truthful players hide nothing, not even their own leader. */
const CANDID = 0.3;

/** How likely somebody of a team who lies so often, where that pays, calls a card so that they have seen. */
export function chanceToSay(word: ClaimWord, kind: Identity, team: Team, lying: number): number {
  const truth = CANDID * Number(word === truthOf(kind, null)) + (1 - CANDID) * Number(word === truthOf(kind, team));
  const lie = lyingPays(kind, team) ? Number(word === lieOf(kind)) : truth;
  return SLIP / CLAIM_WORDS.length + (1 - SLIP) * ((1 - lying) * truth + lying * lie);
}
