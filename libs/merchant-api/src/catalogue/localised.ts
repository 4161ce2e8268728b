/** A text in each language of the demo shop. */
export interface Localised {
  sv: string;
  nb: string;
}

/** Prices in kronor inc VAT, as people write them; the seed turns them into minor units. */
export interface SeedPrice {
  sek: number;
  nok: number;
}
