import { bathFamilies } from './bath.families.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { childrenFamilies } from './children.families.ts';
import { clothesFamilies } from './clothes.families.ts';
import { giftFamilies } from './gifts.families.ts';
import { homeFamilies } from './home.families.ts';
import { kitchenFamilies } from './kitchen.families.ts';
import { pantryFamilies } from './pantry.families.ts';
import { questions } from './questions.ts';
import type { SeedCatalogue } from './seed-types.ts';
import { textileFamilies } from './textiles.families.ts';

/** The catalogue that a fresh shop starts with. */
export const demoCatalogue: SeedCatalogue = {
  version: '2026-11-21-questions',
  brands,
  categories,
  families: [
    ...kitchenFamilies,
    ...homeFamilies,
    ...textileFamilies,
    ...clothesFamilies,
    ...pantryFamilies,
    ...bathFamilies,
    ...childrenFamilies,
    ...giftFamilies,
  ],
  questions,
};
