import { fail, type GameRecord, ok, type Result } from "@darbar/kernel";
import { parseObject, show } from "@darbar/kernel/parse";

/** What proves the shuffle of a game: players mixed in words once, and shares now. */
export type FairProof = WordsProof | SharesProof;

/** The hash that was published before the game, the secret behind it, and the words that the seats mixed in. */
interface WordsProof {
  readonly commitment: string;
  readonly secret: string;
  readonly words: readonly string[];
}

/**
 * The hash of the secret, the secret, what each seat committed to before anybody opened theirs, and the shares that were
 * opened. A seat without a commitment did not mix in; one with a commitment and no share was left out.
 */
export interface SharesProof {
  readonly version: 2;
  readonly commitment: string;
  readonly secret: string;
  readonly commitments: readonly (string | null)[];
  readonly shares: readonly (string | null)[];
  /** Who started was drawn by lot, from the same key; records from before there was a lot do not say so. */
  readonly lot?: true;
}

/** A record whose proof has been read. */
export interface FairRecord extends GameRecord {
  readonly fair: FairProof;
}

/** Reads the proof of a record: like options and moves it comes as JSON. */
export function parseFair(record: GameRecord): Result<FairRecord> {
  if (record.fair === undefined) {
    return fail("this record has no proof: it was not played at a table with provable shuffles");
  }
  const fair = parseProof(record.fair);
  return fair.ok ? ok({ ...record, fair: fair.value }) : fair;
}

function parseProof(raw: unknown): Result<FairProof> {
  const hasVersion = typeof raw === "object" && raw !== null && "version" in raw;
  return hasVersion ? parseShares(raw) : parseWords(raw);
}

function parseWords(raw: unknown): Result<WordsProof> {
  const fields = parseObject(raw, `a record's "fair"`, ["commitment", "secret", "words"]);
  if (!fields.ok) return fields;
  const { commitment, secret, words } = fields.value;
  if (typeof commitment !== "string" || typeof secret !== "string") {
    return fail(`a record's "fair" must have a "commitment" and a "secret", both texts`);
  }
  if (!Array.isArray(words) || !words.every((word) => typeof word === "string")) {
    return fail(`a record's "fair" must have "words", a list of texts`);
  }
  return ok({ commitment, secret, words });
}

function parseShares(raw: object): Result<SharesProof> {
  const keys = ["version", "commitment", "secret", "commitments", "shares", "lot"];
  const fields = parseObject(raw, `a record's "fair"`, keys);
  if (!fields.ok) return fields;
  const { version, commitment, secret, commitments, shares, lot } = fields.value;
  if (version !== 2) return fail(`a record's "fair" can have the "version" 2 only; you gave ${show(version)}`);
  if (!isHex(commitment, 64) || !isHex(secret, 64)) {
    return fail(`a record's "fair" must have a "commitment" and a "secret", each of 64 hexadecimal digits`);
  }
  if (!isHexList(commitments, 64)) {
    return fail(`a record's "fair" must have "commitments", a list of 64 hexadecimal digits or null for each seat`);
  }
  if (!isHexList(shares, 32)) {
    return fail(`a record's "fair" must have "shares", a list of 32 hexadecimal digits or null for each seat`);
  }
  if (lot !== undefined && lot !== true)
    return fail(`a record's "fair" can have the "lot" true only; you gave ${show(lot)}`);
  return ok({ version, commitment, secret, commitments, shares, ...(lot && { lot }) });
}

function isHex(raw: unknown, digits: number): raw is string {
  return typeof raw === "string" && raw.length === digits && /^[0-9a-f]*$/.test(raw);
}

function isHexList(raw: unknown, digits: number): raw is (string | null)[] {
  return Array.isArray(raw) && raw.every((entry) => entry === null || isHex(entry, digits));
}
