import { type Character, type Edition, RULES } from "@darbar/coup";
import type { JSX } from "preact";
import { Emblem } from "../art/emblem.tsx";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/speak.tsx";
import { charactersOf } from "./facts.ts";
import type { Block, RulesText } from "./text.ts";

type ChapterOf = RulesText["chapters"][number];

/** A chapter of the rules. */
export function ChapterText({
  chapter,
  edition,
}: {
  readonly chapter: ChapterOf;
  readonly edition: Edition;
}): JSX.Element {
  const { t } = useWords();
  const { chapter: name, title, blocks } = chapter;
  const firstTable = blocks.find((block) => block.kind === "table");
  return (
    <section class="rules-chapter" aria-labelledby={name}>
      <h2 id={name} tabIndex={-1}>
        {title}
      </h2>
      {blocks.map((block, place) => (
        <BlockText
          key={place}
          block={block}
          // The table of characters opens the first chapter: each has its emblem beside it.
          emblems={name === "box" && block === firstTable ? charactersOf(RULES[edition]) : []}
        />
      ))}
      <p class="rules-back">
        <a href="#contents">{t("learn.rules.to-contents")}</a>
      </p>
    </section>
  );
}

interface BlockProps {
  readonly block: Block;
  readonly emblems: readonly Character[];
}

function BlockText({ block, emblems }: BlockProps): JSX.Element {
  const { t } = useWords();
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
      return <TableText block={block} emblems={emblems} />;
    case "ruling":
      return (
        <div class="ruling">
          <p class="ruling-question">{block.question}</p>
          <p>
            <span class="ruling-mark">
              <Icon name="swords" class="icon" />
              {t("learn.rules.ruling")}
            </span>{" "}
            {block.ruling}
          </p>
        </div>
      );
  }
}

/** A cell of more characters is a sentence, and needs room. */
const LONG = 24;

/** A table that scrolls by itself where the screen is narrow; by keys, too. */
function TableText({ block, emblems }: BlockProps & { readonly block: Block & { kind: "table" } }): JSX.Element {
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
                  {emblems[row] !== undefined && <Emblem of={emblems[row]} class="rules-emblem" />}
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
