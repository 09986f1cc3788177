/** What the box holds for so many seats, copied from the tables of cops 1 and 5. */
export const BOX: Readonly<Record<number, { readonly ofEach: number; readonly guns: number }>> = {
  4: { ofEach: 5, guns: 2 },
  5: { ofEach: 7, guns: 3 },
  6: { ofEach: 8, guns: 3 },
  7: { ofEach: 10, guns: 4 },
  8: { ofEach: 11, guns: 4 },
};

const ANY = ["turn", "announced", "investigated", "hit", "eliminated", "turn-end"] as const;

/** The kinds of equipment, with how many there are, and the moments in which each is played by the runner (cops 5). */
export const KINDS = {
  blackmail: { copies: 1, base: ANY, gang: ANY },
  coffee: { copies: 1, base: ANY, gang: ANY },
  defibrillator: { copies: 2, base: ANY, gang: ["eliminated"] },
  disguise: { copies: 1, base: ANY, gang: ANY },
  "evidence-bag": { copies: 1, base: ANY, gang: ANY },
  flashbang: { copies: 1, base: ANY, gang: ANY },
  "k9-unit": { copies: 1, base: ANY, gang: ANY },
  "med-kit": { copies: 1, base: ANY, gang: ANY },
  "metal-detector": { copies: 1, base: ANY, gang: ANY },
  "mobile-detonator": { copies: 1, base: ["eliminated"], gang: ["eliminated"] },
  "planted-evidence": { copies: 1, base: ANY, gang: ANY },
  polygraph: { copies: 1, base: ANY, gang: ANY },
  "restraining-order": { copies: 1, base: ["announced"], gang: ["announced"] },
  "riot-shield": { copies: 1, base: ["hit"], gang: ["hit"] },
  "smoke-grenade": { copies: 1, base: ANY, gang: ANY },
  "surveillance-camera": { copies: 1, base: ["investigated"], gang: ["investigated"] },
  taser: { copies: 1, base: ANY, gang: ANY },
  "truth-serum": { copies: 1, base: ANY, gang: ANY },
  "walkie-talkie": { copies: 1, base: ANY, gang: ANY },
  wiretap: { copies: 1, base: ANY, gang: ANY },
} as const;

/** How many of each kind there are. */
export const COPIES = Object.fromEntries(Object.entries(KINDS).map(([kind, { copies }]) => [kind, copies])) as Record<
  keyof typeof KINDS,
  number
>;
