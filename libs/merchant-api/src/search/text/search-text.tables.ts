import type { Generated } from 'kysely';

/** What the text search compares of one product in one language; made from the catalogue. */
export interface SearchDocumentsTable {
  product_id: number;
  language_id: string;
  /** The whole name, folded, its words apart by one space. */
  name: string;
  /** The name up to its first comma, in the same form. */
  title: string;
  /** Stems with their places; A is the name, B brand, categories and colour, C the texts, D the facts. */
  document: string;
  /** From 0 to 1; grows with the units sold, ever more slowly. */
  popularity: number;
  is_sold_out: boolean;
  /** Changes whenever the texts do. */
  fingerprint: string;
}

/** The words of the catalogue as its texts spell them. */
export interface SearchWordsTable {
  language_id: string;
  word: string;
  folded: string;
  /** What the dictionary of the language makes of the word, as it stands in the documents. */
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

/** Article numbers and GTINs, without hyphens and spaces. */
export interface SearchNumbersTable {
  number: string;
  product_id: number;
}
