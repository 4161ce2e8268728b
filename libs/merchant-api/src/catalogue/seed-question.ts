/** An answer in the language of its question. Days are counted back from the day of seeding. */
export interface SeedAnswer {
  author: string;
  /** Whether the shop answers, and not another customer. */
  isFromShop: boolean;
  text: string;
  daysAgo: number;
}

/** A question about a family's products, in the one language it was asked in. */
export interface SeedQuestion {
  /** Stays the same when the text is mended. */
  key: string;
  /** Key of the family that it is about. */
  family: string;
  language: 'sv' | 'nb';
  author: string;
  text: string;
  daysAgo: number;
  answers: readonly SeedAnswer[];
}
