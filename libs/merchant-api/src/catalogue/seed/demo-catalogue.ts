import type { SeedCatalogue } from './seed-types.ts';

/** The catalogue that a fresh shop starts with. */
export const demoCatalogue: SeedCatalogue = { version: '0', brands: [], categories: [], families: [] };
