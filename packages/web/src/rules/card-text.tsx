import type { JSX } from "preact";
import "./card-text.css";
import type { SignArt } from "./game-rules.ts";
import { Ruling } from "./ruling.tsx";
import type { Block } from "./text.ts";

type Card = Block & { readonly kind: "card" };

/** A printed card: what it is called, when it is played, what it does, and its rulings. */
export function CardText({ card, Art }: { readonly card: Card; readonly Art: SignArt }): JSX.Element {
  const { anchor, name, sign, facts, text, rulings } = card;
  return (
    <article class="rules-card" aria-labelledby={anchor}>
      <Art sign={sign} class="rules-card-art" />
      <div class="rules-card-text">
        <h3 id={anchor} tabIndex={-1}>
          {name}
        </h3>
        <dl class="rules-card-facts">
          {facts.map(([what, fact]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        {text.map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
        {rulings.map((ruling) => (
          <Ruling key={ruling.question} of={ruling} />
        ))}
      </div>
    </article>
  );
}

interface CardIndexProps {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly Art: SignArt;
}

/** The ways to the cards of a chapter. */
export function CardIndex({ title, cards, Art }: CardIndexProps): JSX.Element {
  return (
    <nav class="rules-index" aria-label={title}>
      {cards.map(({ anchor, name, sign }) => (
        <a key={anchor} href={`#${anchor}`}>
          <Art sign={sign} class="rules-emblem" />
          {name}
        </a>
      ))}
    </nav>
  );
}
