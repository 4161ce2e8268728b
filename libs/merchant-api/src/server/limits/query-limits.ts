/** How much one request may ask for. */
export const queryLimits = {
  /** Characters of a query's text. */
  characters: 64 * 1024,
  /** Words, names and signs of a query's text. */
  tokens: 5_000,
  /** Brackets within brackets, those of arguments and values too. */
  nesting: 60,
  /** How often one selection may name the same field, or hold fragments. */
  repeats: 30,
  /** How deep fields may lie. */
  depth: 12,
  /** Fields under another name than their own, each spread of a fragment counted. */
  aliases: 20,
  /** Texts that are searched for. */
  searches: 3,
  /** Points; see `costOf`. About as many fields as an answer may hold. */
  cost: 250_000,
} as const;
