import type { Generated } from 'kysely';

/** What a product is called in one language, and what stands beside its name; made from the catalogue. */
export interface SearchLabelsTable {
  product_id: number;
  language_id: string;
  /** The whole name, folded, its words apart by one space. */
  name: string;
  /** The name up to its first comma, in the same form. */
  title: string;
  /** Lexemes with their weights: A stands in the name, B is brand, category, colour or size. */
  words: string;
  /** From 0 to 200; grows with the units sold, ever more slowly. */
  popularity: Generated<number>;
  is_sold_out: Generated<boolean>;
}

/** Everything that is said of a product in one language. */
export interface SearchTextsTable {
  product_id: number;
  language_id: string;
  /** Lexemes of the labels, texts and facts, without weights. */
  words: string;
  /** Changes whenever one of the texts does. */
  fingerprint: string;
}

/** The words of the catalogue as its texts spell them. */
export interface SearchWordsTable {
  language_id: string;
  word: string;
  folded: string;
  /** What the dictionary of the language makes of the word, as it stands beside the products. */
  lexeme: string;
  /** The lexeme, folded. */
  stem: string;
  /** Where the word is a compound: the stems it is made of. */
  parts: Generated<string[]>;
  /** The folded word and the stem, and what is left of them when any one letter is missing. */
  typo_keys: string[];
  /** In how many products the lexeme stands. */
  products: number;
  /** In how many it stands in the name, or as brand, category or colour. */
  label_products: number;
}

/** Words that shoppers type for words of the catalogue, as an editor says. */
export interface SearchSynonymsTable {
  language_id: string;
  typed: string;
  meant: string;
  /** The word as it is typed, folded, and its stem. */
  typed_keys: string[];
  /** The same of the word that is meant. */
  meant_keys: string[];
}

/** Article numbers and GTINs, without hyphens and spaces. */
export interface SearchNumbersTable {
  number: string;
  product_id: number;
}
