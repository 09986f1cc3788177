import type { JSX } from "preact";
import { useWords } from "../words/speak.tsx";
import { CardIndex, CardText } from "./card-text.tsx";
import type { SignArt } from "./game-rules.ts";
import { Ruling } from "./ruling.tsx";
import type { Block, ChapterOfRules } from "./text.ts";

/** A chapter of the rules. */
export function ChapterText({
  chapter,
  Art,
}: {
  readonly chapter: ChapterOfRules;
  readonly Art: SignArt;
}): JSX.Element {
  const { t } = useWords();
  const { chapter: name, title, blocks } = chapter;
  const cards = blocks.filter((block) => block.kind === "card");
  const before = cards.length === 0 ? blocks : blocks.slice(0, blocks.indexOf(cards[0]));
  return (
    <section class="rules-chapter" aria-labelledby={name}>
      <h2 id={name} tabIndex={-1}>
        {title}
      </h2>
      <Blocks blocks={before} Art={Art} />
      {cards.length > 0 && <CardIndex title={title} cards={cards} Art={Art} />}
      <Blocks blocks={blocks.slice(before.length)} Art={Art} />
      <p class="rules-back">
        <a href="#contents">{t("learn.rules.to-contents")}</a>
      </p>
    </section>
  );
}

function Blocks({ blocks, Art }: { readonly blocks: readonly Block[]; readonly Art: SignArt }): JSX.Element {
  return (
    <>
      {blocks.map((block, place) => (
        <BlockText key={place} block={block} Art={Art} />
      ))}
    </>
  );
}

interface BlockProps {
  readonly block: Block;
  readonly Art: SignArt;
}

function BlockText({ block, Art }: BlockProps): JSX.Element {
  switch (block.kind) {
    case "text":
      return <p>{block.text}</p>;
    case "list":
      return (
        <ul>
          {block.items.map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      );
    case "table":
      return <TableText block={block} Art={Art} />;
    case "ruling":
      return <Ruling of={block} />;
    case "card":
      return <CardText card={block} Art={Art} />;
  }
}

/** A cell of more characters is a sentence, and needs room. */
const LONG = 24;

/** A table that scrolls by itself where the screen is narrow; by keys, too. */
function TableText({ block, Art }: BlockProps & { readonly block: Block & { kind: "table" } }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section class="rules-table" aria-label={block.head.join(", ")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, place) => (
              <th key={place} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first, ...rest], row) => (
            <tr key={row}>
              <th scope="row">
                <span class="rules-first">
                  {block.signs[row] !== undefined && <Art sign={block.signs[row]} class="rules-emblem" />}
                  {first}
                </span>
              </th>
              {rest.map((cell, place) => (
                <td key={place} class={cell.length > LONG ? "is-long" : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
