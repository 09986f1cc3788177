import { createHash, createHmac } from "node:crypto";

/*
 * Somebody who has read PROTOCOL.md ("Fair shuffles") and nothing else: no line of the product is used here.
 */

export function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

export function keyOf(secret: string, shares: readonly (string | null)[]): Buffer {
  return Buffer.from(sha256(["darbar seed 2", secret, ...shares.map((share) => share ?? "-")].join("\n")), "hex");
}

/** The draws of one decision. */
export class Decision {
  private counter = 0;
  private readonly key: Buffer;
  private readonly number: number;

  constructor(key: Buffer, number: number) {
    this.key = key;
    this.number = number;
  }

  /** Six bytes for the next counter, the first the greatest. */
  value(): bigint {
    const text = `darbar draw ${this.number} ${this.counter++}`;
    return BigInt(`0x${createHmac("sha256", this.key).update(text).digest("hex").slice(0, 12)}`);
  }

  /** Draws one of the candidates and takes it out of them. */
  takeFrom<Item extends string | number>(candidates: Item[]): Item {
    candidates.sort((one, other) => (one < other ? -1 : Number(one > other)));
    const count = BigInt(candidates.length);
    const limit = count * (2n ** 48n / count);
    let value = this.value();
    while (value >= limit) value = this.value();
    return candidates.splice(Number(value % count), 1)[0] as Item;
  }
}
