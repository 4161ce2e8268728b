import type { SeedCategory } from '@torg/merchant-api/seed';
import { careCategories } from './care.categories.ts';
import { giftCategories } from './gift.categories.ts';
import { homeCategories } from './home.categories.ts';
import { wearCategories } from './wear.categories.ts';

/** Three levels: roots, what stands under them, and what that is divided into where it is large; in the order of the menu. */
export const categories: readonly SeedCategory[] = [
  ...homeCategories,
  ...wearCategories,
  ...careCategories,
  ...giftCategories,
];
