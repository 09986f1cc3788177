import type { JSX } from "preact";
import { useWords } from "../../../words/speak.tsx";
import { Coin } from "../art/coin.tsx";

interface CoinsProps {
  readonly count: number;
  /** Where coins fly from and to. */
  readonly place: string;
  readonly class?: string;
}

/** A coin with a number: what somebody, the treasury or the reserve has. */
export function Coins({ count, place, class: more = "" }: CoinsProps): JSX.Element {
  const words = useWords();
  return (
    <span class={`coins ${more}`} data-place={place}>
      <Coin class="coin" />
      <span class="coins-count">{words.number(count)}</span>
    </span>
  );
}
