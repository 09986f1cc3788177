/** A picture that stands beside the words: a card of the game, and what kind of card it is. */
export interface Sign {
  readonly of: string;
  readonly card: string;
}

/** Where the printed book is silent, and what this table does. */
export interface RulingWords {
  readonly question: string;
  readonly ruling: string;
}

/** A piece of a chapter. `signs`: what stands beside the rows of a table. `card`: a printed card, with its own address. */
export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly signs: readonly Sign[];
    }
  | ({ readonly kind: "ruling" } & RulingWords)
  | {
      readonly kind: "card";
      readonly anchor: string;
      readonly name: string;
      readonly sign: Sign;
      readonly facts: readonly (readonly [what: string, fact: string])[];
      readonly text: readonly string[];
      readonly rulings: readonly RulingWords[];
    };

/** A chapter; its name is its address. */
export interface ChapterOfRules {
  readonly chapter: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The rules of one edition in one language. */
export interface RulesText {
  readonly title: string;
  /** Which printed book this edition follows, in one line. */
  readonly origin: string;
  readonly chapters: readonly ChapterOfRules[];
}
