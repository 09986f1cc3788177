import type { Verified } from "@darbar/fair";
import type { Seat } from "@darbar/kernel";

/** What a record proves, and who could still have influenced its deal. Seats count from 0, as in records. */
export function provenText(proof: Verified): string {
  return proof.version === 1 ? provenByWords(proof) : provenByShares(proof);
}

function provenByShares({ mixedIn, leftOut, ...proof }: Verified): string {
  const said = [
    followsFrom(
      proof,
      mixedIn.length === 0 ? null : `the ${mixedIn.length === 1 ? "share" : "shares"} of ${named(mixedIn)}`,
    ),
  ];
  if (mixedIn.length === 0) {
    said.push(
      "No seat added a share: the operator alone could have drawn secrets until the cards were to their liking.",
    );
  } else {
    const whose = mixedIn.length === 1 ? named(mixedIn) : `one of the ${named(mixedIn)}`;
    said.push(
      `If you trust that the share of ${whose} was random, and secret until it was opened, you know that`,
      "nobody chose the cards: it was opened when the hash and all commitments had been shown.",
    );
  }
  if (leftOut.length > 0) {
    const them = leftOut.length === 1 ? "that seat" : "these seats";
    said.push(
      `But ${named(leftOut)} committed to a share and did not open it: the operator, together with ${them},`,
      `could have seen the other shares first and chosen between ${2 ** leftOut.length} deals.`,
    );
  }
  return said.join("\n");
}

function provenByWords({ mixedIn, ...proof }: Verified): string {
  const said = [
    followsFrom(proof, mixedIn.length === 0 ? null : `the words of ${named(mixedIn)}`),
    "So no draw was changed after that hash was shown. It does not prove more:",
  ];
  if (mixedIn.length === 0) {
    said.push("nobody added words, and the operator could have drawn secrets until the cards were to their liking.");
  } else {
    said.push(
      "the operator could have drawn secrets until the cards were to their liking, unless these words were chosen after",
      "the hash had been shown; and the last to add words, together with the operator, could have chosen the cards.",
    );
  }
  return said.join("\n");
}

function followsFrom(
  { draws, moves, commitment }: Omit<Verified, "mixedIn" | "leftOut">,
  mixed: string | null,
): string {
  const also = mixed === null ? "" : `\nand from ${mixed}`;
  return `All ${draws} draws of ${moves} moves follow from the secret whose hash is\n${commitment}${also}.`;
}

function named(seats: readonly Seat[]): string {
  if (seats.length === 1) return `seat ${seats[0]}`;
  return `seats ${seats.slice(0, -1).join(", ")} and ${seats.at(-1)}`;
}
