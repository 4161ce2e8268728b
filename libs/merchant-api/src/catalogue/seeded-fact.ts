import type { Localised } from './localised.ts';

/** The groups of facts that a seed fills, in their order, with what a shopper reads above them. */
export const factGroups = {
  facts: { sv: 'Fakta', nb: 'Fakta' },
  food: { sv: 'Om livsmedlet', nb: 'Om matvaren' },
  nutrition: { sv: 'Näringsvärde', nb: 'Næringsinnhold' },
  'product-safety': { sv: 'Tillverkare och produktsäkerhet', nb: 'Produsent og produktsikkerhet' },
} as const satisfies Record<string, Localised>;

/** One fact about a product. */
export interface SeededFact {
  group: keyof typeof factGroups;
  /** The contract's parameter identifier. */
  key: string;
  label: Localised;
  value: Localised;
}
