import type { Block, RulesText } from "../../src/rules/text.ts";

/* What a book is made of, whatever its language: for comparing one with another. */

/** The kinds of blocks of each chapter, and how many items, rows, columns, paragraphs and rulings each has. */
export function shapeOf({ chapters }: RulesText): readonly string[] {
  return chapters.flatMap(({ chapter, blocks }) => blocks.map((block) => `${chapter}: ${shapeOfBlock(block)}`));
}

function shapeOfBlock(block: Block): string {
  switch (block.kind) {
    case "text":
    case "ruling":
      return block.kind;
    case "list":
      return `list of ${block.items.length}`;
    case "table":
      return `table of ${block.head.length}: ${block.rows.map((row) => row.length).join(" ")}; ${block.signs.length} signs`;
    case "card":
      return `card ${block.anchor}: ${block.facts.length} facts, ${block.text.length} texts, ${block.rulings.length} rulings`;
  }
}

/** Everything that can be read. */
export function textsOf({ title, origin, chapters }: RulesText): readonly string[] {
  return [title, origin, ...chapters.flatMap((chapter) => [chapter.title, ...chapter.blocks.flatMap(textsOfBlock)])];
}

/** Everything that can be read in a block. */
export function textsOfBlock(block: Block): readonly string[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "ruling":
      return [block.question, block.ruling];
    case "list":
      return block.items;
    case "table":
      return [...block.head, ...block.rows.flat()];
    case "card":
      return [
        block.name,
        ...block.facts.flat(),
        ...block.text,
        ...block.rulings.flatMap(({ question, ruling }) => [question, ruling]),
      ];
  }
}

/** Every address inside a book: its chapters and its cards. */
export function anchorsOf({ chapters }: RulesText): readonly string[] {
  return chapters.flatMap(({ chapter, blocks }) => [
    chapter,
    ...blocks.flatMap((block) => (block.kind === "card" ? [block.anchor] : [])),
  ]);
}

/** Every question that is ruled on, in reading order. */
export function questionsOf({ chapters }: RulesText): readonly string[] {
  return chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === "ruling") return [block.question];
      return block.kind === "card" ? block.rulings.map(({ question }) => question) : [];
    }),
  );
}
