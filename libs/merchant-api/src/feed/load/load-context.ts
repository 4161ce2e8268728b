/** What one load is about. */
export interface LoadContext {
  /** The language of the texts, such as sv-SE. */
  languageId: string;
  /** The market of the prices, such as se. */
  marketId: string;
  /** The moment of the load, in milliseconds since 1970. */
  now: number;
}
